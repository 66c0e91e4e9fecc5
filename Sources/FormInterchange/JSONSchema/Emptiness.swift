/// What a form takes for an empty value, and how schemas say it.
enum Emptiness: Sendable, Hashable {
  /// What is missing, null or blank, as in most forms.
  case ordinary
  /// What is missing and nothing else, as in exact forms.
  case exact
}

extension Emptiness {
  /// What a field of a type holds where it is filled in, or empty in the way of the state.
  func schema(of state: Subject.State, for type: ResolvedType) -> Schema {
    switch (self, state, type) {
    case (.exact, .filled, _): .anything
    case (.exact, _, _): .nothing
    case (.ordinary, .filled, .text), (.ordinary, .filled, .choice): .filled
    case (.ordinary, .filled, _): .not(emptyValue(for: type))
    case (.ordinary, .absent, _): .type("null")
    case (.ordinary, .blank, .list): .anyOf([.blank, .emptyList])
    case (.ordinary, .blank, .form(let form)): .anyOf([.blank, .hollow(form)])
    case (.ordinary, .blank, _): .blank
    }
  }

  /// What is there and empty all the same.
  func emptyValue(for type: ResolvedType) -> Schema {
    switch (self, type) {
    case (.exact, _): .nothing
    case (.ordinary, .list): .anyOf([.empty, .emptyList])
    case (.ordinary, .form(let form)): .anyOf([.empty, .hollow(form)])
    case (.ordinary, _): .empty
    }
  }
}

extension ResolvedForm {
  var emptiness: Emptiness { isExact ? .exact : .ordinary }
}

extension Schema {
  static let empty = SharedDefinition.empty.reference
  static let blank = SharedDefinition.blank.reference
  static let filled = SharedDefinition.filled.reference

  fileprivate static let emptyList = Schema(["type": "array", "maxItems": 0])

  /// A nested form whose fields are all empty.
  static func hollow(_ form: FormReference) -> Schema {
    .reference(form.definitionName, "empty")
  }
}
