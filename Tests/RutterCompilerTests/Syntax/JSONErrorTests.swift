import Testing

/// What RFC 8259 does not allow, reported where it stands.
@Suite struct JSONErrorTests {
  @Test(arguments: [
    SyntaxCase(
      #"{"a": 1, // c\#n "b": 2 /* z */ # z\#n}"#,
      "1:10-1:14 json-comment: JSON has no comments"),
    SyntaxCase(
      "# only\n[]",
      "1:1-1:7 json-comment: JSON has no comments"),
    SyntaxCase(
      "[1] /* open",
      "1:5-1:12 json-comment: JSON has no comments"),
  ])
  func reportsCommentsOnce(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }

  @Test(arguments: [
    SyntaxCase(
      "[1, 2,]",
      "1:6-1:7 trailing-comma: JSON has no comma after the last item",
      fixed: "[1, 2]"),
    SyntaxCase(
      #"{"a": 1,}"#,
      "1:8-1:9 trailing-comma: JSON has no comma after the last item",
      fixed: #"{"a": 1}"#),
    SyntaxCase(
      #"{"a": [1,], "b": {"c": 1,},}"#,
      [
        "1:9-1:10 trailing-comma: JSON has no comma after the last item",
        "1:25-1:26 trailing-comma: JSON has no comma after the last item",
        "1:27-1:28 trailing-comma: JSON has no comma after the last item",
      ]),
    SyntaxCase(
      "[1,,2]",
      "1:4-1:5 missing-value: a value is missing before ','"),
    SyntaxCase(
      "{,}",
      "1:2-1:3 invalid-json: expected a key in double quotes, found ','"),
    SyntaxCase(
      #"{"a": 1,, "b": 2}"#,
      "1:9-1:10 invalid-json: expected a key in double quotes, found ','"),
    SyntaxCase(
      #"{"a": 1 "b": 2}"#,
      "1:8-1:8 missing-comma: a ',' is missing here",
      fixed: #"{"a": 1, "b": 2}"#),
    SyntaxCase(
      "[1 2]",
      "1:3-1:3 missing-comma: a ',' is missing here",
      fixed: "[1, 2]"),
    SyntaxCase(
      #"["a""b"]"#,
      "1:5-1:5 missing-comma: a ',' is missing here",
      fixed: #"["a","b"]"#),
    SyntaxCase(
      "[[1][2]]",
      "1:5-1:5 missing-comma: a ',' is missing here",
      fixed: "[[1],[2]]"),
    SyntaxCase(
      #"{"a": 1;}"#,
      "1:8-1:9 invalid-json: expected ',' or '}', found ';'"),
  ])
  func reportsCommas(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }

  @Test(arguments: [
    SyntaxCase(
      #"{"a" 1}"#,
      "1:5-1:5 missing-colon: a ':' is missing after the key",
      fixed: #"{"a": 1}"#),
    SyntaxCase(
      #"{"a"; 1}"#,
      "1:5-1:6 invalid-json: expected ':', found ';'"),
    SyntaxCase(
      #"{"a"}"#,
      "1:5-1:6 invalid-json: expected ':', found '}'"),
    SyntaxCase(
      #"{"a": }"#,
      "1:7-1:8 missing-value: a value is missing before '}'"),
    SyntaxCase(
      #"["a": 1]"#,
      "1:5-1:6 invalid-json: expected ',' or ']', found ':'"),
  ])
  func reportsColons(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }

  @Test(arguments: [
    SyntaxCase(
      "{'a': 1}",
      "1:2-1:5 json-quotes: JSON quotes with double quotes",
      fixed: #"{"a": 1}"#),
    SyntaxCase(
      #"['it"s']"#,
      "1:2-1:8 json-quotes: JSON quotes with double quotes",
      fixed: #"["it\"s"]"#),
    SyntaxCase(
      "{a: 1}",
      "1:2-1:3 json-quotes: a key needs double quotes",
      fixed: #"{"a": 1}"#),
    SyntaxCase(
      "[foo]",
      "1:2-1:5 json-quotes: a text needs double quotes",
      fixed: #"["foo"]"#),
    SyntaxCase(
      "[“a”]",
      "1:2-1:3 smart-quote: a typographic quote does not quote"),
    SyntaxCase(
      #"["a"#,
      "1:2-1:3 unclosed-quote: this quote is not closed on its line"),
    SyntaxCase(
      #"["a\#nb"]"#,
      "1:2-1:3 unclosed-quote: this quote is not closed on its line"),
    SyntaxCase(
      #"{"a": "b"c}"#,
      "1:10-1:11 invalid-json: expected ',' or '}', found 'c'"),
  ])
  func reportsQuotes(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }

  @Test(arguments: [
    SyntaxCase(
      "[NaN]",
      "1:2-1:5 json-number: JSON has no 'NaN'"),
    SyntaxCase(
      "[-Infinity]",
      "1:2-1:11 json-number: JSON has no '-Infinity'"),
    SyntaxCase(
      "[True]",
      "1:2-1:6 invalid-json: JSON writes 'True' as 'true'",
      fixed: "[true]"),
    SyntaxCase(
      "[FALSE]",
      "1:2-1:7 invalid-json: JSON writes 'FALSE' as 'false'",
      fixed: "[false]"),
    SyntaxCase(
      "[None]",
      "1:2-1:6 invalid-json: JSON writes 'None' as 'null'",
      fixed: "[null]"),
    SyntaxCase(
      "[undefined]",
      "1:2-1:11 invalid-json: JSON writes 'undefined' as 'null'",
      fixed: "[null]"),
  ])
  func reportsWords(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }

  @Test(arguments: [
    SyntaxCase(
      "[01]",
      "1:2-1:4 json-number: a number cannot start with '0'",
      fixed: "[1]"),
    SyntaxCase(
      "[-01]",
      "1:2-1:5 json-number: a number cannot start with '0'",
      fixed: "[-1]"),
    SyntaxCase(
      "[+1]",
      "1:2-1:4 json-number: a number cannot start with '+'",
      fixed: "[1]"),
    SyntaxCase(
      "[.5]",
      "1:2-1:4 json-number: a '.' needs digits on both sides"),
    SyntaxCase(
      "[1.]",
      "1:2-1:4 json-number: a '.' needs digits on both sides"),
    SyntaxCase(
      "[1e]",
      "1:2-1:4 json-number: '1e' is no number"),
    SyntaxCase(
      "[0x10]",
      "1:2-1:6 json-number: '0x10' is no number"),
    SyntaxCase(
      "[-]",
      "1:2-1:3 json-number: '-' is no number"),
    SyntaxCase(
      "[1-2]",
      "1:2-1:5 json-number: '1-2' is no number"),
  ])
  func reportsNumbers(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }

  @Test(arguments: [
    SyntaxCase(
      #"["a\#tb"]"#,
      "1:4-1:5 control-character: control character U+0009 in a string",
      fixed: #"["a\tb"]"#),
    SyntaxCase(
      #"["a\#u{1}b"]"#,
      "1:4-1:5 control-character: control character U+0001 in the text",
      fixed: #"["ab"]"#),
  ])
  func reportsCharactersInStrings(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }

  @Test(arguments: [
    SyntaxCase(
      #"["a\qb"]"#,
      #"1:4-1:6 bad-escape: '\q' is no escape"#,
      fixed: #"["a\\qb"]"#),
    SyntaxCase(
      #"["\u12"]"#,
      #"1:3-1:5 bad-escape: '\u' needs four hexadecimal digits"#),
    SyntaxCase(
      #"["\é"]"#,
      #"1:3-1:5 bad-escape: '\é' is no escape"#,
      fixed: #"["\\é"]"#),
    SyntaxCase(
      #"["\ud800"]"#,
      #"1:3-1:9 bad-escape: '\ud800' is half a character"#),
    SyntaxCase(
      #"["\udc00x"]"#,
      #"1:3-1:9 bad-escape: '\udc00' is half a character"#),
    SyntaxCase(
      #"["\ud83d\n"]"#,
      #"1:3-1:9 bad-escape: '\ud83d' is half a character"#),
    SyntaxCase(
      #"["\"#,
      "1:2-1:3 unclosed-quote: this quote is not closed on its line"),
  ])
  func reportsEscapes(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }

  @Test(arguments: [
    SyntaxCase(
      "[1}",
      "1:3-1:4 wrong-bracket: '}' does not close '['"),
    SyntaxCase(
      #"{"a": 1]"#,
      "1:8-1:9 wrong-bracket: ']' does not close '{'"),
    SyntaxCase(
      "[1",
      "1:1-1:2 unclosed-bracket: this '[' is never closed"),
    SyntaxCase(
      #"{"a":"#,
      "1:1-1:2 unclosed-bracket: this '{' is never closed"),
    SyntaxCase(
      #"{"a": [1, {"#,
      "1:11-1:12 unclosed-bracket: this '{' is never closed"),
    SyntaxCase(
      "]",
      "1:1-1:2 wrong-bracket: ']' belongs to no bracket before it"),
    SyntaxCase(
      "}",
      "1:1-1:2 wrong-bracket: '}' belongs to no bracket before it"),
  ])
  func reportsBrackets(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }

  @Test(arguments: [
    SyntaxCase(
      "{} x",
      "1:4-1:5 text-after-value: text after the end of the document"),
    SyntaxCase(
      "1 2",
      "1:3-1:4 text-after-value: text after the end of the document"),
    SyntaxCase(
      "[]]",
      "1:3-1:4 text-after-value: text after the end of the document"),
    SyntaxCase(
      #""a" "b"\#n\#n"#,
      "1:5-1:8 text-after-value: text after the end of the document"),
  ])
  func reportsTextBehindTheEnd(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }

  @Test(arguments: [
    SyntaxCase(
      #"{"a": 1, "a": 2}"#,
      "1:10-1:13 duplicate-key: duplicate key 'a'"),
    SyntaxCase(
      #"{"a\u0062": 1, "ab": 2}"#,
      "1:16-1:20 duplicate-key: duplicate key 'ab'"),
    SyntaxCase(
      #"{"a": {"b": 1, "b": 2, "b": 3}}"#,
      [
        "1:16-1:19 duplicate-key: duplicate key 'b'",
        "1:24-1:27 duplicate-key: duplicate key 'b'",
      ]),
  ])
  func reportsDuplicateKeys(_ example: SyntaxCase) {
    example.check(path: "test.json")
  }
}
