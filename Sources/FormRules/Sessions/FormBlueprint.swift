/// What a live form has to know of a form's layout, worked out once for all its instances.
struct FormBlueprint: Sendable {
  let units: [JudgedUnit]
  /// For each field, the position of its unit.
  let unitOfField: [Int]
  /// For each field, what judges its edits.
  let editors: [FieldEditor]
  /// For each field, the slots of the groups that it stands in.
  let groupSlots: [[SlotOffset]]
  /// Positions of the units that read a slot which is not their own.
  let readers: [SlotOffset: [Int]]
  /// For each field, positions of the units of others that read it.
  let readersOfField: [[Int]]
  /// For each field, whether it says if others apply.
  let decides: [Bool]
  /// Slots that its conditions read, those in nested forms among them.
  let decidingSlots: Set<SlotOffset>

  init(_ form: FormIndex, of program: Program) {
    units = program.units(of: form)
    var unitOfField = Array(repeating: 0, count: program.forms[form].fields.count)
    var readers: [SlotOffset: [Int]] = [:]
    for (position, unit) in units.enumerated() {
      if case .field(let field) = unit.subject { unitOfField[field.position] = position }
      for slot in unit.reads { readers[slot, default: []].append(position) }
    }
    self.unitOfField = unitOfField
    self.readers = readers
    let layout = program.forms[form]
    readersOfField = layout.fields.map { readers[$0.slot] ?? [] }
    decidingSlots = program.decidingSlots(of: form)
    decides = layout.fields.map { [decidingSlots] in decidingSlots.contains($0.slot) }
    var groupSlots = Array(repeating: [SlotOffset](), count: layout.fields.count)
    FormBlueprint.collect(0, of: layout, around: [], into: &groupSlots)
    self.groupSlots = groupSlots
    editors = program.forms[form].fields.map { field in
      // The checker has read the mask; one that cannot be read formats nothing.
      FieldEditor(mask: field.mask.flatMap { try? Mask(notation: $0) })
    }
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
