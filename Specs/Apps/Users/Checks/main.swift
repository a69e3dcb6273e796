import Checks
import Foundation

let home = Address(street: "Lindenweg 1", city: "Bern", country: Country(code: "CH"))
let work = Address(street: "Rue du Lac 5", city: "Annecy", country: Country(code: "FR"))
let user = User(
  id: Identifier(value: 42), firstName: "Ada", lastName: "Keller", nickname: nil, gender: .female,
  partnerGender: .male, birthday: Date(timeIntervalSince1970: 86_400), homeAddress: home,
  otherAddresses: [work, home], emails: [Email(address: "ada@mail.example", isVerified: true)],
  scores: ["chess": 7])

// Into the store.

let object = UserObject(user: user)
check(object.identifier, equals: 42)
check(object.firstName, equals: "Ada")
check(object.surname, equals: "Keller")
check(object.nickname, equals: nil)
check(object.genderCode, equals: 1)
check(object.partnerGenderCode, equals: 2)
check(object.bornAt, equals: 86_400)
check(object.homeAddress?.street, equals: "Lindenweg 1")
check(object.homeAddress?.countryCode, equals: "CH")
check(object.otherAddresses.map(\.city), equals: ["Annecy", "Bern"])
check(object.emails.map(\.address), equals: ["ada@mail.example"])
check(object.emails.first?.isVerified, equals: true)
check(object.scores, equals: ["chess": 7])

// And back: nothing is lost.

check(User(userObject: object), equals: user)

object.surname = "Baumann"
object.nickname = "Addi"
object.homeAddress = nil
object.otherAddresses = []
object.partnerGenderCode = nil
let changed = User(userObject: object)
check(changed.lastName, equals: "Baumann")
check(changed.nickname, equals: "Addi")
check(changed.homeAddress, equals: nil)
check(changed.otherAddresses, equals: [])
check(changed.partnerGender, equals: nil)
check(changed.id, equals: user.id)

check(User.brokenRoundTrips(of: [user, changed], through: UserObject.self), equals: [])
check(Address.brokenRoundTrips(of: [home, work], through: AddressObject.self), equals: [])

// Codes and cases.

check(Gender.brokenRoundTrips(through: Int.self), equals: [])

for gender in Gender.allCases {
  check(Gender(code: Int(gender: gender)), equals: gender)
}
check(Gender.allCases.map { Int(gender: $0) }, equals: [0, 1, 2])
check(Gender(code: 9), equals: .unknown)
check(Gender(code: -1), equals: .unknown)

// One way only, with expressions.

check(
  Contact(name: "ada keller", address: nil).row(),
  equals: ContactRow(title: "Ada Keller", subtitle: "no address"))
check(
  Contact(name: "Bo", address: "Bern").row(), equals: ContactRow(title: "Bo", subtitle: "Bern"))

finish()
