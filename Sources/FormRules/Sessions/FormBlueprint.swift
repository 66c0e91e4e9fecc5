import RuleCompiler

/// The facts about a form's layout that live forms need, computed once for all its instances.
final class FormBlueprint: Sendable {
  let form: FormIndex
  let layout: FormLayout
  let fields: [FieldBlueprint]
  /// The positions of its fields by their paths in the form.
  let positions: [FieldPath: Int]
  /// The most components that such a path has.
  let longestPath: Int
  let units: [JudgedUnit]
  /// The positions of the units that read a slot other than their own.
  let readers: [SlotOffset: [Int]]
  /// The arguments of forms in its fields, by the slots that they read.
  let passing: [SlotOffset: [PassedParameter]]
  /// The same, by the contexts that they read.
  let passingOfContexts: [ContextIndex: [PassedParameter]]
  /// The slots of its own parameters.
  let parameterSlots: [SlotOffset]
  /// The positions of the units that read a slot of the previous item.
  let followers: [SlotOffset: [Int]]
  /// Slots of the previous item that its conditions read.
  let decidingSlotsOfPrevious: Set<SlotOffset>
  /// Slots that its conditions and computed values read, including those in nested forms.
  let decidingSlots: Set<SlotOffset>
  /// The computed fields, by position.
  let computedFields: [ComputedIndex: Int]
  /// The values that it computes.
  let computed: [ComputedIndex]
  /// The same, by the slots of the values.
  let computedSlots: [SlotOffset: ComputedIndex]
  /// The aggregates that can be updated item by item, by the slots of their lists.
  let aggregates: [SlotOffset: [ComputedIndex]]
  /// The aggregates by the slots of other lists that they read.
  let listReaders: [SlotOffset: [ComputedIndex]]

  init(_ form: FormIndex, of program: Program) {
    self.form = form
    layout = program.forms[form]
    positions = Dictionary(
      layout.fields.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    longestPath = layout.fields.map(\.path.components.count).max() ?? 0
    let units = program.units(of: form)
    self.units = units
    readers = units.positions(by: \.reads)
    followers = units.positions(by: \.readsOfPrevious)
    (passing, passingOfContexts) = layout.passedParameters(in: program)
    parameterSlots = (layout.parameters ?? []).map(\.slot)
    decidingSlots = program.decidingSlots(of: form)
    decidingSlotsOfPrevious = program.decidingSlotsOfPrevious(of: form)
    computedFields = Dictionary(
      uniqueKeysWithValues: layout.fields.enumerated().compactMap { position, field in
        field.computed.map { ($0, position) }
      }
    )
    computed = program.computedValues(of: form)
    computedSlots = Dictionary(
      computed.map { (program.computed[$0].slot, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var aggregates: [SlotOffset: [ComputedIndex]] = [:]
    var listReaders: [SlotOffset: [ComputedIndex]] = [:]
    for value in computed {
      let list = program.itemizedList(of: value)
      if let list { aggregates[list, default: []].append(value) }
      for slot in program.computed[value].reads where slot != list {
        listReaders[slot, default: []].append(value)
      }
    }
    self.aggregates = aggregates
    self.listReaders = listReaders
    var unitOfField = Array(repeating: 0, count: layout.fields.count)
    for (position, unit) in units.enumerated() {
      if let field = unit.field { unitOfField[field.position] = position }
    }
    let groupSlots = layout.groupSlots
    let (readers, decidingSlots) = (readers, decidingSlots)
    fields = layout.fields.enumerated().map { position, field in
      FieldBlueprint(
        FieldIndex(position),
        field,
        unit: unitOfField[position],
        readers: readers[field.slot] ?? [],
        decides: decidingSlots.contains(field.slot),
        groupSlots: groupSlots[position],
        targets: Array(units[unitOfField[position]].targets)
      )
    }
  }
}

extension [JudgedUnit] {
  /// The positions of the units, by the slots that they read.
  fileprivate func positions(
    by slots: KeyPath<JudgedUnit, Set<SlotOffset>>
  ) -> [SlotOffset: [Int]] {
    var positions: [SlotOffset: [Int]] = [:]
    for (position, unit) in enumerated() {
      for slot in unit[keyPath: slots] { positions[slot, default: []].append(position) }
    }
    return positions
  }
}

extension FormLayout {
  /// The arguments of forms in its fields, by the slots and by the contexts that they read.
  fileprivate func passedParameters(
    in program: Program
  ) -> (bySlots: [SlotOffset: [PassedParameter]], byContexts: [ContextIndex: [PassedParameter]]) {
    var bySlots: [SlotOffset: [PassedParameter]] = [:]
    var byContexts: [ContextIndex: [PassedParameter]] = [:]
    for (position, field) in fields.enumerated() {
      for (parameter, argument) in (field.arguments ?? []).enumerated() {
        let passed = PassedParameter(field: position, parameter: parameter)
        for slot in argument.reads { bySlots[slot, default: []].append(passed) }
        for context in program.contexts(readBy: argument.operand) {
          byContexts[context, default: []].append(passed)
        }
      }
    }
    return (bySlots, byContexts)
  }

  /// The slots of the groups around each field, outermost first.
  fileprivate var groupSlots: [[SlotOffset]] {
    var slots = Array(repeating: [SlotOffset](), count: fields.count)
    // A group comes after the object that contains it.
    var around = Array(repeating: [SlotOffset](), count: objects.count)
    for (position, object) in objects.enumerated() {
      for member in object.members {
        switch member {
        case .field(let field): slots[field.position] = around[position]
        case .group(let group): around[group] = around[position] + [objects[group].slot]
        }
      }
    }
    return slots
  }
}

/// The facts about a field that live forms need, the same in all instances of its form.
final class FieldBlueprint: Sendable {
  let index: FieldIndex
  let layout: FieldLayout
  /// Accepts or rejects edits of the field's text.
  let editor: FieldEditor
  /// The position of the unit that evaluates it.
  let unit: Int
  /// The positions of the other units of its instance that read it.
  let readers: [Int]
  /// Whether conditions that activate other fields read it.
  let decides: Bool
  /// The slots of the groups that contain it.
  let groupSlots: [SlotOffset]
  /// The paths of the fields in its form at which its checks report violations.
  let targets: [FieldPath]
  /// The form in it; nil for other types.
  let nestedForm: FormIndex?
  /// The form of its rows; nil if it has no rows, or rows of another type.
  let rowForm: FormIndex?
  /// Whether its value is computed.
  let isComputed: Bool
  /// Its initial value without a given one: its `@default`.
  let startingValue: Value?
  /// Whether the fields of forms in its value have units of their own.
  var holdsUnits: Bool { nestedForm != nil || rowForm != nil }

  init(
    _ index: FieldIndex,
    _ layout: FieldLayout,
    unit: Int,
    readers: [Int],
    decides: Bool,
    groupSlots: [SlotOffset],
    targets: [FieldPath]
  ) {
    self.index = index
    self.layout = layout
    // The checker accepts only valid masks; an invalid one would format nothing.
    editor = FieldEditor(
      mask: layout.mask.flatMap { try? Mask(notation: $0) },
      notation: layout.notation,
      type: layout.type
    )
    isComputed = layout.computed != nil
    self.unit = unit
    self.readers = readers
    self.decides = decides
    self.groupSlots = groupSlots
    self.targets = targets
    startingValue = layout.startingValue
    nestedForm = layout.type.form
    rowForm = if case .list(of: .form(let form)) = layout.type { form } else { nil }
  }
}

/// A parameter of the form in a field, by their positions.
struct PassedParameter: Sendable {
  let field: Int
  let parameter: Int
}

extension FormBlueprint {
  /// Whether anything in an item depends on the previous one.
  var readsPrevious: Bool { !followers.isEmpty || !decidingSlotsOfPrevious.isEmpty }
}

extension FieldLayout {
  /// The value of its `@default`, if the type accepts it; nil for secrets, as on pages.
  fileprivate var startingValue: Value? {
    guard !isSecret, computed == nil,
      let value = annotations.first(where: { $0.name == "default" })?.arguments.first
    else { return nil }
    return type.startingValue(value)
  }
}

extension JudgedUnit {
  /// The field that it evaluates; nil for a form-level check.
  var field: FieldIndex? {
    if case .field(let field) = subject { field } else { nil }
  }
}
