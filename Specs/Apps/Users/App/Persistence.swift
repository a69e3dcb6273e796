/// A user as the store keeps one. Its classes could as well be managed objects of Core Data, or
/// models of Realm: all that matters here is that they are classes with stored members.
final class UserObject {
  var identifier: Int
  var firstName: String
  var surname: String
  var nickname: String?
  var genderCode: Int
  var partnerGenderCode: Int?
  var bornAt: Double
  var homeAddress: AddressObject?
  var otherAddresses: [AddressObject]
  var emails: [EmailObject]
  var scores: [String: Int]

  init(
    identifier: Int, firstName: String, surname: String, nickname: String?, genderCode: Int,
    partnerGenderCode: Int?, bornAt: Double, homeAddress: AddressObject?,
    otherAddresses: [AddressObject], emails: [EmailObject], scores: [String: Int]
  ) {
    self.identifier = identifier
    self.firstName = firstName
    self.surname = surname
    self.nickname = nickname
    self.genderCode = genderCode
    self.partnerGenderCode = partnerGenderCode
    self.bornAt = bornAt
    self.homeAddress = homeAddress
    self.otherAddresses = otherAddresses
    self.emails = emails
    self.scores = scores
  }
}

final class AddressObject {
  var street: String
  var city: String
  var countryCode: String

  init(street: String, city: String, countryCode: String) {
    self.street = street
    self.city = city
    self.countryCode = countryCode
  }
}

final class EmailObject {
  var address: String
  var isVerified: Bool

  init(address: String, isVerified: Bool) {
    self.address = address
    self.isVerified = isVerified
  }
}
