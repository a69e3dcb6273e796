struct Depot {
  var name: String
  var opensAt: Int
}
