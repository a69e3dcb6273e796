import Foundation

struct Identifier: Hashable {
  let value: Int
}

struct User: Equatable {
  let id: Identifier
  let firstName: String
  let lastName: String
  let nickname: String?
  let gender: Gender
  let partnerGender: Gender?
  let birthday: Date
  let homeAddress: Address?
  let otherAddresses: [Address]
  let emails: [Email]
  let scores: [String: Int]
}

enum Gender: CaseIterable {
  case unknown, female, male
}

struct Country: Equatable {
  let code: String
}

struct Address: Equatable {
  let street: String
  let city: String
  let country: Country
}

struct Email: Equatable {
  let address: String
  let isVerified: Bool
}

struct Contact {
  let name: String
  let address: String?
}

struct ContactRow: Equatable {
  let title: String
  let subtitle: String
}
