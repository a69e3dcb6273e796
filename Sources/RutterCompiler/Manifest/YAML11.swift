/// The words that YAML 1.1 reads as Booleans, most of which are texts to YAML 1.2.
enum YAML11 {
  static func boolean(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "yes", "y", "on", "true": true
    case "no", "n", "off", "false": false
    default: nil
    }
  }
}
