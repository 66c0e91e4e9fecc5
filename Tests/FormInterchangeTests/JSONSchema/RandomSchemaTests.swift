import FormInterchange
import FormRules
import Foundation
import TestSupport
import Testing

/// Random forms and records: where an export has no line, its schema gives the form's verdicts.
@Suite struct RandomSchemaTests {
  /// How many forms are made; `FORMRULES_FORMS` says another number.
  private static let count =
    ProcessInfo.processInfo.environment["FORMRULES_FORMS"].flatMap { Int($0) }
    ?? TestEffort.of(300)

  @Test func `schemas of random forms give the forms' verdicts`() throws {
    var maker = FormMaker()
    var valid = 0
    for _ in 0..<Self.count {
      let text = maker.rules()
      // Checks made at random can contradict each other.
      guard let form = try? RuleFile(text: text).form("f"),
        let exported = ExportFormat.jsonSchema.export(form: "f", in: Exporting.scope(text)),
        exported.notes.allSatisfy({ $0.severity == .remark || $0.keyword == "type" })
      else { continue }
      let schema = try SchemaValidator(exported.text)
      for _ in 0..<40 {
        let record = maker.record()
        let report = form.validate(record)
        if report.verdict == .valid { valid += 1 }
        guard try schema.accepts(.form(record)) == (report.verdict == .valid) else {
          let violations = report.violations.map { "\($0.path): \($0.rule)" }
          Issue.record("\(text)\n\(Value.form(record))\n\(violations)")
          return
        }
      }
    }
    #expect(valid > Self.count * 5)
  }
}

/// Makes rule files with a form `f`, and records of the last one.
private struct FormMaker {
  private var random = SeededGenerator(seed: 1)
  private var type = ""

  private static let types = [
    "text", "integer", "boolean", "choice", "date", "leaf", "strict", "grouped", "branched",
    "list of text", "list of integer", "list of choice", "list of leaf", "list of strict",
    "list of grouped", "list of listed", "map of text", "map of leaf", "list of list of text",
    "list of list of leaf", "list of map of text", "map of list of integer", "map of map of text",
    "list of list of list of text",
  ]

  private mutating func any(_ choices: String...) -> String { random.element(of: choices) }

  mutating func rules() -> String {
    type = random.element(of: Self.types)
    let options = type.contains("choice") ? #"option "a"; option "b"; "# : ""
    var checks = (0..<random.next() % 3).map { _ in check(of: type) }
    if random.oneIn(3) {
      let condition = any("b is filled", #"b == "a""#, "n > 2", "b is empty or n == 3")
      checks.append("when \(condition) { \(check(of: type)) } otherwise { \(check(of: type)) }")
    }
    var field = "field a: \(type) { \(options)\(checks.joined(separator: "; ")) }"
    switch random.next() % 8 {
    case 0: field = "when b is filled { \(field) }"
    case 1: field = "when b is filled { field c } otherwise { \(field) }"
    case _: break
    }
    let group = any(
      "",
      "",
      "group g { field t }",
      "group g { field t { required } }",
      "group g { field t; when t is empty { field n: integer { required } } }",
      "group g { group h { field t { max_length(1, in: scalars) } } }"
    )
    return """
      \(any("", "", "exact ", "closed ", "closed exact ")) form f {
        field b
        field n: integer
        \(field)
        \(group)
      }
      form leaf { field n: integer; field t { \(any("", "required", "present")) } }
      closed exact form strict { field n: integer { required }; field t }
      \(any("", "closed ", "exact ")) form grouped { field n: integer; group g { field t } }
      form listed { field n: list of leaf { \(any("", "present", "required", "not present")) } }
      form branched { field t; when t is filled { field n: integer } otherwise { field q } }
      """
  }

  private mutating func check(of type: String) -> String {
    let state = any("required", "present", "filled", "empty", "not empty", "not present")
    if random.oneIn(4) { return state }
    if type.hasPrefix("list of ") { return check(ofListOf: String(type.dropFirst(8))) }
    if type.hasPrefix("map of ") { return check(ofMapOf: String(type.dropFirst(7))) }
    return switch type {
    case "text":
      any(
        #"one_of("a", "ab")"#,
        #"not one_of("a")"#,
        "regex(/[ab]+/)",
        "max_length(1, in: scalars)",
        #"(starts_with("a") or not contains("b"))"#,
        #"not equal("b")"#,
        "min_length(2, in: scalars)"
      )
    case "integer": any("min_value(2)", "not between(2, 3)", "one_of(1, 3)", "multiple_of(2)")
    case "choice": any(#"one_of("a")"#, #"not equal("b")"#)
    case "boolean": any("accepted", "equal(false)")
    case _: state
    }
  }

  private mutating func check(ofListOf item: String) -> String {
    let inner = check(of: item)
    let each = any(
      "each",
      "each",
      "each[0]",
      "each[1...]",
      "each[0...1]",
      "not each",
      "not each[1]"
    )
    return any(
      "size(2)",
      "size(...1)",
      "not size(1)",
      "\(each) { \(inner) }",
      "\(each) { \(inner) }",
      "each { \(inner); \(check(of: item)) }",
      "(\(each) { \(inner) } or size(2))",
      "not (\(each) { \(inner) } and size(1))"
    )
  }

  private mutating func check(ofMapOf value: String) -> String {
    let (inner, key) = (check(of: value), check(of: "text"))
    return any(
      "size(1)",
      "each { \(inner) }",
      "each { \(inner) }",
      "not each { \(inner) }",
      "keys { \(key) }",
      "not keys { \(key) }",
      "(each { \(inner) } or size(2))"
    )
  }

  mutating func record() -> [String: Value] {
    var record: [String: Value] = [:]
    if !random.oneIn(3) { record["b"] = random.element(of: ["a", "x", "", .null]) }
    if !random.oneIn(3) { record["n"] = value(of: "integer") }
    if !random.oneIn(8) { record["a"] = value(of: type) }
    if !random.oneIn(3) {
      let groups: [Value] = [
        .null, "", .form([:]), .form(["t": "x"]), .form(["t": ""]), .form(["n": 3]), 5,
        .form(["h": .form(["t": "x"])]), .form(["h": ""]), .form(["h": .null]),
      ]
      record["g"] = random.element(of: groups)
    }
    if random.oneIn(20) { record["z"] = .null }
    return record
  }

  private mutating func value(of type: String, isMember: Bool = false) -> Value {
    if random.oneIn(14) {
      let values: [Value] = [
        .null, .null, "", " ", 5, "x", .form([:]), .list([.null]), .list([""]), .list([.list([])]),
      ]
      // In a form that is otherwise empty, an empty list is an empty value of every type.
      return random.element(of: isMember ? values : values + [.list([])])
    }
    if type.hasPrefix("list of ") {
      let item = String(type.dropFirst(8))
      return .list((0..<random.next() % 4).map { _ in value(of: item, isMember: isMember) })
    }
    if type.hasPrefix("map of ") {
      var members: [String: Value] = [:]
      for key in ["a", "b", "x", ""] where random.oneIn(3) {
        members[key] = value(of: String(type.dropFirst(7)))
      }
      return .form(members)
    }
    switch type {
    case "text", "choice": return random.element(of: ["a", "b", "ab", "x", ""])
    case "integer": return random.element(of: [1, 2, 3, 4, 2.5])
    case "boolean": return .boolean(random.oneIn(2))
    case "date": return random.element(of: ["2026-01-31", "2026-02-30"])
    case _: break
    }
    var members: [String: Value] = [:]
    if !random.oneIn(3) {
      members["n"] = value(of: type == "listed" ? "list of leaf" : "integer", isMember: true)
    }
    if type == "grouped", !random.oneIn(3) {
      let groups: [Value] = [.null, "", .form([:]), .form(["t": "x"]), .form(["t": ""]), 5]
      members["g"] = random.element(of: groups)
    } else if !random.oneIn(3) {
      members["t"] = value(of: "text", isMember: true)
    }
    if random.oneIn(8) { members["q"] = random.element(of: ["x", "", .null]) }
    return .form(members)
  }
}
