/// The words that YAML 1.1 reads as Booleans and YAML 1.2 does not.
enum YAML11 {
  static func boolean(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "yes", "y", "on", "true": true
    case "no", "n", "off", "false": false
    default: nil
    }
  }
}
