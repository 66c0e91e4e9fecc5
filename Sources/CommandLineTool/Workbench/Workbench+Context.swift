import FormRules
import RuleEngine
import RuleSyntax

/// The context of the chosen form: values in addition to the record.
extension Workbench {
  /// The context values of the chosen form.
  var context: [String: Value] { open?.context ?? [:] }

  /// Sets a context value, or lists all values.
  mutating func context(_ call: CommandCall) throws(Refusal) -> Reply {
    let (form, program, index) = try chosenForm()
    guard call.argument != nil else { return Reply(text: shownContext(of: program, index)) }
    var values = form.context
    let given: Set<String>
    if call.rest.bytes.first == UInt8(ascii: "{") {
      try draft.check(context: call.rest, of: form.name)
      guard case .form(let members) = try draft.value(of: call.rest) else { throw call.wrongUsage }
      values = members
      given = Set(members.keys)
    } else {
      let (name, literal) = try call.pathAndRest()
      guard !literal.text.isEmpty else { throw call.wrongUsage }
      try draft.check(context: literal, named: name, of: form.name)
      guard let path = FieldPath(name.text), case .name(let key)? = path.components.first else {
        throw call.wrongUsage
      }
      var record = RecordValues(values)
      try record.set(try draft.value(of: literal), at: path)
      values = record.members
      given = [key]
    }
    didJudgeForm = true
    let news = try change { (form, _) throws(Refusal) in
      try form.set(context: values)
      return ""
    }
    let isSecret = (program.forms[index].contexts ?? []).contains { context in
      guard let field = program.contexts?[context].field else { return false }
      return field.isSecret && given.contains(field.name)
    }
    return Reply(text: shownContext(of: program, index) + news, isSecret: isSecret)
  }

  /// `name = value` for each context value, secret ones hidden.
  private func shownContext(of program: Program, _ form: FormIndex) -> String {
    let shown = program.redacted(context: context, of: form)
    if shown.isEmpty { return "no context values are set\n" }
    return shown.sorted { $0.key < $1.key }.map { name, value in
      "\(Name(name).written) = \(DumpText.words(for: value))".visible + "\n"
    }.joined()
  }
}

extension RuleDraft {
  /// Checks that an object's names are contexts of a form.
  func check(context literal: Entry, of form: String) throws(Refusal) {
    try check(literal, as: "context\u{20}", "; expect valid", in: form)
  }

  /// Checks a value for one of a form's contexts.
  func check(context literal: Entry, named name: Entry, of form: String) throws(Refusal) {
    let opening = "context {\u{20}"
    try check(name, as: opening, ": null }; expect valid", in: form)
    try check(literal, as: opening + name.text + ":\u{20}", "}; expect valid", in: form)
  }
}
