// Derived from Specs/Diagnostics/several-mappings; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let severalMappings = RuleExample(
    code: "several-mappings",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Tag: {text: String}
        TagObject: {text: String}
        Book: {tags: "[Tag]"}
        BookObject: {tags: "[TagObject]"}

      mappings:
        - {from: Tag, to: TagObject, as: mapper, name: PlainTagMapper}
        - {from: Tag, to: TagObject, as: mapper, name: OtherTagMapper}
        - {from: Book, to: BookObject}

      """#)],
    findings: #"""
      Specs/Shop.yaml:10:22: error: 'tags' cannot fill 'tags' of 'BookObject': several mappings from 'Tag' to 'TagObject' are known [several-mappings]
       10 |   - {from: Book, to: BookObject}
          |                      ^^^^^^^^^^
          = help: which one? share its mapper ('as: mapper' and one 'name:'), or give 'tags' an expression under 'members:'
      Specs/Shop.yaml:8:21: note: one is here
        8 |   - {from: Tag, to: TagObject, as: mapper, name: PlainTagMapper}
          |                     ^^^^^^^^^
      Specs/Shop.yaml:9:21: note: one is here
        9 |   - {from: Tag, to: TagObject, as: mapper, name: OtherTagMapper}
          |                     ^^^^^^^^^

      1 error

      """#,
    good: [])
}
