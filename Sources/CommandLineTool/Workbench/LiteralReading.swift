import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// Reads entered values and paths, with the diagnostics of rule files.
///
/// Values are parsed as in a rule file: as examples of a rule, or as in `given`.
extension RuleDraft {
  /// The value of a literal.
  func value(of literal: Entry) throws(Refusal) -> Value {
    let prefix = "rule reading {\nrequired\naccepts\u{20}"
    let splice = Splice(literal, into: RuleDraft.noText, prefix: prefix, suffix: "\n}")
    let examples = try checked(splice).checked.rules.first?.examples.first?.values ?? []
    guard let value = examples.first?.value, examples.count == 1 else {
      throw Refusal("enter one value at a time")
    }
    return value
  }

  /// The value of a literal for the field at a path of a form.
  ///
  /// The names in objects must exist in the form.
  func value(
    of literal: Entry,
    at path: FieldPath,
    in form: String
  ) throws(Refusal) -> Value {
    let value = try value(of: literal)
    var prefix = ""
    var suffix = ""
    for (position, component) in path.components.enumerated() {
      switch component {
      case .key(let key):
        prefix += "{ " + StringEscapes.quote(key) + ":\u{20}"
        suffix = " }" + suffix
      case .name(let name):
        prefix += (position == 0 ? "" : "{ ") + Name(name).written + ":\u{20}"
        suffix = (position == 0 ? "" : " }") + suffix
      case .index:
        prefix += "["
        suffix = "]" + suffix
      }
    }
    try check(literal, as: "given { \(prefix)", suffix + " }; expect valid", in: form)
    return value
  }

  /// Checks that an object's names exist in a form.
  func check(record literal: Entry, of form: String) throws(Refusal) {
    try check(literal, as: "given\u{20}", "; expect valid", in: form)
  }

  /// The entered path, whose names must exist in the form.
  func path(_ entry: Entry, in form: String) throws(Refusal) -> FieldPath {
    try check(entry, as: "expect invalid {\u{20}", ": required }", in: form)
    guard let path = FieldPath(entry.text) else {
      throw Refusal("'\(VisibleText.of(entry.text))' is not a path")
    }
    return path
  }

  /// The answer of an external rule, written as in a test.
  ///
  /// - Parameters:
  ///   - rule: the rule's name.
  ///   - answer: the answer, optionally with `after` and the delay.
  /// - Returns: the rule's name, the answer, and the delay.
  /// - Throws: the errors in either.
  func answer(
    of rule: Entry,
    _ answer: Entry
  ) throws(Refusal) -> (rule: String, answer: ExternalAnswer, after: Duration?) {
    let form = RuleDraft.unused("answering", among: tree.declaredNames)
    let header = "form \(form) {}\ntest \"what is entered\" for \(form) {\nexpect valid\nanswer "
    _ = try checked(Splice(rule, into: text, prefix: header, suffix: ": accepted\n}"))
    let prefix = header + rule.text + ": "
    let test = try checked(Splice(answer, into: text, prefix: prefix, suffix: "\n}"))
    guard let (external, answer, delay) = test.checked.tests.last?.answers.last else {
      throw Refusal("enter one answer at a time")
    }
    return (test.checked[external].name, answer, delay)
  }

  func check(
    _ entry: Entry,
    as prefix: String,
    _ suffix: String,
    in form: String
  ) throws(Refusal) {
    let prefix = "test \"what is entered\" for \(Name(form).written) {\n\(prefix)"
    _ = try checked(Splice(entry, into: text, prefix: prefix, suffix: "\(suffix)\n}"))
  }
}
