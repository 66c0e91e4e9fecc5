import FormRules
import Testing

/// A session of the form that a text declares.
func session(
  _ rules: String,
  _ values: [String: Value] = [:],
  externals: ExternalRules = .none,
  mode: ReportMode = .firstPerField
) throws -> FormSession {
  try form(rules).makeSession(
    values,
    externals: externals,
    options: ValidationOptions(mode: mode, clock: .fixed(noon, offset: 3600))
  )
}

extension FormSession {
  /// The field at a path that the form is known to have.
  func at(_ path: FieldPath, _ location: SourceLocation = #_sourceLocation) throws -> FormField {
    try #require(field(path), "no field \(path)", sourceLocation: location)
  }

  /// What each field shows: its path, state and the rules that it is said to break.
  var shown: [String] {
    fields.map { field in
      let rules = field.violations.map(\.rule) + field.warnings.map { "~\($0.rule)" }
      return ([field.path.description, field.state.rawValue] + rules).joined(separator: " ")
    }
  }
}

extension FormField {
  /// Types at the end of the text shown, character by character.
  func type(_ text: String) throws {
    for character in text {
      let end = self.text.count
      try edit(end..<end, String(character))
    }
  }

  /// Deletes the last character of the text shown.
  func deleteBackward() throws {
    let end = text.count
    guard end > 0 else { return }
    try edit(end - 1..<end, "")
  }
}
