// Derived from Specs/Diagnostics/reversed-argument; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let reversedArgument = RuleExample(
    code: "reversed-argument",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        profile:
          parameters: {userId: Int}
          arguments: {userId: id}

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:25: error: there is no parameter 'id'; the direction is reversed [reversed-argument]
       4 |     arguments: {userId: id}
         |                         ^^
         = help: left of the colon is the argument's label, right of it the parameter
         = fix: write 'id: userId'
       4 +     arguments: {id: userId}

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        profile:
          parameters: {userId: Int}
          arguments: {id: userId}

      """#)])
}
