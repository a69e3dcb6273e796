import RutterCompiler

/// What `--output` does to the generated files' paths.
///
/// They were made for the project's `output`; below the folder of `--output` that part is not wanted.
/// Of an `output` with placeholders, the part from the first of them on stays.
enum OutputOverride {
  static func apply(to files: [GeneratedFile], output: String) -> [GeneratedFile] {
    let fixed = FilePath.components(of: FilePath.normalize(output)).prefix { !$0.contains("{") }
    return files.map { file in
      let components = FilePath.components(of: FilePath.normalize(file.path))
      guard components.starts(with: fixed) else { return file }
      let path = components.dropFirst(fixed.count).joined(separator: "/")
      return file.moved(to: path)
    }
  }
}
