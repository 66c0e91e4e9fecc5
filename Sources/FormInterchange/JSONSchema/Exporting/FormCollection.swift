import RuleSyntax

/// A form and all forms that its fields can hold, with their names looked up.
struct FormCollection {
  /// The forms as they are met, the first one first.
  private(set) var order: [FormReference] = []
  private(set) var resolved: [FormReference: ResolvedForm] = [:]

  init(from root: FormReference, in scope: RuleScope) {
    var resolver = FormResolver(scope)
    var waiting = [root]
    while let next = waiting.first {
      waiting.removeFirst()
      guard resolved[next] == nil, let form = resolver.resolve(next) else { continue }
      resolved[next] = form
      order.append(next)
      waiting += form.fields.compactMap(\.field.type.form)
    }
  }

  /// The schema of a record of the form whose fields are all empty.
  func hollow(_ form: ResolvedForm) -> Schema {
    var schema = Schema.type("object")
    for (field, _) in form.fields {
      let value = form.emptiness.emptyValue(for: field.type)
      let empty = Schema.member(field.path, value, isRequired: false)
      schema = .allOf([schema, empty])
    }
    return schema
  }
}

extension FormCollection {
  /// Notes on those fields whose values may be of any kind that are as asked.
  func losses(
    ofKindsIn isConcerned: (ResolvedField) -> Bool,
    _ message: String
  ) -> [InterchangeNote] {
    let fields = order.compactMap { resolved[$0] }.flatMap(\.fields).map(\.field)
    return fields.filter(isConcerned).map { field in
      let path = field.path.joined(separator: ".")
      return InterchangeNote(.loss, path: path, keyword: "any", message: message)
    }
  }

  /// Notes that what is empty in a form is a value in exact forms.
  func lossesOfExactness(_ message: String) -> [InterchangeNote] {
    order.compactMap { resolved[$0] }.filter(\.isExact).map { form in
      InterchangeNote(.loss, path: form.reference.name, keyword: "exact", message: message)
    }
  }
}

extension ResolvedType {
  /// The form that values of the type are, or their items.
  fileprivate var form: FormReference? {
    switch self {
    case .form(let form): form
    case .list(let item): item.form
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .any: nil
    }
  }
}
