import Foundation

struct User {
  let id: UUID
  let name: String
}
