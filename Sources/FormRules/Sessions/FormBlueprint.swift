/// What live forms need to know of a form's layout, computed once for all its instances.
final class FormBlueprint: Sendable {
  let form: FormIndex
  let layout: FormLayout
  let fields: [FieldBlueprint]
  let units: [UnitBlueprint]
  /// Positions of the units that read a slot other than their own.
  let readers: [SlotOffset: [Int]]
  /// Slots that its conditions read, including those in nested forms.
  let decidingSlots: Set<SlotOffset>

  init(_ form: FormIndex, of program: Program) {
    self.form = form
    layout = program.forms[form]
    let units = program.units(of: form)
    var unitOfField = Array(repeating: 0, count: layout.fields.count)
    var readers: [SlotOffset: [Int]] = [:]
    for (position, unit) in units.enumerated() {
      if case .field(let field) = unit.subject { unitOfField[field.position] = position }
      for slot in unit.reads { readers[slot, default: []].append(position) }
    }
    let decidingSlots = program.decidingSlots(of: form)
    var groupSlots = Array(repeating: [SlotOffset](), count: layout.fields.count)
    FormBlueprint.collect(0, of: layout, around: [], into: &groupSlots)
    let fields = layout.fields.indices.map { position in
      let layout = program.forms[form].fields[position]
      return FieldBlueprint(
        FieldIndex(position),
        layout,
        unit: unitOfField[position],
        readers: readers[layout.slot] ?? [],
        decides: decidingSlots.contains(layout.slot),
        groupSlots: groupSlots[position]
      )
    }
    self.units = units.map { UnitBlueprint($0, among: fields) }
    self.fields = fields
    self.readers = readers
    self.decidingSlots = decidingSlots
  }

  private static func collect(
    _ object: Int,
    of layout: FormLayout,
    around groups: [SlotOffset],
    into slots: inout [[SlotOffset]]
  ) {
    for member in layout.objects[object].members {
      switch member {
      case .field(let field): slots[field.position] = groups
      case .group(let group):
        collect(group, of: layout, around: groups + [layout.objects[group].slot], into: &slots)
      }
    }
  }
}

/// What live forms need to know of a field, whichever instance of its form it is in.
final class FieldBlueprint: Sendable {
  let index: FieldIndex
  let layout: FieldLayout
  /// Judges edits of the field's text.
  let editor: FieldEditor
  /// Position of the unit that judges it.
  let unit: Int
  /// Positions of the other units of its instance that read it.
  let readers: [Int]
  /// Whether conditions that decide whether other fields apply read it.
  let decides: Bool
  /// Slots of the groups that contain it.
  let groupSlots: [SlotOffset]
  /// The form in it; nil for other types.
  let nestedForm: FormIndex?
  /// The form of its rows; nil where it has no rows, or rows of another type.
  let rowForm: FormIndex?

  init(
    _ index: FieldIndex,
    _ layout: FieldLayout,
    unit: Int,
    readers: [Int],
    decides: Bool,
    groupSlots: [SlotOffset]
  ) {
    self.index = index
    self.layout = layout
    // The checker has read the mask; one that cannot be read formats nothing.
    editor = FieldEditor(mask: layout.mask.flatMap { try? Mask(notation: $0) })
    self.unit = unit
    self.readers = readers
    self.decides = decides
    self.groupSlots = groupSlots
    nestedForm = if case .form(let form) = layout.type { form } else { nil }
    rowForm = if case .list(of: .form(let form)) = layout.type { form } else { nil }
  }
}

/// What is judged by itself: a field with its checks, or a check of the form as a whole.
struct UnitBlueprint: Sendable {
  /// The instruction that enters its checks.
  let entry: InstructionIndex
  /// For a check of the form as a whole, the slot that says whether it applies.
  let activitySlot: SlotOffset?
  /// Position of the field that it judges; nil for a check of the form as a whole.
  let field: Int?
  /// Whether forms in the field's value are judged with it, having no units of their own.
  let judgesNestedForms: Bool

  init(_ unit: JudgedUnit, among fields: [FieldBlueprint]) {
    entry = unit.entry
    switch unit.subject {
    case .field(let index):
      let field = fields[index.position]
      activitySlot = nil
      self.field = index.position
      judgesNestedForms = field.nestedForm == nil && field.rowForm == nil
    case .form(let slot):
      activitySlot = slot
      field = nil
      judgesNestedForms = true
    }
  }
}
