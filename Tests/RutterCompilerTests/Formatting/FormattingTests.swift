import RutterCompiler
import Testing

@Suite struct FormattingTests {
  @Test func keysComeInTheOrderOfTheReference() {
    FormattingSample.expect(
      """
      screens:
        home: {opens: [cart], view: HomeView}
        cart:
          title: CART
          present: sheet
          parameters: {id: Int}
      feature: Shop
      """,
      becomes: """
        feature: Shop

        screens:
          home: {view: HomeView, opens: [cart]}
          cart:
            title: CART
            present: sheet
            parameters: {id: Int}

        """)
  }

  @Test func orderThatCarriesMeaningStays() {
    FormattingSample.expectUnchanged(
      """
      screens:
        b: {parameters: {z: Int, a: Int}, arguments: [z, a: a], samples: {y: {z: 1, a: 2}}}
        a:

      routers:
        Shop:
          root: b
          context: {z: Int, a: Int}
          routes: {b: {}, a: {present: sheet}}

      models:
        B: {z: Int, a: Int}
        A: {kind: enum, cases: [z, {m: [Int, x: Int]}, a]}

      mappings:
        - {from: B, to: A, members: {z: z, a: a}}

      """)
  }

  @Test func commentsStayWithTheirEntries() {
    FormattingSample.expect(
      """
      # The shop.

      # About screens.
      screens: # all of them
          # The first one.
          home:   # behind home
              # about the title
              title: HOME   # translated
              view: HomeView# no comment
              # lazy: true
          # The cart.

          cart: {}
          # The last.
      # About the feature.
      feature: Shop
      # The end.
      """,
      becomes: """
        # The shop.

        # About the feature.
        feature: Shop

        # About screens.
        screens: # all of them
          # The first one.
          home:   # behind home
            view: HomeView# no comment
            # about the title
            title: HOME   # translated
            # lazy: true
          # The cart.

          cart: {}
          # The last.
        # The end.

        """)
  }

  @Test func bracketsThatDoNotFitBecomeBlocks() {
    FormattingSample.expect(
      """
      screens:
        home: {opens: {first: {screen: cart, arguments: {identifier: "something.long(enough: to, be: broken)"}}, second: {}}} # why
        cart: {
          parameters: {identifier: String, # one
            other: Int},
          present: sheet }
      imports: [
        A,
        B,
      ]
      """,
      becomes: """
        imports: [A, B]

        screens:
          home: # why
            opens:
              first: {screen: cart, arguments: {identifier: "something.long(enough: to, be: broken)"}}
              second: {}
          cart:
            present: sheet
            parameters:
              identifier: String # one
              other: Int

        """)
  }

  @Test func typesBetweenBracketsStayAsTheyAre() {
    FormattingSample.expectUnchanged(
      """
      screens:
        list: {parameters: {movies: [Movie], index: [String:Int], pairs: [ (Int) ]}}

      """)
  }

  @Test func textsOfSeveralLinesKeepTheirWords() {
    FormattingSample.expect(
      """
      screens:
          home:
              deprecated: >-
                  folded
                    deeper

                  end
              summary: |2
                    two more
                  text
              title: one
                two
              view: HomeView
      summary: "a
          b"
      """,
      becomes: """
        summary: "a
          b"

        screens:
          home:
            view: HomeView
            title: one
              two
            summary: |2
                  two more
                text
            deprecated: >-
              folded
                deeper

              end

        """)
  }

  @Test func breaksThatATextKeepsStay() {
    let text = "summary: |+\n  a\n\n\nscreens: {home: {}}\n"
    FormattingSample.expectUnchanged(text)
    FormattingSample.expectUnchanged("summary: |\n  a")
    FormattingSample.expect("summary: |-\n   a", becomes: "summary: |-\n  a")
  }

  @Test func anchorsStayBeforeTheirAliases() {
    FormattingSample.expect(
      """
      screens:
        home:
          title: &name HOME
          view: HomeView
          summary: &other "text"
          deprecated: *name
        cart: &cart
          lazy: true
        list:
          lazy: false
          <<: *cart
          samples: &inputs {id: 1}
          metadata: [*inputs, *other]
      """,
      becomes: """
        screens:
          home:
            view: HomeView
            title: &name HOME
            summary: &other "text"
            deprecated: *name
          cart: &cart
            lazy: true
          list:
            <<: *cart
            lazy: false
            samples: &inputs {id: 1}
            metadata: [*inputs, *other]

        """)
    FormattingSample.expectUnchanged(
      """
      screens:
        home:
          title: &a HOME
          summary: *a
          view: &a HomeView
          deprecated: *a

      """)
  }

  @Test func listsOfBlocksAreIndented() {
    FormattingSample.expect(
      """
      mappings:
      - to: B
        # about from
        from: A
      # two
      - # three
        from: C
        to: D
      - {to: E, from: F}
      -   {from: G, to: H}
      """,
      becomes: """
        mappings:
          # about from
          - from: A
            to: B
          # two
          # three
          - from: C
            to: D
          - {from: F, to: E}
          - {from: G, to: H}

        """)
  }

  @Test func emptyLinesAreOnesAndNotAtTheEnds() {
    FormattingSample.expect(
      "\n\n\nsummary: A\n\n\n\nfeature: B\nscreens:\n\n\n  a: {}\n\n\n  b: {}\n\n\n",
      becomes: "summary: A\n\nfeature: B\n\nscreens:\n  a: {}\n\n  b: {}\n")
  }

  @Test func markersLineEndsAndByteOrderMarksStay() {
    FormattingSample.expect(
      "\u{FEFF}# c\r\n---\r\nscreens:\r\n    a: {}\r\n...\r\n",
      becomes: "\u{FEFF}# c\r\n---\r\nscreens:\r\n  a: {}\r\n...\r\n")
    FormattingSample.expect("--- # c\nfeature:   A", becomes: "---\n# c\nfeature: A\n")
    FormattingSample.expect("# alone  \n\n\n# two", becomes: "# alone\n\n# two\n")
    FormattingSample.expect("", becomes: "")
  }

  @Test func whatEditorsReadAtTheTopStaysThere() {
    FormattingSample.expect(
      "# yaml-language-server: $schema=rutter.json\n# About screens.\nscreens: [a]\nfeature: A\n",
      becomes:
        "# yaml-language-server: $schema=rutter.json\nfeature: A\n# About screens.\nscreens: [a]\n")
  }

  @Test func theProjectFileHasItsOwnOrder() {
    FormattingSample.expect(
      "links: {schemes: [shop]}\ndefaults:\n    layout: single\n    access: public\nrutter: 1\n",
      becomes:
        "rutter: 1\ndefaults:\n  access: public\n  layout: single\nlinks: {schemes: [shop]}\n",
      path: "rutter.yaml", as: .project)
  }

  @Test func unknownKeysComeLastAndFindingsDoNotMatter() {
    FormattingSample.expect(
      "screens: {home: {zeta: 1, view: 3 4, alpha: 2}}\nother: x\nfeature: A\n",
      becomes: "feature: A\nscreens: {home: {view: 3 4, zeta: 1, alpha: 2}}\nother: x\n")
  }

  @Test(arguments: [
    ("screens: {a: {}\n", "unclosed-bracket"), ("screens:\n\ta: 1\n", "tab-indentation"),
    ("a: 1\na: 2\n", "duplicate-key"), ("? [a]\n: b\n", "not-formatted"),
    ("? |\n  a\n: b\n", "not-formatted"),
  ])
  func whatCannotBeReadIsLeftAlone(text: String, code: String) {
    let sample = FormattingSample(text)
    #expect(sample.text == nil)
    #expect(sample.findings.count == 1 && sample.findings[0].hasPrefix(code))
  }

  @Test func oddNotationsBecomePlain() {
    FormattingSample.expect(
      """
      { "screens" :{"a":{"view":"A"} , b , c: }, ? routers : {R: {routes: [ a ,b ]}} }
      """,
      becomes: """
        {"screens": {"a": {"view": "A"}, b, c}, routers: {R: {routes: [a, b]}}}

        """)
    FormattingSample.expect(
      "models:\n  &k A: &v\n    kind: enum\n    cases: [x: Int, ? y : Int]\n  ? B\n  : {x: Int}\n",
      becomes:
        "models:\n  &k A: &v\n    kind: enum\n    cases: [x: Int, y: Int]\n  B: {x: Int}\n")
    FormattingSample.expect(
      "screens:\n  a:\n    view:\n      A\n    title: # why\n      T\n    lazy: # one\n      true # two\n",
      becomes: "screens:\n  a:\n    view: A\n    title: T # why\n    # one\n    lazy: true # two\n")
  }

  @Test func jsonIsFormattedAsJSON() {
    FormattingSample.expect(
      """
      {"screens":{
        "home":{"opens":["cart"],"view":"Home\\u0041"},"cart":{

          "title":"CART","parameters":{"id":"Int"}}},

       "feature":"Shop", "mappings": [], "models": {}}
      """,
      becomes: """
        {
          "feature": "Shop",
          "screens": {
            "home": {"view": "Home\\u0041", "opens": ["cart"]},
            "cart": {
              "title": "CART",
              "parameters": {"id": "Int"}
            }
          },
          "models": {},
          "mappings": []
        }

        """, path: "Shop.json")
  }
}
