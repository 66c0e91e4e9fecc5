/// How a form's values lie in slots, and where its code starts.
///
/// Slot 0 of an instance is the form's own value (is it there, is it an object at all); fields,
/// groups and decisions follow in file order. A group has a slot of its own before its fields; the
/// field of a form's type is followed by the slots of that form. Items of a list lie elsewhere in
/// the same buffer, side by side, each with as many slots as its type needs.
package struct FormLayout: Sendable, Hashable, Codable {
  package var name: String
  /// Whether members of the data that it does not name are violations.
  package var isClosed = false
  /// Whether its values are taken as they are given: no text is parsed for a number or truth value,
  /// null is of no type but `any`, and only what is missing is empty.
  package var isExact = false
  package var label: String?
  package var annotations: [AnnotationData] = []
  /// Slots of one instance, its own included.
  package var slotCount: Int
  /// What it is given by the form around it, in the slots behind its own; nil for nothing.
  package var parameters: [FormParameter]?
  /// All fields, those of groups included, in file order.
  package var fields: [FieldLayout]
  /// The members of the form itself and of its groups; the form's own object is the first.
  package var objects: [ObjectLayout]
  /// Its contexts, in file order; nil for none.
  package var contexts: [ContextIndex]?
  /// The parts in which it is filled in, in file order; nil where it is filled in as a whole.
  package var steps: [StepLayout]?
  /// Where what is judged ends, for a form that is judged up to a step; nil for the end of the form.
  package var judgedEnd: SlotOffset?
  /// Code that decides which branches apply; runs once the fields are parsed.
  package var decisions: InstructionIndex?
  /// Code of all checks, in file order.
  package var checks: InstructionIndex
  package var place: SourcePlace

  package init(
    name: String,
    slotCount: Int,
    fields: [FieldLayout],
    objects: [ObjectLayout],
    checks: InstructionIndex,
    place: SourcePlace
  ) {
    self.name = name
    self.slotCount = slotCount
    self.fields = fields
    self.objects = objects
    self.checks = checks
    self.place = place
  }
}

extension FormLayout {
  /// The name of a member of one of the form's objects.
  package func name(of member: ObjectLayout.Member) -> String {
    switch member {
    case .group(let group): objects[group].name
    case .field(let field): fields[field].name
    }
  }

  /// Whether the object lies behind the step up to which the form is judged.
  func isLater(_ object: ObjectLayout) -> Bool {
    judgedEnd.map { object.slot.position >= $0.position } ?? false
  }

  /// The names that one of the form's objects has in the data.
  package func memberNames(of object: Int) -> [String] {
    objects[object].members.map { name(of: $0) }
  }
}

/// A form or group as an object of the data: which members it has.
package struct ObjectLayout: Sendable, Hashable, Codable {
  package enum Member: Sendable, Hashable {
    case field(FieldIndex)
    /// Position in the form's list of objects.
    case group(Int)
  }

  /// Name in the data; empty for the form itself.
  package var name: String
  package var label: String?
  package var annotations: [AnnotationData]
  package var slot: SlotOffset
  /// Slots of the object with all that is in it.
  package var slotCount = 1
  package var members: [Member] = []

  /// Whether the slot is that of something in it: a field, a group, or a check of it as a whole.
  func holds(_ other: SlotOffset) -> Bool {
    other.position > slot.position && other.position < slot.position + slotCount
  }

  package init(
    name: String,
    label: String? = nil,
    annotations: [AnnotationData] = [],
    slot: SlotOffset
  ) {
    self.name = name
    self.label = label
    self.annotations = annotations
    self.slot = slot
  }
}

/// One field: its names, its type, and what is done to its value.
package struct FieldLayout: Sendable, Hashable, Codable {
  package var name: String
  /// Names of the groups that it is in, outermost first.
  package var groups: [String] = []
  /// The label as written, if it has one.
  package var label: String?
  package var slot: SlotOffset
  package var type: FieldType
  package var isSecret = false
  package var annotations: [AnnotationData] = []
  /// What the parameters of its form, or of that of its items, are given; nil for nothing.
  package var arguments: [FormArgument]?
  /// Options of a choice, or of the items of a list of choices.
  package var options: [OptionData] = []
  package var normalization: [NormalizationStep] = []
  package var mask: String?
  /// How people write the value, or the items of a list, other than data does.
  package var notation: ValueNotation?
  /// What the form computes as its value; the slot behind its own holds what the record brings.
  package var computed: ComputedIndex?
  /// Code of the filter, which judges the field as its subject.
  package var filter: InstructionIndex?
  /// The innermost decision in whose branch the field is.
  package var decision: DecisionIndex?
  package var place: SourcePlace

  /// Where the field is in its form.
  package var path: FieldPath { FieldPath((groups + [name]).map { .name($0) }) }

  package init(name: String, slot: SlotOffset, type: FieldType, place: SourcePlace) {
    self.name = name
    self.slot = slot
    self.type = type
    self.place = place
  }
}

/// A part of a form that is filled in by itself: which slots of the form are its own.
package struct StepLayout: Sendable, Hashable, Codable {
  package var name: String
  package var label: String?
  package var annotations: [AnnotationData]
  package var slots: Range<Int>
  package var place: SourcePlace

  package init(
    name: String,
    label: String?,
    annotations: [AnnotationData],
    slots: Range<Int>,
    place: SourcePlace
  ) {
    self.name = name
    self.label = label
    self.annotations = annotations
    self.slots = slots
    self.place = place
  }

  /// What people call it: its label, or its name made readable.
  package var shownLabel: String { label ?? Labels.humanized(name) }
}

extension FieldLayout {
  /// Where its slots end; those of a form that is not there are one.
  func endSlot(in forms: [FormLayout]) -> Int {
    guard case .form(let form) = type, form.position < forms.count else { return slot.position + 1 }
    return slot.position + forms[form].slotCount
  }
}

/// A value that the caller gives in addition to the record: its name and type.
///
/// The slot is counted from the first of the block that holds the contexts of all forms.
package struct ContextLayout: Sendable, Hashable, Codable {
  package var field: FieldLayout

  package init(field: FieldLayout) { self.field = field }
}

/// A parameter of a form: a slot of each instance that holds what the form around it gives.
package struct FormParameter: Sendable, Hashable, Codable {
  package var name: String
  package var slot: SlotOffset
  package var type: FieldType
  /// Whether it is given what a secret field holds.
  package var isSecret: Bool
  /// What it is where nothing is given; nil for nothing.
  package var defaultValue: Operand?

  package init(
    name: String,
    slot: SlotOffset,
    type: FieldType,
    isSecret: Bool,
    defaultValue: Operand?
  ) {
    self.name = name
    self.slot = slot
    self.type = type
    self.isSecret = isSecret
    self.defaultValue = defaultValue
  }
}

/// What a parameter of the form in a field is given.
package struct FormArgument: Sendable, Hashable, Codable {
  /// Where its value is, in the instance that the field is in; `none` for the parameter's default.
  package var operand: Operand
  /// Slots of that instance that the operand reads.
  package var reads: [SlotOffset]

  package init(operand: Operand, reads: [SlotOffset]) {
    self.operand = operand
    self.reads = reads
  }
}

/// What values a field takes.
package indirect enum FieldType: Sendable, Hashable {
  case text
  case integer
  case number
  case boolean
  case date
  /// A month of the calendar, which is compared with dates by their months.
  case month
  case time
  case dateTime
  /// One of the field's options.
  case choice
  case file
  /// A value of any kind, taken as it is given.
  case any
  case form(FormIndex)
  case list(of: FieldType)
  /// Values by keys that are data.
  case map(of: FieldType)

  /// The type of what is in lists and maps, however deep; any other type itself.
  package var innermost: FieldType {
    switch self {
    case .list(let item), .map(let item): item.innermost
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any,
      .form:
      self
    }
  }

  /// The form that a value of the type is; nil for other types.
  package var form: FormIndex? {
    if case .form(let form) = self { form } else { nil }
  }

  /// The type of the items of lists of this type, or of the values of maps; nil where there are neither.
  package var item: FieldType? {
    switch self {
    case .list(let item), .map(let item): item
    case .any: .any
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime: nil
    case .choice, .file, .form: nil
    }
  }
}

/// One option of a choice.
package struct OptionData: Sendable, Hashable, Codable {
  package var value: String
  package var label: String?
  package var annotations: [AnnotationData]

  package init(value: String, label: String? = nil, annotations: [AnnotationData] = []) {
    self.value = value
    self.label = label
    self.annotations = annotations
  }
}

/// An annotation: data for the display of the form.
package struct AnnotationData: Sendable, Hashable {
  package var name: String
  package var arguments: [Value]

  package init(name: String, arguments: [Value] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// One step of `normalize`.
package enum NormalizationStep: Sendable, Hashable {
  case change(TextNormalization)
  case replace(PatternIndex, template: String)
}

extension FormLayout {
  /// The parameter that a path begins with; nil where that is none.
  package func parameter(at path: FieldPath) -> FormParameter? {
    guard case .name(let name)? = path.components.first else { return nil }
    return parameters?.first { $0.name == name }
  }
}
