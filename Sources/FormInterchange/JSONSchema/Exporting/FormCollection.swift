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
      let empty = Schema.member(field.path, .emptyValue(of: field.type), isRequired: false)
      schema = .allOf([schema, empty])
    }
    return schema
  }
}

extension FormCollection {
  /// The notes of what other formats do not say: that empty values are values, of exact forms, and
  /// what is asked of values of any kind.
  func lossesOfExactness(emptiness: String, kinds: String) -> [InterchangeNote] {
    let forms = order.compactMap { resolved[$0] }
    let exact = forms.filter(\.isExact).map { form in
      InterchangeNote(.loss, path: form.reference.name, keyword: "exact", message: emptiness)
    }
    let unknown = forms.flatMap(\.fields).filter(\.field.type.isUnknown).map { field, _ in
      let path = field.path.joined(separator: ".")
      return InterchangeNote(.loss, path: path, keyword: "any", message: kinds)
    }
    return exact + unknown
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
