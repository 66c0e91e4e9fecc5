import ArgumentParser
import RuleEngine
import RuleSyntax

/// Which form of a rule file records belong to.
struct FormOption: ParsableArguments {
  @Option(
    name: [.customLong("form")],
    help: "The form that records are judged by; may be left out where the file has one form."
  )
  var name: String?

  /// The form that was named, or the file's only one.
  func select(from program: Program, rules: String) throws(Termination) -> FormIndex {
    let names = program.forms.map(\.name)
    guard let name else { return try onlyForm(of: program, rules: rules) }
    if let index = names.firstIndex(of: name) { return FormIndex(index) }
    let hint = Suggestion.closest(to: name, among: names).map { ": did you mean '\($0)'?" }
    throw Termination(.wrongUsage, "'\(rules)' has no form '\(name)'\(hint ?? "")")
  }

  /// The only form of the file itself, whatever it imports; or the only one of all.
  private func onlyForm(of program: Program, rules: String) throws(Termination) -> FormIndex {
    let own = program.forms.indices.filter { position in
      let source = program.sources[Int(program.forms[position].place.source)]
      return source == SourceFiles.name(ofArgument: rules)
    }
    if own.count == 1 { return FormIndex(own[0]) }
    if own.isEmpty, program.forms.count == 1 { return FormIndex(0) }
    if program.forms.isEmpty { throw Termination(.wrongUsage, "'\(rules)' has no form") }
    let candidates = own.isEmpty ? Array(program.forms.indices) : own
    let names = candidates.map { program.forms[$0].name }.joined(separator: ", ")
    throw Termination(
      .wrongUsage,
      "'\(rules)' has several forms: choose one with --form (\(names))"
    )
  }
}
