import SwiftUI

struct Note: View {
  let text: String?

  var body: some View { Text(verbatim: text ?? "empty") }
}

struct Scores: View {
  let names: [String]
  let points: [String: Int]

  var body: some View {
    ForEach(names, id: \.self) { name in
      Text(verbatim: "\(name): \(points[name] ?? 0)")
    }
  }
}

enum DownloadError: Error, Hashable {
  case offline
}

struct Download: View {
  let result: Result<URL, DownloadError>

  var body: some View {
    switch result {
    case .success(let url): Text(verbatim: url.path)
    case .failure(let error): Text(verbatim: "failed: \(error)")
    }
  }
}

enum Meter: Hashable {}

struct Tagged<Tag: Hashable, Value: Hashable>: Hashable {
  let value: Value
}

struct MeasurementView: View {
  let value: Tagged<Meter, Double>

  var body: some View { Text(verbatim: "\(value.value) m") }
}

enum Book {
  struct Chapter: Hashable {
    let title: String
  }

  struct ChapterView: View {
    let chapter: Chapter

    var body: some View { Text(chapter.title) }
  }
}

struct Badge<Count: BinaryInteger>: View {
  let count: Count

  var body: some View { Text(verbatim: "\(count) new") }
}

struct Comparison: View {
  let sum: String

  init(_ left: Int, _ right: Int) {
    sum = "\(left) and \(right)"
  }

  var body: some View { Text(sum) }
}

struct Article: View {
  let text: String

  init(_ id: Int, title: String) {
    text = "\(id): \(title)"
  }

  var body: some View { Text(text) }
}

struct Preview: View {
  let id: Int

  init(_ id: Int) {
    self.id = id
  }

  var body: some View { Text(verbatim: "Preview \(id)") }
}

struct Banner: View {
  let message: String

  var body: some View { Text(message) }
}

struct Fallback: View {
  let name: String

  init(for name: String) {
    self.name = name
  }

  var body: some View { Text(verbatim: "Nothing for \(name)") }
}

struct Player: View {
  enum Style: String {
    case compact, large
  }

  let url: URL
  let start: Double
  let style: Style

  init(_ url: URL, from start: Double, style: Style) {
    self.url = url
    self.start = start
    self.style = style
  }

  var body: some View {
    Text(verbatim: "\(url.lastPathComponent) from \(start), \(style.rawValue)")
  }
}

struct Invitation: View {
  let title: String
  let isParty: Bool

  var body: some View { Text(verbatim: title + (isParty ? " (party)" : "")) }
}
