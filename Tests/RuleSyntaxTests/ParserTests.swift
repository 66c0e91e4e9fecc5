import TestSupport
import Testing

@testable import RuleSyntax

@Suite struct ParserTests {
  private func parse(_ text: String) -> ParsedFile {
    RuleParser.parse(SourceText(name: "test", text: text))
  }

  @Test(arguments: Repository.ruleFiles)
  func `the rule files of the repository have no mistakes`(path: String) throws {
    #expect(try Repository.parse(path).diagnostics.map(\.message) == [])
  }

  @Test(arguments: ["tour", "layout", "comments"])
  func `a case file has its tokens and its tree`(name: String) throws {
    let parsed = try Repository.parse("Grammar/Cases/Formatting/\(name).rules")
    #expect(
      Golden.difference(
        TokenDump.text(parsed),
        from: Repository.url("Grammar/Cases/Syntax/\(name).tokens.txt")
      ) == nil
    )
    #expect(
      Golden.difference(
        TreeDump.text(parsed.tree),
        from: Repository.url("Grammar/Cases/Syntax/\(name).tree.txt")
      ) == nil
    )
  }

  @Test(arguments: ["", "\n", "   ", "# only a comment", "# one\n\n# two\n", ";;;\n;", "\u{FEFF}"])
  func `an empty source is no mistake`(text: String) {
    let parsed = parse(text)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.tree == FileTree())
  }

  @Test(arguments: ["\n", "\r\n", "\r", ";"])
  func `statements end with any line end`(lineEnd: String) {
    let text = "rule a {" + lineEnd + "required" + lineEnd + "email" + lineEnd + "}"
    let parsed = parse(text)
    #expect(parsed.diagnostics.isEmpty)
    #expect(TreeDump.text(parsed.tree) == TreeDump.text(parse("rule a { required; email }").tree))
  }

  @Test(arguments: [
    ("a or b and not c", "or(a, and(b, not(c)))"),
    ("a and b or c and d", "or(and(a, b), and(c, d))"),
    ("a or b or c", "or(a, b, c)"),
    ("(a or b) and c", "and((or(a, b)), c)"),
    ("not not a", "not(not(a))"),
    ("not (a and b)", "not((and(a, b)))"),
    ("not a and b", "and(not(a), b)"),
    ("((a))", "((a))"),
    ("a\n and b\n or c", "or(and(a, b), c)"),
  ])
  func `not binds closer than and, and that closer than or`(text: String, expected: String) throws {
    let parsed = parse("rule r { \(text) }")
    #expect(parsed.diagnostics.isEmpty)
    guard case .rule(let rule) = parsed.tree.declarations.first,
      case .check(let check) = rule.body.first
    else { throw Missing() }
    #expect(shape(of: check.expression) == expected)
    let conditions = parse(
      "form f { when \(text.replacing(/\b[abcd]\b/) { "\($0.output)()" }) {} }"
    )
    guard case .form(let form) = conditions.tree.declarations.first,
      case .when(let when) = form.items.first
    else { throw Missing() }
    #expect(shape(of: when.condition) == expected)
  }

  private struct Missing: Error {}

  private func shape(of expression: Expression) -> String {
    switch expression {
    case .call(let call): call.name.text
    case .not(let operand, _): "not(\(shape(of: operand)))"
    case .and(let operands, _): "and(\(operands.map(shape).joined(separator: ", ")))"
    case .or(let operands, _): "or(\(operands.map(shape).joined(separator: ", ")))"
    case .parenthesized(let inner, _, _): "(\(shape(of: inner)))"
    case .each: "each"
    case .keys: "keys"
    case .member: "member"
    case .condition(let inner, _): "check(\(shape(of: inner)))"
    case .comparison, .membership, .inclusion, .asks: "question"
    }
  }

  @Test(
    arguments: [
      (#"(a or b) "m""#, nil, "m"),
      (#"(a or b) "part" "m""#, "part", "m"),
      (#"(a or b) "part" and c"#, "part", nil),
      (#"c and (a or b) "m""#, nil, "m"),
      (#"c or not (a or b) "m""#, nil, "m"),
      (#"c and (a or b) "part" "m""#, "part", "m"),
      (#"not (a) "m""#, nil, "m"),
      (#"c and ((a or b) "part")"#, "part", nil),
      (#"a "m""#, nil, "m"),
      ("a\n  \"m\"", nil, "m"),
    ] as [(String, String?, String?)]
  )
  func `a message after parentheses is theirs unless it ends the check`(
    text: String,
    part: String?,
    message: String?
  ) {
    let parsed = parse("rule r { \(text) }")
    #expect(parsed.diagnostics.isEmpty)
    guard case .rule(let rule) = parsed.tree.declarations.first,
      case .check(let check) = rule.body.first
    else { return }
    #expect(check.message?.value == message)
    #expect(TreeDump.text(parsed.tree).contains("\"part\"") == (part != nil))
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"b\\c""#, "a\"b\\c"), (#""\n\r\t""#, "\n\r\t"),
    (#""\u{20AC}\u{1F600}\u{0}""#, "€😀\0"), (#""{value}""#, "{value}"), (#""Größe""#, "Größe"),
  ])
  func `escapes of texts are resolved`(literal: String, value: String) {
    let parsed = parse("import \(literal)")
    #expect(parsed.diagnostics.isEmpty)
    guard case .importFile(let node) = parsed.tree.declarations.first else { return }
    #expect(node.path.value == value)
    #expect(parsed.source.text(in: node.path.range) == literal)
  }

  @Test func `a pattern keeps its bytes and has its flags in order`() {
    let parsed = parse(#"rule r { regex(/a\/[/"]\d/xi) }"#)
    #expect(parsed.diagnostics.isEmpty)
    guard case .rule(let rule) = parsed.tree.declarations.first,
      case .check(let check) = rule.body.first, case .call(let call) = check.expression,
      case .pattern(let pattern) = call.arguments?.first?.value
    else {
      Issue.record("no pattern")
      return
    }
    #expect(pattern.text == #"a\/[/"]\d"#)
    #expect(pattern.flags == "ix")
    #expect(parsed.source.text(in: pattern.range) == #"/a\/[/"]\d/xi"#)
  }

  @Test func `words of the language are names where nothing else can be meant`() {
    let parsed = parse(
      """
      form form {
          field field: list { rule; form; test "m"; list; given; if; else }
          field rule: list of list
          when list.of is valid(for: 1, in: 2) { field import }
          else
      }
      """
    )
    #expect(parsed.diagnostics.map(\.message) == [])
  }

  @Test func `nodes cover what they are made of`() throws {
    let parsed = try Repository.parse("Grammar/Cases/Formatting/tour.rules")
    for declaration in parsed.tree.declarations {
      guard case .form(let form) = declaration else { continue }
      #expect(parsed.source.text(in: form.range).hasPrefix("form \(form.name.text)"))
      #expect(parsed.source.text(in: form.range).hasSuffix("}"))
      for case .field(let field) in form.items {
        #expect(parsed.source.text(in: field.name.range) == field.name.text)
        #expect(parsed.source.text(in: field.range).hasPrefix("field "))
        for case .check(let check) in field.body ?? [] {
          #expect(check.range.start == check.expression.range.start || check.isWarning)
          #expect(check.expression.range.end <= check.range.end)
          #expect(check.message.map { $0.range.end == check.range.end } ?? true)
        }
      }
    }
  }
}
