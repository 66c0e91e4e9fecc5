import FormRules
import Testing

/// Rules that call themselves for parts of their value.
struct RecursiveRuleTests {
  private static func form(_ text: String) throws -> RuleForm {
    try #require(RuleFile(text: text).forms.last)
  }

  private static let tree = """
    rule tree {
        kind("object")
        member "value" { required; kind("integer") }
        member "parts" { kind("list"); each { tree } }
        member "left" { tree }
    }

    form document { field name; field root: any @secret { tree } }
    """

  @Test func `members and items are judged to any depth`() throws {
    let form = try Self.form(Self.tree)
    func root(_ value: Value) -> Report { form.validate(["root": value]) }
    func node(_ value: Value, _ members: [String: Value] = [:]) -> Value {
      .form(members.merging(["value": value]) { $1 })
    }
    #expect(root(node(1)).verdict == .valid)
    #expect(
      root(node(1, ["left": node(2, ["parts": .list([node(3), node(4)])])])).verdict == .valid
    )
    let wrong = root(node(1, ["left": node(2, ["parts": .list([node(3), node("x")])])]))
    #expect(wrong.violations.map { "\($0.path) \($0.rule)" } == ["root tree"])
    #expect(wrong.violations.allSatisfy { !$0.message.contains("x") })
    #expect(form.validate([:]).verdict == .valid)
  }

  @Test func `what is nested too deeply is undecided`() throws {
    let form = try Self.form(Self.tree)
    var value = Value.form(["value": 1])
    for _ in 0..<1000 { value = .form(["value": 1, "left": value]) }
    #expect(form.validate(["root": value]).verdict == .undecided)
  }

  @Test func `rules call each other for parts`() throws {
    let form = try Self.form(
      """
      rule list { kind("list"); each { entry } }
      rule entry { kind("text") or list }
      form f { field a: any { list } }
      """
    )
    func a(_ value: Value) -> Report.Verdict { form.validate(["a": value]).verdict }
    #expect(a(.list(["x", .list(["y", .list(["z"])])])) == .valid)
    #expect(a(.list(["x", .list(["y", .list([1])])])) == .invalid)
  }
}
