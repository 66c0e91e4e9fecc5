/// A form, closed and exact or not: `form registration "Create your account" @theme("dark") { … }`.
///
/// A form whose values depend on its context has parameters: `form passenger(back: date) { … }`.
package struct FormDeclaration: Sendable, Equatable {
  package var name: Name
  /// Whether it rejects undeclared members: `closed form order { … }`.
  package var isClosed: Bool
  /// Whether values are taken exactly as given: `exact form order { … }`.
  package var isExact: Bool
  package var parameters: [Parameter]
  package var label: StringLiteral?
  package var annotations: [Annotation]
  package var items: [FormItem]
  package var range: SourceRange

  package init(
    name: Name,
    isClosed: Bool = false,
    isExact: Bool = false,
    parameters: [Parameter] = [],
    label: StringLiteral? = nil,
    annotations: [Annotation] = [],
    items: [FormItem],
    range: SourceRange = .none
  ) {
    self.name = name
    self.isClosed = isClosed
    self.isExact = isExact
    self.parameters = parameters
    self.label = label
    self.annotations = annotations
    self.items = items
    self.range = range
  }
}

/// An item of a form or group.
package indirect enum FormItem: Sendable, Equatable {
  case field(FieldDeclaration)
  /// A value that the caller provides in addition to the record: `context stored: order`.
  case context(FieldDeclaration)
  case group(GroupDeclaration)
  /// A part of the form that is filled in separately: `step payment "Payment" { … }`.
  case step(GroupDeclaration)
  case when(When<FormItem>)
  case binding(LetDeclaration)
  /// A check of the form as a whole: `any_filled(telephone, email) "…"`.
  case check(Check)
}

/// Fields that belong together: `group card "Card" { … }`.
///
/// A step is declared in the same way.
package struct GroupDeclaration: Sendable, Equatable {
  package var name: Name
  package var label: StringLiteral?
  package var annotations: [Annotation] = []
  package var items: [FormItem]
  package var range: SourceRange = .none
}

/// The value of a name or of a computed field.
package enum Definition: Sendable, Hashable {
  /// `let net = sum(amount of lines)`
  case operand(Operand)
  /// `let late = arrival > "22:00"`: true or false, or nothing where it asks nothing
  case condition(Expression)

  package var range: SourceRange {
    switch self {
    case .operand(let operand): operand.range
    case .condition(let condition): condition.range
    }
  }

  /// The operand, if it is one.
  package var operand: Operand? {
    if case .operand(let operand) = self { operand } else { nil }
  }
}

/// A name for the value of an operand or condition: `let net = sum(amount of lines)`.
package struct LetDeclaration: Sendable, Hashable {
  package var name: Name
  /// Nil for an invalid value, which the parser has reported.
  package var value: Definition?
  package var range: SourceRange = .none
}

/// A field: `field age: integer "Age" @icon("cake") { required; min_value(18) }`, or
/// `field birthday: date as "DD.MM.YYYY"`.
///
/// A context is declared in the same way: `context role: choice { option "admin"; option "guest" }`.
package struct FieldDeclaration: Sendable, Equatable {
  package var name: Name
  /// `nil` means text.
  package var type: TypeReference?
  /// The notation of values, after `as`.
  package var notation: StringLiteral?
  package var label: StringLiteral?
  package var annotations: [Annotation]
  /// The value of a computed field: `field total: number = net + tax`.
  package var value: Definition?
  /// `nil` when the field has no block, which means the same as an empty one.
  package var body: [Statement]?
  package var range: SourceRange

  package init(
    name: Name,
    type: TypeReference? = nil,
    notation: StringLiteral? = nil,
    label: StringLiteral? = nil,
    annotations: [Annotation] = [],
    value: Definition? = nil,
    body: [Statement]? = nil,
    range: SourceRange = .none
  ) {
    self.name = name
    self.type = type
    self.notation = notation
    self.label = label
    self.annotations = annotations
    self.value = value
    self.body = body
    self.range = range
  }
}

/// Data for the display of the form: `@secret`, `@placeholder("ann@example.org")`.
package struct Annotation: Sendable, Hashable {
  package var name: Name
  /// `nil` without parentheses.
  package var arguments: [Literal]?
  package var range: SourceRange

  package init(name: Name, arguments: [Literal]? = nil, range: SourceRange = .none) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}
