import RutterTemplateEngine

/// Turns round trips into what the template prints: an extension each, in debug builds.
enum RoundTripContext {
  static func records(_ mappings: [ModelMapping]) -> [Record] {
    mappings.compactMap { mapping in
      mapping.roundTrip.map { trip in
        let samples = trip.samples.joined(separator: ", ")
        return Record(
          [
            "kind": .string("roundTrip"), "type": .string(trip.type.description),
            "through": .string(trip.through.description), "value": .string(trip.value),
            "access": .string(mapping.access.beforeExtensionMember),
            "samples": .optional(samples.isEmpty ? nil : samples),
            "condition": .optional(mapping.attributes.condition?.string),
          ], origin: mapping.range)
      }
    }
  }
}
