import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// Reads what a person enters for values and paths, with the diagnostics of rule files.
///
/// A value is read where a rule file has one: among the examples of a rule, or in what a test gives.
extension RuleDraft {
  /// The value that a literal writes.
  func value(of literal: Entry) throws(Refusal) -> Value {
    let prefix = "rule reading {\nrequired\naccepts\u{20}"
    let splice = Splice(literal, into: RuleDraft.noText, prefix: prefix, suffix: "\n}")
    let examples = try checked(splice).checked.rules.first?.examples.first?.values ?? []
    guard let value = examples.first?.value, examples.count == 1 else {
      throw Refusal("enter one value at a time")
    }
    return value
  }

  /// The value that a literal writes for the field at a path of a form.
  ///
  /// The names in objects must be those of the form.
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

  /// Checks that an object's names are those of a form.
  func check(record literal: Entry, of form: String) throws(Refusal) {
    try check(literal, as: "given\u{20}", "; expect valid", in: form)
  }

  /// The path that is entered, whose names must be those of a form.
  func path(_ entry: Entry, in form: String) throws(Refusal) -> FieldPath {
    try check(entry, as: "expect invalid {\u{20}", ": required }", in: form)
    guard let path = FieldPath(entry.text) else {
      throw Refusal("'\(VisibleText.of(entry.text))' is not a path")
    }
    return path
  }

  /// What the host of an external rule is to answer, as a test writes it.
  ///
  /// - Parameters:
  ///   - rule: the rule's name.
  ///   - answer: the answer, perhaps with `after` and how long it takes.
  /// - Returns: the rule's name, the answer, and how long it takes.
  /// - Throws: what is wrong with either.
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
