/// Where an app's links live: under schemes of its own, and on hosts whose `https` links it takes.
package struct LinkPlaces: Equatable, Sendable {
  package var schemes: [String]
  package var hosts: [String]

  package init(schemes: [String] = [], hosts: [String] = []) {
    self.schemes = schemes
    self.hosts = hosts
  }

  package var isEmpty: Bool { schemes.isEmpty && hosts.isEmpty }

  /// What every printed link starts with, before the path's slash.
  package var base: String? {
    if let host = hosts.first { return "https://" + host }
    return schemes.first.map { $0 + "://" }
  }
}
