import RuleEngine
import RuleSyntax

/// Which form of a rule file records belong to.
extension Program {
  /// The form that is named, or the only one of the file that the argument `rules` names.
  func form(named name: String?, rules: String) throws(Termination) -> FormIndex {
    let names = forms.map(\.name)
    guard let name else { return try onlyForm(rules: rules) }
    if let index = names.firstIndex(of: name) { return FormIndex(index) }
    let hint = Suggestion.closest(to: name, among: names).map { ": did you mean '\($0)'?" }
    throw Termination(.wrongUsage, "'\(rules)' has no form '\(name)'\(hint ?? "")")
  }

  /// The only form of the file itself, whatever it imports; or the only one of all.
  private func onlyForm(rules: String) throws(Termination) -> FormIndex {
    let own = forms.indices.filter { position in
      let source = sources[Int(forms[position].place.source)]
      return source == SourceFiles.name(ofArgument: rules)
    }
    if own.count == 1 { return FormIndex(own[0]) }
    if own.isEmpty, forms.count == 1 { return FormIndex(0) }
    if forms.isEmpty { throw Termination(.wrongUsage, "'\(rules)' has no form") }
    let candidates = own.isEmpty ? Array(forms.indices) : own
    let names = candidates.map { forms[$0].name }.joined(separator: ", ")
    throw Termination(
      .wrongUsage,
      "'\(rules)' has several forms: choose one with --form (\(names))"
    )
  }
}
