import Foundation

/// Classes as a store keeps them: some take everything when they are made, some are filled afterwards.
final class ListingRecord {
  let identifier: Int
  var title: String
  var stateCode: String
  var price: PriceRecord
  var discount: PriceRecord?
  var seller: SellerRecord?
  var pictures: [PictureRecord]
  var tags: Set<String>
  var weight: Double?
  var street: String
  var city: String
  var conditionCode: Int
  private(set) var isFavorite = false
  var cachedAt = Date.distantPast

  init(
    identifier: Int, title: String, stateCode: String, price: PriceRecord, discount: PriceRecord?,
    seller: SellerRecord?, pictures: [PictureRecord], tags: Set<String>, weight: Double?,
    street: String, city: String, conditionCode: Int
  ) {
    self.identifier = identifier
    self.title = title
    self.stateCode = stateCode
    self.price = price
    self.discount = discount
    self.seller = seller
    self.pictures = pictures
    self.tags = tags
    self.weight = weight
    self.street = street
    self.city = city
    self.conditionCode = conditionCode
  }
}

final class PriceRecord {
  var amount = 0
  var currency = ""
}

final class PictureRecord {
  var url: URL
  var position: Int
  var kind: String

  init(url: URL, position: Int, kind: String) {
    self.url = url
    self.position = position
    self.kind = kind
  }
}

final class SellerRecord {
  let id: String
  var displayName: String
  var rating: Double
  var languages: [String]

  init(id: String, displayName: String, rating: Double, languages: [String]) {
    self.id = id
    self.displayName = displayName
    self.rating = rating
    self.languages = languages
  }
}

/// A draft that several tasks write to.
actor DraftStore {
  let listingID: Int
  var title = ""
  var note: String?
  private(set) var changes = 0

  init(listingID: Int) { self.listingID = listingID }

  func write(_ title: String) {
    self.title = title
    changes += 1
  }
}
