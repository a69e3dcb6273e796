import RutterDiagnostics

/// One step of rendering.
enum Node: Sendable {
  case text([UInt8])
  case output(Expression)
  indirect case condition([Branch], otherwise: [Node])
  indirect case loop(Loop)
  /// `break` and `continue`, with the number of loops between them and the one they mean.
  case breakLoop(outward: Int)
  case continueLoop(outward: Int)
  indirect case include(Include)
  indirect case block(Block)
  indirect case superBlock(Placement)
  /// `{{ block.name }}`: a block once more.
  indirect case repeatedBlock(Template.Reference, Symbol, Placement)
  indirect case mapped(MappedList)
  indirect case imported(Template.Reference)
  indirect case assign(Symbol, Expression)
  indirect case capture(Capture)
  indirect case call(Call)
  indirect case filtered([FilterUse], [Node], Placement)
}

struct Branch: Sendable {
  var condition: Expression
  var body: [Node]
}

struct Loop: Sendable {
  var range: SourceRange
  /// One variable, or two: for key and value, or for the two elements of a pair.
  var variables: [Symbol]
  var sequence: Expression
  var filter: Expression?
  var body: [Node] = []
  /// What stands for the body where there is nothing to repeat it for.
  var otherwise: [Node] = []
}

struct Include: Sendable {
  var name: Expression
  var context: Expression?
  var placement: Placement
}

struct Block: Sendable {
  /// The index of the template it stands in.
  var home: Int
  var name: Symbol
  var nameRange: SourceRange
  var body: [Node] = []
  var placement: Placement
}

struct Macro: Sendable {
  var name: String
  var nameRange: SourceRange
  var parameters: [Parameter] = []
  var body: [Node] = []
  var placement: Placement

  struct Parameter: Sendable {
    var name: String
    var symbol: Symbol
    var fallback: Expression?
  }
}

/// What `{% set x %}…{% endset %}` writes, as the value of a name.
struct Capture: Sendable {
  var range: SourceRange
  var name: Symbol
  var body: [Node]
  /// Whether a line end before the end tag is left out.
  var dropsLineEnd: Bool
}

/// `{% map list into name using item %}…{% endmap %}`: what the body writes for each element, as the
/// list that is the value of a name.
struct MappedList: Sendable {
  var range: SourceRange
  var sequence: Expression
  var name: Symbol
  var item: Symbol?
  /// `maploop`, a record for each turn.
  var state: Symbol
  var body: [Node] = []
  /// Whether a line end before the end tag is left out.
  var dropsLineEnd = false
}

struct Call: Sendable {
  var name: String
  var nameRange: SourceRange
  /// The index of the template the call stands in.
  var caller: Int
  /// The call's place among those of its template.
  var place = 0
  var arguments: [Argument] = []
  var placement: Placement

  struct Argument: Sendable {
    /// Nil where the argument's place says which parameter it fills.
    var name: String?
    var range: SourceRange
    var value: Expression
  }
}

/// A call's macro, with what it is given for each parameter.
///
/// A class, because a call is rendered many times and must not copy what it calls each time.
final class Callee: Sendable {
  let macro: Macro
  let arguments: [Expression]

  init(macro: Macro, arguments: [Expression]) {
    self.macro = macro
    self.arguments = arguments
  }
}

/// How a tag that brings text stands in its line: see `TemplateLexer`.
struct Placement: Sendable {
  /// The tag itself, for the notes of errors met inside what it brings.
  var range: SourceRange
  /// Put before each line; empty where the tag is not on a tag line.
  var indent: [UInt8] = []
  /// Whether the line end after the tag went with the tag line.
  var takesLineEnd = false
}
