import RuleSyntax

/// The value that a requirement is asked of, in one of the states that the language tells apart.
struct Subject {
  /// Whether there is anything in the value.
  enum State: CaseIterable {
    /// Missing or null.
    case absent
    /// There, but empty: white space, an empty list, a nested form whose fields are all empty.
    case blank
    case filled
  }

  var type: ResolvedType
  var state: State
  /// For notes: the path of the field.
  var path: [String]
  /// Whether only texts of ASCII characters come so far, so that all ways of counting agree.
  var isPlainASCII = false
  /// Whether it is an item of a list, and the record around it out of sight.
  var isItem = false

  func with(_ state: State) -> Subject {
    var subject = self
    subject.state = state
    return subject
  }
}

extension Schema {
  /// What a field of a type holds where it is filled in, or empty in the way of the state.
  static func state(_ state: Subject.State, of type: ResolvedType) -> Schema {
    switch (state, type) {
    case (.filled, .text), (.filled, .choice): .filled
    case (.filled, _): .not(emptyValue(of: type))
    case (.absent, _): .type("null")
    case (.blank, .list): .anyOf([.blank, Schema(["type": "array", "maxItems": 0])])
    case (.blank, .form(let form)): .anyOf([.blank, .hollow(form)])
    case (.blank, _): .blank
    }
  }

  /// Null, and what is empty otherwise.
  static func emptyValue(of type: ResolvedType) -> Schema {
    switch type {
    case .list: .anyOf([.empty, Schema(["type": "array", "maxItems": 0])])
    case .form(let form): .anyOf([.empty, .hollow(form)])
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .any:
      .empty
    }
  }

  /// A nested form whose fields are all empty.
  static func hollow(_ form: FormReference) -> Schema {
    .reference(form.title, "empty")
  }
}
