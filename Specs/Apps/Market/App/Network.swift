import Foundation

/// What the server of a market place answers.
struct ListingDTO {
  let id: Int32
  let title: String
  let state: String
  let price: PriceDTO
  let discount: PriceDTO?
  let pictures: [PictureDTO]
  let seller: SellerDTO
  let tags: [String]
  let weight: Float?
  let createdAt: String
  let attributes: [String: String]
  let shipping: [String: [PriceDTO]]
  let relatedIDs: [Int32]
  let street: String
  let city: String
  let condition: Int
  let badge: BadgeDTO?
}

struct PriceDTO: Hashable {
  let amount: Int32
  let currency: String
}

struct PictureDTO: Hashable {
  let path: String
  let position: Int16
  let kind: String
}

struct SellerDTO {
  let sellerID: String
  let name: String?
  let rating: Float
  let languages: Set<String>
}

enum BadgeDTO {
  case none
  case reduced(percent: Int16, until: String)
  case picked(by: SellerDTO)
  case top(Int16)
}

struct PageDTO<Item> {
  let items: [Item]
  let page: Int32
  let totalPages: Int32
  let nextCursor: String?
}

struct ReviewDTO {
  let text: String?
  let stars: Int
  let author: String?
  let language: String?
}

struct StatsDTO {
  let soldByMonth: [Int: Int32]
  let viewsByLanguage: [String: Int64]
  let bestPrices: [PriceDTO: [PictureDTO]]
}

enum ServerError: Error {
  case offline
  case timeout
  case status(code: Int, message: String)
  case badPayload(ReasonDTO)
  case cancelled
}

enum ReasonDTO { case missingKey(String), wrongType, empty }
