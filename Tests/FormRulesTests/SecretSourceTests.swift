import FormRules
import Testing

/// Secrets that come from elsewhere than a field of the form: no message shows them.
@Suite struct SecretSourceTests {
  private func messages(
    _ rules: String,
    _ record: [String: Value],
    context: [String: Value] = [:]
  ) throws -> [String] {
    let form = try #require(try RuleFile(text: rules).form("order"))
    return form.validate(record, context: context).violations.map(\.message)
  }

  @Test func `of the item before`() throws {
    let rules = """
      rule least(p: number) { min_value(p) "{p}" }
      rule outer(p: number) { least(p) }
      form item {
        field a: number @secret
        field b: number { min_value(previous.a) "{min}" }
        field c: number { least(previous.a) }
        field d: number { outer(previous.a) }
      }
      form order {
        field items: list of item
        field list: list of number @secret {
          each { min_value(previous) "{min}" }
          each { least(previous) }
        }
      }
      """
    let found = try messages(
      rules,
      ["items": [["a": 83197], ["b": 1, "c": 1, "d": 1]], "list": [83197, 1]]
    )
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0 == "•••" }, "\(found)")
  }

  @Test func `of an entry of a map, in names and parameters too`() throws {
    let rules = """
      rule least(p: number) { min_value(p) "{p}" }
      form item { field a: number @secret }
      form inner(q: number) { field f: number { least(q) } }
      form order {
        field map: map of item
        let named = map["k"].a
        field b: number { min_value(map["k"].a) "{min}" }
        field c: number { least(map["k"].a) }
        field d: number { min_value(named + 1) "{min}" }
        field e: number { max_value(map["k"].a / 100000) "{max}" }
        field inner: inner(map["k"].a)
      }
      """
    let found = try messages(
      rules,
      ["map": ["k": ["a": 83197]], "b": 1, "c": 1, "d": 1, "e": 1, "inner": ["f": 1]]
    )
    // A secret parameter of a form is shown by its label.
    #expect(found == Array(repeating: "•••", count: 4) + ["Q"])
  }

  @Test func `of list functions and of contexts that a rule is given`() throws {
    let rules = """
      rule least(p: number) { min_value(p) "{p}" }
      form item { field a: number @secret }
      form order {
        context rate: number @secret
        field items: list of item
        field b: number { least(max(a of items)) }
        field c: number { least(rate + 1) }
      }
      """
    let record: [String: Value] = ["items": [["a": 83197]], "b": 1, "c": 1]
    #expect(try messages(rules, record, context: ["rate": 83197]) == ["•••", "•••"])
    let contextAlone = """
      rule least(p: number) { min_value(p) "{p}" }
      form order { context rate: number @secret; field c: number { least(rate + 1) } }
      """
    #expect(try messages(contextAlone, ["c": 1], context: ["rate": 83197]) == ["•••"])
  }

  @Test func `of the length of the value`() throws {
    let rules = """
      form order {
        field a @secret { min_length(50) "{value}{length}" }
        field b: list of text @secret { size(3...) "{length}"; each { min_length(2) "{length}" } }
        field c: map of text @secret { keys { min_length(9) "{length}" } }
      }
      """
    let found = try messages(rules, ["a": "12345", "b": ["x"], "c": ["k": "v"]])
    #expect(Set(found) == ["•••", "••••••"], "\(found)")
  }
}
