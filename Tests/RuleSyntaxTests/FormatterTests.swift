import TestSupport
import Testing

@testable import RuleSyntax

@Suite struct FormatterTests {
  private func parse(_ text: String) -> ParsedFile {
    RuleParser.parse(SourceText(name: "test", text: text))
  }

  private func comments(of parsed: ParsedFile) -> [String] {
    parsed.tokens.filter { $0.kind == .comment }.map {
      parsed.source.text(in: $0.range).trimmingBlanks()
    }
  }

  @Test(arguments: ["tour", "layout", "comments", "operands"])
  func `a case file has its canonical layout`(name: String) throws {
    let parsed = try Repository.parse("Grammar/Cases/Formatting/\(name).rules")
    let formatted = try #require(RulePrinter.format(parsed))
    #expect(
      Golden.difference(
        formatted,
        from: Repository.url("Grammar/Cases/Formatting/\(name).formatted.rules")
      ) == nil
    )
  }

  @Test(arguments: Repository.ruleFiles)
  func `formatting keeps what a file says and its comments, and is done once`(path: String) throws {
    let parsed = try Repository.parse(path)
    let formatted = try #require(RulePrinter.format(parsed))
    let again = parse(formatted)
    #expect(TreeDump.text(again.tree) == TreeDump.text(parsed.tree))
    #expect(comments(of: again) == comments(of: parsed))
    #expect(RulePrinter.format(again) == formatted)
  }

  @Test(arguments: Repository.ruleFiles)
  func `formatting does not depend on how lines were broken`(path: String) throws {
    let parsed = try Repository.parse(path)
    let plain = withoutComments(parsed)
    let joined = plain.map { $0 == "\n" ? ";" : $0 }.joined(separator: " ")
    let broken = plain.map { ["(", ",", "and"].contains($0) ? $0 + "\n\t" : $0 }
      .joined(separator: "  ")
    let expected = try #require(RulePrinter.format(parse(joined)))
    #expect(RulePrinter.format(parse(broken)) == expected)
  }

  /// The tokens of a file as written, with a line end for each separator.
  private func withoutComments(_ parsed: ParsedFile) -> [String] {
    parsed.tokens.filter { !$0.kind.isTrivia }.map {
      $0.kind == .separator ? "\n" : parsed.source.text(in: $0.range)
    }
  }

  @Test(arguments: Repository.ruleFiles)
  func `a tree without its text is printed as it would be formatted`(path: String) throws {
    let parsed = try Repository.parse(path)
    let printed = RulePrinter.print(parsed.tree)
    #expect(TreeDump.text(parse(printed).tree) == TreeDump.text(parsed.tree))
    #expect(RulePrinter.format(parse(printed)) == printed)
  }

  @Test func `a file with errors is not formatted`() {
    #expect(RulePrinter.format(parse("form a {")) == nil)
    #expect(RulePrinter.formatting(of: parse("form a {")) == .hasErrors)
  }

  @Test func `a file with warnings is formatted, and what cannot be seen is written as a number`() {
    let text = "rule a {\n    one_of(\"a\u{202E}b\")\n}\n"
    #expect(RulePrinter.format(parse(text)) == #"rule a { one_of("a\u{202E}b") }"# + "\n")
  }

  @Test(arguments: [
    ("", ""), ("\n\n", ""), ("# a", "# a\n"), ("\n# a  \n\n\n# b", "# a\n\n# b\n"),
    ("rules 1", "rules 1\n"), ("rules 1 # a", "rules 1  # a\n"),
    ("\u{FEFF}rules 1", "rules 1\n"),
  ])
  func `a file of next to nothing`(text: String, expected: String) {
    #expect(RulePrinter.format(parse(text)) == expected)
  }

  @Test(arguments: [
    (3, 1), (4, 6),
  ])
  func `a block of plain checks is one line up to three`(count: Int, lines: Int) {
    let checks = Array(repeating: "email", count: count).joined(separator: "\n")
    let formatted = RulePrinter.format(parse("rule a {\n\(checks)\n}"))
    #expect(formatted?.split(separator: "\n").count == lines)
  }

  @Test func `no line is longer than a hundred columns if it can be broken`() throws {
    let names = (1...40).map { "argument_number_\($0)" }.joined(separator: ", ")
    let text = """
      rule a(\(names)) {
          one_of(\(names)) and one_of(\(names)) or not (one_of(\(names))) "Message."
          accepts \((1...60).map(String.init).joined(separator: ", "))
      }
      """
    let formatted = try #require(RulePrinter.format(parse(text)))
    #expect(formatted.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `messages stand in one column only if all fit`() throws {
    let long = String(repeating: "m", count: 80)
    let aligned = try #require(RulePrinter.format(parse("rule a { b \"x\"; long_name(1) \"y\" }")))
    #expect(aligned == "rule a {\n    b             \"x\"\n    long_name(1)  \"y\"\n}\n")
    let apart = try #require(
      RulePrinter.format(parse("rule a { b \"\(long)\"; long_name(1, 2) \"y\" }"))
    )
    #expect(apart == "rule a {\n    b  \"\(long)\"\n    long_name(1, 2)  \"y\"\n}\n")
  }

  @Test func `a tree that an importer made is printed so that it can be read`() {
    let odd = Name("last name")
    let tree = FileTree(
      version: VersionDeclaration(number: "1"),
      declarations: [
        .form(
          FormDeclaration(
            name: Name("when"),
            label: StringLiteral("A \"label\"\n\u{202E}\u{1}"),
            annotations: [
              Annotation(
                name: Name("hint"),
                arguments: [
                  .number("-1.50", range: .none),
                  .object(
                    ObjectLiteral(entries: [
                      .init(
                        path: Path(components: [.name(odd)]),
                        value: .array([.null(range: .none)], range: .none)
                      ),
                      .init(
                        path: Path(components: [
                          .name(Name("a")), .index(0, range: .none), .name(odd),
                        ]),
                        value: .boolean(false, range: .none)
                      ),
                    ])
                  ),
                ]
              )
            ],
            items: [
              .field(
                FieldDeclaration(
                  name: odd,
                  type: .list(of: .named(Name("text")), range: .none),
                  body: [
                    .check(Check(expression: .call(Call(name: Name("filter"))))),
                    .check(
                      Check(
                        isWarning: true,
                        expression: .call(Call(name: Name("filter"), arguments: []))
                      )
                    ),
                  ]
                )
              )
            ]
          )
        )
      ]
    )
    let printed = RulePrinter.print(tree)
    #expect(
      printed
        == #"""
        rules 1

        form `when` "A \"label\"\n\u{202E}\u{0001}" @hint(-1.50, { "last name": [null], a[0].`last name`: false }) {
            field `last name`: list of text { `filter`; warn filter() }
        }

        """#.replacing(
          "@hint(-1.50, { \"last name\": [null], a[0].`last name`: false }) {",
          with: "@hint(\n    -1.50, { \"last name\": [null], a[0].`last name`: false }\n) {"
        )
    )
    let parsed = parse(printed)
    #expect(parsed.diagnostics.isEmpty)
    #expect(TreeDump.text(parsed.tree) == TreeDump.text(tree))
  }

  @Test(arguments: [("a`b", "`a_b`"), ("", "`_`"), ("a\nb", "`a_b`"), ("1a", "`1a`"), ("ä", "`ä`")])
  func `a name that no file can hold is made one`(name: String, written: String) {
    #expect(Name(name).written == written)
  }
}

extension String {
  fileprivate func trimmingBlanks() -> String {
    String(reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
