import Checks
import Foundation

let images = Images(base: URL(fileURLWithPath: "/cdn"))
let seller = SellerDTO(sellerID: "s1", name: nil, rating: 4.5, languages: ["de", "xx"])
let price = PriceDTO(amount: 1200, currency: "EUR")

func listing(
  state: String = "live", currency: String = "EUR", createdAt: String = "60",
  badge: BadgeDTO? = .reduced(percent: 20, until: "3600")
) -> ListingDTO {
  ListingDTO(
    id: 7, title: "Chair", state: state, price: PriceDTO(amount: 1200, currency: currency),
    discount: PriceDTO(amount: 900, currency: "???"),
    pictures: [
      PictureDTO(path: "b.png", position: 2, kind: "photo"),
      PictureDTO(path: "x.png", position: 1, kind: "hologram"),
      PictureDTO(path: "a.png", position: 0, kind: "drawing"),
    ],
    seller: seller, tags: ["oak", "old", "oak"], weight: 3.5, createdAt: createdAt,
    attributes: ["color": "brown", "smell": "none"],
    shipping: ["CH": [price, PriceDTO(amount: 5, currency: "?")], "XX": [price]],
    relatedIDs: [8, 9], street: "Lindenweg 1", city: "Bern", condition: 10, badge: badge)
}

// From the server: numbers, raw values, keys, sets and what may be missing.

let chair = try Listing(listingDTO: listing(), images: images)!
check(chair.id, equals: 7)
check(chair.state, equals: .active)
check(chair.price, equals: Price(amount: 1200, currency: .euro))
check(chair.discount, equals: nil)
check(chair.gallery.map(\.position), equals: [0, 2])
check(chair.gallery.map(\.url.lastPathComponent), equals: ["a.png", "b.png"])
check(chair.seller.displayName, equals: "–")
check(chair.seller.rating, equals: 4.5)
check(chair.seller.languages, equals: [.german])
check(chair.tags, equals: ["oak", "old"])
check(chair.weight, equals: 3.5)
check(chair.createdAt, equals: Date(timeIntervalSince1970: 60))
check(chair.attributes, equals: [.color: "brown"])
check(chair.shipping, equals: [.switzerland: [Price(amount: 1200, currency: .euro)]])
check(chair.related, equals: [8, 9])
check(chair.place, equals: Place(street: "Lindenweg 1", city: "Bern"))
check(chair.condition, equals: .used)
check(chair.badge, equals: .reduced(percent: 20, until: Date(timeIntervalSince1970: 3600)))

check(try Listing(listingDTO: listing(state: "?"), images: images)?.state, equals: .other)
check(try Listing(listingDTO: listing(currency: "?"), images: images), equals: nil)
check(try Listing(listingDTO: listing(badge: nil), images: images)?.badge, equals: Badge.none)
check(
  try Listing(listingDTO: listing(badge: .top(3)), images: images)?.badge, equals: .top(rank: 3))
check(
  (try? Listing(listingDTO: listing(createdAt: "today"), images: images)) == nil, equals: true)

let page = Page(
  pageDTO: PageDTO(
    items: [listing(), listing(createdAt: "?"), listing(currency: "?")], page: 2, totalPages: 2,
    nextCursor: nil),
  images: images)
check(page.items.map(\.id), equals: [7])
check(page.isLast, equals: true)

check(Review(reviewDTO: ReviewDTO(text: nil, stars: 3, author: "A", language: "de")), equals: nil)
check(
  Review(reviewDTO: ReviewDTO(text: "Good", stars: 3, author: nil, language: "xx")),
  equals: Review(text: "Good", stars: 3, author: "anonymous", language: nil))

let stats = Stats(
  statsDTO: StatsDTO(
    soldByMonth: [1: 3], viewsByLanguage: ["de": 5, "xx": 1],
    bestPrices: [
      price: [PictureDTO(path: "a.png", position: 0, kind: "photo")],
      PriceDTO(amount: 1, currency: "?"): [],
    ]),
  images: images)
check(stats.soldByMonth, equals: [1: 3])
check(stats.viewsByLanguage, equals: [.german: 5])
check(stats.bestPrices.map(\.key.amount), equals: [1200])
check(stats.bestPrices.first?.value.map(\.kind), equals: [.photo])

// Errors.

check(MarketError(serverError: .timeout), equals: .noConnection)
check(
  MarketError(serverError: .status(code: 404, message: "gone")),
  equals: .refused(code: 404, message: "gone"))
check(
  MarketError(serverError: .badPayload(.missingKey("id"))), equals: .unreadable(.missing("id")))
check(MarketError(serverError: .badPayload(.empty)), equals: .unreadable(.malformed))
check(Failure(marketError: .noConnection), equals: .retry)
check(Failure(marketError: .refused(code: 1, message: "no")), equals: .message("no"))
check(Failure(marketError: .unreadable(.malformed)), equals: .message("unreadable"))

// In the store: what is there already stays the same object.

let record = ListingRecord(listing: chair)
check(record.stateCode, equals: "live")
check(record.conditionCode, equals: 10)
check(record.price.amount, equals: 1200)
check(record.price.currency, equals: "EUR")
check(record.city, equals: "Bern")
check(Log.lines, equals: ["filled 7"])
check(Picture(pictureRecord: record.pictures[0]), equals: chair.gallery[0])

let (priceThen, sellerThen) = (record.price, record.seller)
let changed = Listing(
  id: 7, title: "Old chair", state: .sold, price: Price(amount: 800, currency: .franc),
  discount: Price(amount: 700, currency: .franc), gallery: [],
  seller: Seller(id: "s1", displayName: "Ada", rating: 5, languages: []), tags: [], weight: nil,
  createdAt: .now, attributes: [:], shipping: [:], related: [], place: chair.place,
  condition: .new, badge: .none)
record.update(from: changed)
check(record.price === priceThen, equals: true)
check(record.seller === sellerThen, equals: true)
check(record.price.amount, equals: 800)
check(record.seller?.displayName, equals: "Ada")
check(record.discount?.amount, equals: 700)
check(record.cachedAt > .distantPast, equals: true)
check(record.pictures.count, equals: 0)

// What is shown.

let row = RowMapper().map(changed)
check(row.price, equals: "800 CHF")
check(row.isSold, equals: true)
let shown = chair.shown()
check(shown.photos, equals: [Gallery.Frame(url: chair.gallery[1].url, order: 0)])
check(shown.first.count, equals: 2)
var label = RowMapper().map(changed.price, isReduced: false)
RowMapper().map(chair.price, to: &label, isReduced: true)
check(label, equals: PriceLabel(text: "1200 EUR", isReduced: true))

let drafts = DraftStore(listingID: 7)
await drafts.write("Stool")
check(
  await drafts.draftState(),
  equals: DraftState(listingID: 7, title: "Stool", note: "", changes: 1))

finish()
