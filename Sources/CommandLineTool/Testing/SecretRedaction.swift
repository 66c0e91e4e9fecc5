import RuleEngine

// Hides the values of secret fields wherever a record is shown.

extension Program {
  /// The values of a form, with a placeholder for each secret value.
  func redacted(_ values: [String: Value], of form: FormIndex) -> [String: Value] {
    redacted(values, of: forms[form], object: 0)
  }

  /// The context of a form, with a placeholder for each secret value.
  func redacted(context values: [String: Value], of form: FormIndex) -> [String: Value] {
    var result = values
    for index in forms[form].contexts ?? [] {
      guard let field = contexts?[index].field, let value = values[field.name] else { continue }
      let sign = Value.text(Labels.hiddenValue)
      result[field.name] = field.isSecret ? sign : redacted(value, of: field.type)
    }
    return result
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
        let sign = Value.text(Labels.hiddenValue)
        result[field.name] = field.isSecret ? sign : redacted(value, of: field.type)
      case .group(let group):
        let name = layout.objects[group].name
        guard case .form(let members) = values[name] else { continue }
        result[name] = .form(redacted(members, of: layout, object: group))
      }
    }
    return result
  }

  private func redacted(_ value: Value, of type: FieldType) -> Value {
    if case .form(let form) = type, case .form(let members) = value {
      return .form(redacted(members, of: form))
    }
    if case .list(let item) = type, case .list(let items) = value {
      return .list(items.map { redacted($0, of: item) })
    }
    if case .map(let item) = type, case .form(let entries) = value {
      return .form(entries.mapValues { redacted($0, of: item) })
    }
    return value
  }
}
