/// A rule in the language: `rule strong_password(length: integer = 8) "message" { … }`.
package struct RuleDeclaration: Sendable, Equatable {
  package var name: Name
  package var parameters: [Parameter]
  /// The message if the rule fails and none of its own checks has one.
  package var message: StringLiteral?
  package var body: [Statement]
  package var range: SourceRange

  package init(
    name: Name,
    parameters: [Parameter] = [],
    message: StringLiteral? = nil,
    body: [Statement],
    range: SourceRange = .none
  ) {
    self.name = name
    self.parameters = parameters
    self.message = message
    self.body = body
    self.range = range
  }
}

/// One parameter of a rule: `length: integer = 8`.
package struct Parameter: Sendable, Hashable {
  package var name: Name
  package var type: TypeReference?
  package var defaultValue: Operand?
  package var range: SourceRange

  package init(
    name: Name,
    type: TypeReference? = nil,
    defaultValue: Operand? = nil,
    range: SourceRange = .none
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
  }
}

/// The type of a field or parameter: `integer`, `address`, `passenger(back)`, `list of address`.
package indirect enum TypeReference: Sendable, Hashable {
  case named(Name)
  /// A form with arguments for its parameters.
  case applied(Name, arguments: [Argument], range: SourceRange)
  case list(of: TypeReference, range: SourceRange)
  /// `map of text`
  case map(of: TypeReference, range: SourceRange)
}

extension TypeReference {
  /// The range of the whole type, including arguments.
  package var place: SourceRange {
    switch self {
    case .named(let name): name.range
    case .applied(_, _, let range), .list(_, let range), .map(_, let range): range
    }
  }

  /// The name of the type or, for lists, of the items' type.
  package var name: Name {
    switch self {
    case .named(let name), .applied(let name, _, _): name
    case .list(let items, _), .map(let items, _): items.name
    }
  }

  /// The arguments for the parameters of a form; nil without parentheses.
  package var arguments: [Argument]? {
    switch self {
    case .named: nil
    case .applied(_, let arguments, _): arguments
    case .list(let items, _), .map(let items, _): items.arguments
    }
  }

  /// The range of the name with its arguments.
  package var innermostRange: SourceRange {
    switch self {
    case .named(let name): name.range
    case .applied(_, _, let range): range
    case .list(let items, _), .map(let items, _): items.innermostRange
    }
  }
}

/// A rule that the host implements: `external rule free(…) "message" { debounce 300ms }`.
package struct ExternalDeclaration: Sendable, Equatable {
  package var name: Name
  package var parameters: [Parameter]
  package var message: StringLiteral?
  package var settings: [ExternalSetting]
  package var range: SourceRange
}

/// One line of an external rule's block: `debounce 300ms`, `retry 2`, `undecided blocks`.
package struct ExternalSetting: Sendable, Equatable {
  package enum Name: String, Sendable, Hashable, CaseIterable {
    case debounce, timeout, cache, retry, undecided
  }

  package var name: Name
  /// As written: a duration, a whole number or an `UndecidedPolicy`, checked by the parser.
  package var value: String
  package var range: SourceRange
}

/// The form's verdict if an external rule could not be decided: `blocks`, `warns`, `passes`.
package enum UndecidedPolicy: String, Sendable, Hashable, CaseIterable {
  case blocks, warns, passes
}
