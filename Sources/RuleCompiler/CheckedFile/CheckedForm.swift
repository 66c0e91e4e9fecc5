package import RuleEngine

/// `form person "Person" { … }`, or `closed exact form person { … }`.
package struct CheckedForm: Sendable {
  package var name: String
  /// Whether a record may have no other members (`closed`).
  package var isClosed = false
  /// Whether values are used unchanged, without conversion (`exact`).
  package var isExact = false
  package var label: String?
  package var annotations: [AnnotationData]
  /// The form's parameters, in declaration order.
  package var parameters: [CheckedField] = []
  /// All fields by ``FieldIndex``, in file order, including those in groups and branches.
  package var fields: [CheckedField] = []
  /// The form's contexts, in file order: `context stored: order`.
  package var contexts: [CheckedField] = []
  /// The form's items, in file order.
  package var items: [CheckedItem]
  /// The values that the form computes once per record.
  package var computed: [CheckedComputedValue] = []
  package var place: Place

  package subscript(field: FieldIndex) -> CheckedField { fields[field.position] }
}

/// An item of a form or group.
package indirect enum CheckedItem: Sendable {
  /// `field name: type { … }`, by its position in the form's list of fields
  case field(FieldIndex)
  /// `group name { … }`
  case group(CheckedGroup)
  /// `step payment "Payment" { … }`
  case step(CheckedGroup)
  /// `when condition { … } otherwise { … }` around fields
  case when(CheckedWhen<CheckedItem>)
  /// `check …`, a check of the form as a whole
  case check(CheckedCheck)
}

/// `group card "Card" { … }`, or `step payment "Payment" { … }`.
package struct CheckedGroup: Sendable {
  package var name: String
  package var label: String?
  package var annotations: [AnnotationData]
  package var items: [CheckedItem]
  package var place: Place
}

/// `when condition { … } otherwise { … }`, around form items or statements.
package struct CheckedWhen<Item: Sendable>: Sendable {
  package var condition: CheckedExpression
  /// What the condition reads, in source order.
  package var reads: [CheckedRead]
  package var items: [Item]
  package var otherwise: [Item]
  /// The condition's place.
  package var place: Place
}

/// `field email "E-mail": text @icon("mail") { … }`.
package struct CheckedField: Sendable {
  package var name: String
  /// Names of the enclosing groups, from the form inward.
  package var groups: [String] = []
  package var label: String?
  package var type: FieldType
  /// Whether it is annotated `@secret`.
  package var isSecret = false
  package var annotations: [AnnotationData] = []
  /// `option "GB" "Britain"`, of a choice or a list of choices.
  package var options: [OptionData] = []
  /// Whether it is computed: `field total: number = net + tax`.
  package var isComputed = false
  /// `normalize trim, lowercase`.
  package var normalization: [CheckedNormalization] = []
  /// `as "DD.MM.YYYY"`, of a typed field or of a list's items.
  package var notation: ValueNotation?
  /// `mask "[00].[00]"`, or the mask that the notation implies.
  package var mask: String?
  /// `filter chars("0-9")`.
  package var filter: CheckedExpression?
  /// Arguments to the parameters of the field's form, or of its items' form, one per parameter.
  package var arguments: [CheckedFormArgument] = []
  /// The default, if this is a parameter.
  package var defaultValue: CheckedOperand?
  /// The statements that check its value.
  package var body: [CheckedStatement] = []
  /// `accepts "a@b.example"`, `rejects "a"`.
  package var examples: [CheckedExamples] = []
  /// The name's place.
  package var place: Place

  /// Names from the form inward; the field's own comes last.
  package var path: [String] { groups + [name] }
}

/// An argument to a form's parameter: `back` in `field passengers: list of passenger(back)`.
package struct CheckedFormArgument: Sendable {
  /// Nil if the default applies.
  package var operand: CheckedOperand?
  /// What the operand reads.
  package var reads: [CheckedRead] = []
}

/// One step of `normalize`.
package enum CheckedNormalization: Sendable {
  /// `trim`
  case change(TextNormalization)
  /// `replace(/-/, "")`
  case replace(Pattern, template: String, place: Place)
}
