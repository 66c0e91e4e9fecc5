import RuleEngine

/// Hides the values of secret fields in what is shown of a record.
struct SecretRedaction {
  private let program: Program

  init(_ program: Program) {
    self.program = program
  }

  /// The values of a form, with a sign in place of each that is secret.
  func redacted(_ values: [String: Value], of form: FormIndex) -> [String: Value] {
    redacted(values, of: program.forms[form], object: 0)
  }

  private func redacted(
    _ values: [String: Value],
    of layout: FormLayout,
    object: Int
  ) -> [String: Value] {
    var result = values
    for member in layout.objects[object].members {
      switch member {
      case .field(let index):
        let field = layout.fields[index]
        guard let value = values[field.name] else { continue }
        result[field.name] = redacted(value, isSecret: field.isSecret, type: field.type)
      case .group(let group):
        let name = layout.objects[group].name
        guard case .form(let members) = values[name] else { continue }
        result[name] = .form(redacted(members, of: layout, object: group))
      }
    }
    return result
  }

  private func redacted(_ value: Value, isSecret: Bool, type: FieldType) -> Value {
    if isSecret { return .text(Labels.hiddenValue) }
    switch (type, value) {
    case (.form(let form), .form(let members)): return .form(redacted(members, of: form))
    case (.list(let item), .list(let items)):
      return .list(items.map { redacted($0, isSecret: false, type: item) })
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.time, _),
      (.dateTime, _), (.choice, _), (.file, _), (.any, _), (.form, _),
      (.list, _):
      return value
    }
  }
}
