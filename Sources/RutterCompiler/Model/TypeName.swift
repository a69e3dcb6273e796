extension SwiftName {
  /// A name of the author's as the name of a type made from it: `movie-details` is `MovieDetails`.
  static func upperCamelCase(_ name: String) -> String { uppercasedFirst(camelCased(name)) }
}
