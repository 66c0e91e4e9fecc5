package import RuleEngine

/// `form person "Person" { … }`, or `closed exact form person { … }`.
package struct CheckedForm: Sendable {
  package var name: String
  /// Whether a record may have no other members: it is declared `closed`.
  package var isClosed = false
  /// Whether its values are taken as they are given: it is declared `exact`.
  package var isExact = false
  package var label: String?
  package var annotations: [AnnotationData]
  /// What the form is given by the one around it, in the order of its declaration.
  package var parameters: [CheckedField] = []
  /// All fields by ``FieldIndex``, in file order, those in groups and branches among them.
  package var fields: [CheckedField] = []
  /// The form's contexts, in file order: `context stored: order`.
  package var contexts: [CheckedField] = []
  /// What the form holds, in file order.
  package var items: [CheckedItem]
  /// What it computes once for each record.
  package var computed: [CheckedComputedValue] = []
  package var place: Place

  package subscript(field: FieldIndex) -> CheckedField { fields[field.position] }
}

/// What a form or group holds.
package indirect enum CheckedItem: Sendable {
  /// `field name: type { … }`, by its position in the form's list of fields
  case field(FieldIndex)
  /// `group name { … }`
  case group(CheckedGroup)
  /// `step payment "Payment" { … }`
  case step(CheckedGroup)
  /// `when condition { … } otherwise { … }` around fields
  case when(CheckedWhen<CheckedItem>)
  /// `check …`, asked of the form as a whole
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

/// `when condition { … } otherwise { … }`, around items of a form or around statements.
package struct CheckedWhen<Item: Sendable>: Sendable {
  package var condition: CheckedExpression
  /// What the condition reads, in the order of the text.
  package var reads: [CheckedRead]
  package var items: [Item]
  package var otherwise: [Item]
  /// The condition's place.
  package var place: Place
}

/// `field email "E-mail": text @icon("mail") { … }`.
package struct CheckedField: Sendable {
  package var name: String
  /// Names of the groups that it is in, from the form inward.
  package var groups: [String] = []
  package var label: String?
  package var type: FieldType
  /// Whether it is annotated `@secret`.
  package var isSecret = false
  package var annotations: [AnnotationData] = []
  /// `option "GB" "Britain"`, of a choice or of the items of a list of choices.
  package var options: [OptionData] = []
  /// Whether it is computed: `field total: number = net + tax`.
  package var isComputed = false
  /// `normalize trim, lowercase`.
  package var normalization: [CheckedNormalization] = []
  /// `as "DD.MM.YYYY"`, of a typed field or of the items of a list.
  package var notation: ValueNotation?
  /// `mask "[00].[00]"`, or that of the notation.
  package var mask: String?
  /// `filter chars("0-9")`.
  package var filter: CheckedExpression?
  /// What the parameters of its form, or of that of its items, are given, one for each.
  package var arguments: [CheckedFormArgument] = []
  /// Of a parameter, what it is where nothing is given.
  package var defaultValue: CheckedOperand?
  /// What judges its value.
  package var body: [CheckedStatement] = []
  /// `accepts "a@b.example"`, `rejects "a"`.
  package var examples: [CheckedExamples] = []
  /// The name's place.
  package var place: Place

  /// Names from the form inward, its own last.
  package var path: [String] { groups + [name] }
}

/// What a parameter of a form is given: `back` in `field passengers: list of passenger(back)`.
package struct CheckedFormArgument: Sendable {
  /// Nil where the default stands for it.
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
