/// The slots of a form's values, and the entries of its code.
///
/// Slot 0 of an instance is the form's own value, which says whether the form is present and is an
/// object. Fields, groups and decisions follow in file order. A group has a slot of its own before
/// its fields; a field of a form's type is followed by the slots of that form. Items of a list are
/// elsewhere in the same buffer, consecutively, each with as many slots as its type needs.
///
/// Example: for `form f { field a: text  group g { field b: text } }`, slot 0 is the form, 1 is
/// `a`, 2 is `g` and 3 is `b`.
package struct FormLayout: Sendable, Hashable, Codable {
  package var name: String
  /// Whether a member of the data that it does not name is a violation.
  package var isClosed = false
  /// Whether its values are taken as given.
  ///
  /// Then texts are not parsed as numbers or Booleans, null is only a value of `any`, and only a
  /// missing value is empty.
  package var isExact = false
  package var label: String?
  package var annotations: [AnnotationData] = []
  /// The number of slots of one instance, including its own.
  package var slotCount: Int
  /// Parameters that the enclosing form provides, in the slots after the form's own; nil for none.
  package var parameters: [FormParameter]?
  /// Its `let`s and list functions whose values are shown as those of fields, by slot; nil for none.
  package var names: [NamedValue]?
  /// All fields in file order, including those of groups.
  package var fields: [FieldLayout]
  /// The members of the form itself and of its groups; the form's own object is the first.
  package var objects: [ObjectLayout]
  /// Its contexts, in file order; nil for none.
  package var contexts: [ContextIndex]?
  /// The steps in which it is filled in, in file order; nil if it has none.
  package var steps: [StepLayout]?
  /// The end of the slots to judge, if the form is judged up to a step; nil for the whole form.
  package var judgedEnd: SlotOffset?
  /// Code that decides which branches apply; runs after values are parsed.
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

  /// Whether the object comes after the step up to which the form is judged.
  func isLater(_ object: ObjectLayout) -> Bool {
    judgedEnd.map { object.slot.position >= $0.position } ?? false
  }

  /// The names of an object's members in the data.
  package func memberNames(of object: Int) -> [String] {
    objects[object].members.map { name(of: $0) }
  }
}

/// A form or group as an object of the data, with its members.
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
  /// The number of slots of the object and everything in it.
  package var slotCount = 1
  package var members: [Member] = []

  /// Whether the slot belongs to something in the object: a field, a group, or a check of the
  /// group.
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

/// One field: its names, its type, and how its value is prepared.
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
  /// The arguments for the parameters of its form, or of its items' form; nil for none.
  package var arguments: [FormArgument]?
  /// Options of a choice, or of the items of a list of choices.
  package var options: [OptionData] = []
  package var normalization: [NormalizationStep] = []
  package var mask: String?
  /// The notation in which people write the value, or its items, if it differs from data's.
  package var notation: ValueNotation?
  /// The computed value that it holds; the next slot then holds the value from the record.
  package var computed: ComputedIndex?
  /// Code of the filter, with the field as the subject.
  package var filter: InstructionIndex?
  /// The innermost decision in whose branch the field is.
  package var decision: DecisionIndex?
  package var place: SourcePlace

  /// The path of the field in its form.
  package var path: FieldPath { FieldPath((groups + [name]).map { .name($0) }) }

  package init(name: String, slot: SlotOffset, type: FieldType, place: SourcePlace) {
    self.name = name
    self.slot = slot
    self.type = type
    self.place = place
  }
}

/// A step of a form, and the form's slots that belong to it.
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

  /// The name to show: its label, or a readable form of its name.
  package var shownLabel: String { label ?? Labels.humanized(name) }
}

extension FormLayout {
  /// The position of the step that contains a slot; nil if it is outside of steps.
  ///
  /// - Complexity: logarithmic in the number of steps.
  package func step(around slot: SlotOffset) -> Int? {
    guard let steps,
      let step = steps.lastLeadingIndex(where: { $0.slots.lowerBound <= slot.position }),
      steps[step].slots.contains(slot.position)
    else { return nil }
    return step
  }

  /// The positions of a step's fields, including those of its groups.
  ///
  /// - Complexity: logarithmic in the number of fields.
  package func fields(of step: StepLayout) -> Range<Int> {
    let start = fields.partitionPoint { $0.slot.position >= step.slots.lowerBound }
    return start..<fields[start...].partitionPoint { $0.slot.position >= step.slots.upperBound }
  }
}

extension FieldLayout {
  /// The slot after its last one; a form that does not exist counts as one slot.
  func endSlot(in forms: [FormLayout]) -> Int {
    guard case .form(let form) = type, form.position < forms.count else { return slot.position + 1 }
    return slot.position + forms[form].slotCount
  }
}

/// A value that the caller passes in addition to the record.
///
/// Its slot is relative to the first slot of the block for all contexts.
package struct ContextLayout: Sendable, Hashable, Codable {
  package var field: FieldLayout

  package init(field: FieldLayout) { self.field = field }
}

/// A parameter of a form; its slot in each instance holds the enclosing form's argument.
package struct FormParameter: Sendable, Hashable, Codable {
  package var name: String
  package var slot: SlotOffset
  package var type: FieldType
  /// Whether some argument would reveal a secret field.
  package var isSecret: Bool
  /// The value if there is no argument; nil for none.
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

/// The argument for a parameter of the form in a field.
package struct FormArgument: Sendable, Hashable, Codable {
  /// Its value, resolved in the instance that has the field; `none` for the parameter's default.
  package var operand: Operand
  /// Slots of that instance that the operand reads.
  package var reads: [SlotOffset]

  package init(operand: Operand, reads: [SlotOffset]) {
    self.operand = operand
    self.reads = reads
  }
}

/// A `let` or list function whose value is shown as a field's: in its notation, or by the labels of
/// its options.
package struct NamedValue: Sendable, Hashable, Codable {
  package var slot: SlotOffset
  /// The form that has the field.
  package var form: FormIndex
  package var field: FieldIndex

  package init(slot: SlotOffset, form: FormIndex, field: FieldIndex) {
    self.slot = slot
    self.form = form
    self.field = field
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

/// An annotation, which describes how to display the form.
package struct AnnotationData: Sendable, Hashable {
  package var name: String
  package var arguments: [Value]

  package init(name: String, arguments: [Value] = []) {
    self.name = name
    self.arguments = arguments
  }
}

extension [AnnotationData] {
  /// The text of the annotation with that name.
  package func text(_ name: String) -> String? {
    guard case .text(let text) = first(where: { $0.name == name })?.arguments.first else {
      return nil
    }
    return text
  }
}

/// One step of `normalize`.
package enum NormalizationStep: Sendable, Hashable {
  case change(TextNormalization)
  case replace(PatternIndex, template: String)
}

extension FormLayout {
  /// The parameter that a path starts with; nil if it starts with none.
  package func parameter(at path: FieldPath) -> FormParameter? {
    guard case .name(let name)? = path.components.first else { return nil }
    return parameters?.first { $0.name == name }
  }
}
