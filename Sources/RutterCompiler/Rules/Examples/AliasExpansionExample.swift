// Derived from Specs/Diagnostics/alias-expansion; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let aliasExpansion = RuleExample(
    code: "alias-expansion",
    bad: [.init("Specs/Shop.yaml", #"""
      metadata:
        a: &a [x, x, x, x, x, x, x, x, x, x]
        b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
        c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
        d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
        e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:38: error: aliases unfold into more than 100000 nodes [alias-expansion]
       6 |   e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
         |                                      ^^
         = help: an alias repeats all that its anchor holds, with the aliases in it

      1 error

      """#,
    good: [])
}
