import RuleSyntax

/// Where names are looked up from, and what the calls around have said already.
struct ResolutionContext {
  var file: Int
  /// The fields of the form; none in a rule.
  var names = FieldNames()
  /// The innermost group, by its path.
  var group: [String] = []
  /// The field whose checks are resolved, by its path.
  var field: [String] = []
  /// Arguments of the rule whose body is resolved; nil in a form.
  var parameters: [String: ResolvedOperand]?
  /// What the calls around say where a part of them fails.
  var message: ResolvedMessage?
  /// What the rule whose body is resolved says where none of its checks does.
  var ruleMessage: ResolvedMessage?
  /// The outermost call: its name, and where it stands in the file that is exported.
  var call: (name: String, range: SourceRange?)?

  /// What a path in an argument or condition means.
  func operand(at path: Path) -> ResolvedOperand {
    let names = path.components.compactMap { component -> String? in
      if case .name(let name) = component { name.text } else { nil }
    }
    guard let parameters else { return .field(self.names.path(of: names, from: group)) }
    // A rule sees its parameters only; what is none is a word, such as a unit of length.
    return names.first.flatMap { parameters[$0] } ?? .text(names.joined(separator: "."))
  }
}
