import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport

/// Changes of the manifests of `Cinema`, the mapping layer of a movie app.
enum CinemaMutation {
  static func findings(_ mutation: Mutation?) throws -> [String] {
    let all = try files.get().map { file in
      mutation?.file == file.name ? mutation?.applied(to: file.text) ?? file.text : file.text
    }
    return MappingCompilation(all).findings
  }

  static func mappings() throws -> Int {
    MappingCompilation(try files.get().map(\.text)).mappings.reduce(0) { $0 + $1.count }
  }

  static func all() throws -> [Mutation] {
    let files = try files.get()
    return Mutation.all("member added", in: files) { line in
      line.isOfModels ? line.inserting("added: Added, ", behind: "members: {") : nil
    }
      + Mutation.all("case added", in: files) { line in
        line.isOfModels ? line.inserting("added, ", behind: "cases: [") : nil
      }
      + Mutation.all("type changed", in: files, changedType)
      + Mutation.all("line removed", in: files, removed)
      + Mutation.all("mapping removed", in: files) { line in
        line.isOfMappings && line.text.hasPrefix("  - {from: ") ? "" : nil
      }
  }

  /// What a value is made of by an expression or a function is swiftc's to judge, on the manifest's line.
  private static func changedType(_ line: Mutation.Line) -> String? {
    guard line.isOfModels, line.text.hasPrefix("      "), !line.text.contains("{"),
      let colon = line.text.firstRange(of: ": ")
    else { return nil }
    return line.text[..<colon.upperBound] + "Changed"
  }

  /// What shapes a collection, is called on the way or is set in place alone has nothing to be held
  /// against; everything else that says where a value comes from is missed when it is gone.
  private static func removed(_ line: Mutation.Line) -> String? {
    let choices = [
      "sortedBy", "where:", "limit", "lifts", "update", "onUpdate", "before", "after", "inverse",
      "name:", "label:", "rules", "optional", "throws",
    ]
    let text = line.text
    let isEntry = text.hasPrefix("      ") || text.hasPrefix("    otherwise")
    let isChoice = choices.contains { text.contains($0) }
    return line.isOfMappings && isEntry && !isChoice && !text.hasSuffix(":") ? "" : nil
  }

  private static let files = Result<[(name: String, text: String)], any Error> {
    let folder = Repository.specs.appendingPathComponent("Apps/Cinema/Specs")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }
}

/// Changes of the Swift of `Users`, whose manifests have no `models:`.
enum SourceMutation {
  static func findings(_ mutation: Mutation?) throws -> [String] {
    var input = try input.get()
    input.declarations = input.declarations.map { file in
      guard let mutation, file.source.path == mutation.file else { return file }
      let text = mutation.applied(to: String(decoding: file.source.bytes, as: UTF8.self))
      return DeclarationReader.read(
        SourceFile(id: file.source.id, path: file.source.path, text: text))
    }
    return Compiler().analyze(input).report.sorted().map(\.message)
  }

  static func all() throws -> [Mutation] {
    let files = try input.get().declarations.map {
      (name: $0.source.path, text: String(decoding: $0.source.bytes, as: UTF8.self))
    }
    return Mutation.all("member added", in: files) { line in
      let isType = ["struct ", "final class "].contains { line.text.hasPrefix($0) }
      return isType && line.text.hasSuffix("{") ? line.text + " let added: Added" : nil
    }
      + Mutation.all("parameter added", in: files) { line in
        line.text.hasPrefix("  init(") ? line.inserting("added: Added, ", behind: "init(") : nil
      }
      + Mutation.all("case added", in: files) { line in
        line.text.hasPrefix("  case ") ? line.text + ", added" : nil
      }
      + Mutation.all("member renamed", in: files) { declared($0, name: { $0 + "Renamed" }) }
      + Mutation.all("type changed", in: files) { declared($0, type: "Changed") }
      + Mutation.all("member removed", in: files) { declared($0) == nil ? nil : "" }
  }

  /// A stored property of a struct's or a class's own, with another name or another type.
  private static func declared(
    _ line: Mutation.Line, name: (String) -> String = { $0 }, type: String? = nil
  ) -> String? {
    let text = line.text
    guard let word = ["  let ", "  var "].first(where: { text.hasPrefix($0) }), !text.contains("{"),
      let colon = text.firstRange(of: ": ")
    else { return nil }
    let old = String(text[text.index(text.startIndex, offsetBy: word.count)..<colon.lowerBound])
    return word + name(old) + ": " + (type ?? String(text[colon.upperBound...]))
  }

  private static let input = Result {
    try SpecCase(folder: Repository.specs.appendingPathComponent("Apps/Users")).input()
  }
}
