import FormInterchange
import FormRules
import Foundation
import Testing

/// Imported forms judge as PureForm does.
@Suite struct PureFormSemanticsTests {
  private static func form(_ views: String, isExact: Bool = false) throws -> RuleForm {
    let text = "[{ \"<Cell + Id>\": { \(views) } }]"
    var options = ImportFormat.Options()
    options.isExact = isExact
    let form = try ImportFormat.pureForm.form(from: Array(text.utf8), options)
    return try #require(try RuleFile(text: form.text).forms.first)
  }

  private static func field(_ name: String, _ validators: String, isExact: Bool = false) throws
    -> RuleForm
  {
    try form(
      "\"\(name)?\": { \"<key>\": \"v\", \"<validators>\": { \(validators) } }",
      isExact: isExact
    )
  }

  /// Validators, values that pass and values that fail; null stands for a field that is not filled.
  @Test(
    arguments: [
      ("textField", "'required': true", ["x"], [nil, ""]),
      ("textField", "'min_length': 3", ["abc", "👩a"], [nil, "", "ab"]),
      ("textField", "'max_length': 2", [nil, "", "ab", "é"], ["abc", "👩a"]),
      ("textField", "'equal_length': 4", ["1990"], [nil, "90", "01990"]),
      ("textField", "'equal': 'yes'", ["yes"], [nil, "no"]),
      ("textField", "'type': 'email'", ["ann@example.org"], [nil, "ann"]),
      ("textField", "'custom': '[0-9]{2}/[0-9]{2}'", ["01/02"], [nil, "x 01/02", "1/2"]),
      ("switchControl", "'equal': true", [true], [nil, false]),
      ("stepperControl", "'min_value': 2, 'max_value': 5", [nil, 2, 3.5, 5], [1, 6]),
    ] as [(String, String, [Value?], [Value?])]
  )
  func `a validator judges as in PureForm`(
    name: String,
    validators: String,
    good: [Value?],
    bad: [Value?]
  ) throws {
    let form = try Self.field(name, validators.replacing("'", with: "\""))
    for value in good {
      #expect(
        form.validate(value.map { ["v": $0] } ?? [:]).verdict == .valid,
        "\(String(describing: value))"
      )
    }
    for value in bad {
      #expect(
        form.validate(value.map { ["v": $0] } ?? [:]).verdict == .invalid,
        "\(String(describing: value))"
      )
    }
  }

  @Test func `a neighbor of another type is not compared with`() throws {
    let text = """
      [{ "<Cell + Id>": { "textField?": { "<key>": "a", "<validators>": { "equal_next": true } } } },
       { "<Cell + Id>": { "aSwitch?": { "<key>": "b", "<validators>": { "equal": true } } } }]
      """
    let form = try ImportFormat.pureForm.form(from: Array(text.utf8))
    #expect(form.notes.map(\.severity) == [.loss])
    #expect(form.notes.first?.message.hasPrefix("'b' has values of another type") == true)
    _ = try RuleFile(text: form.text)
  }

  @Test func `validators that contradict each other are refused`() throws {
    let error = #expect(throws: ImportError.self) {
      try Self.field("textField", #""equal": "a", "equal!": "b""#, isExact: true)
    }
    #expect(error?.notes.last?.message.hasPrefix("the rule file would not load: 'equal'") == true)
  }

  /// PureForm rounds half away from zero, to as many decimals as the bound's last digits are.
  @Test(
    arguments: [
      ("'min_value': 6", [6, 5.95], [5.94, -6]),
      ("'max_value': 6", [6, 6.04, -7], [6.05, 7]),
      ("'min_value': -6", [-6, -6.04, 0], [-6.05, -7]),
      ("'max_value': -6", [-6, -5.95, -7], [-5.94, 0]),
      ("'min_value': 0", [0, -0.04], [-0.05]),
      ("'max_value': 0", [0, 0.04], [0.05]),
      ("'min_value': 0.25", [0.25, 0.245], [0.2449]),
      ("'max_value': 10", [10.004], [10.005]),
    ] as [(String, [Value], [Value])]
  )
  func `an exact bound is compared with the rounded value`(
    validators: String,
    good: [Value],
    bad: [Value]
  ) throws {
    let form = try Self.field("slider", validators.replacing("'", with: "\""), isExact: true)
    for value in good { #expect(form.validate(["v": value]).verdict == .valid, "\(value)") }
    for value in bad { #expect(form.validate(["v": value]).verdict == .invalid, "\(value)") }
  }

  @Test func `neighbors are the first fields of the next and the last cell of the section`() throws
  {
    let text = """
      [
        { "<C + I>": { "a?": { "<key>": "a", "<validators>": { "equal_next": true } } } },
        { "<C + I>": { "b?": { "<key>": "b" }, "c?": { "<key>": "c", "<validators>": { "equal_previous": true } } } },
        { "<section>": 1 },
        { "<C + I>": { "d?": { "<key>": "d", "<validators>": { "equal_previous": true } } } }
      ]
      """
    let form = try ImportFormat.pureForm.form(from: Array(text.utf8))
    let rules = try #require(try RuleFile(text: form.text).forms.first)
    #expect(rules.validate(["a": "x", "b": "x", "c": "x", "d": "y"]).verdict == .valid)
    let report = rules.validate(["a": "x", "b": "y", "c": "z"])
    #expect(report.violations.map(\.path.description) == ["a", "c"])
    #expect(form.notes.contains { $0.path == "d" && $0.severity == .remark })
  }

  @Test func `messages are PureForm's own`() throws {
    let form = try Self.field("textField", "\"min_length\": 6")
    #expect(
      form.validate(["v": "abc"]).violations.map(\.message)
        == ["String length is too short, than expected (6)"]
    )
  }
}
