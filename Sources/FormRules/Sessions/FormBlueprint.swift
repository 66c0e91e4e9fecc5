/// What live forms need to know of a form's layout, computed once for all its instances.
final class FormBlueprint: Sendable {
  let form: FormIndex
  let layout: FormLayout
  let fields: [FieldBlueprint]
  let units: [JudgedUnit]
  /// Positions of the units that read a slot other than their own.
  let readers: [SlotOffset: [Int]]
  /// What is given to parameters of forms in its fields, by the slots that are read for it.
  let passing: [SlotOffset: [PassedParameter]]
  /// The same by the contexts that are read for it.
  let passingOfContexts: [ContextIndex: [PassedParameter]]
  /// The slots of its own parameters.
  let parameterSlots: [SlotOffset]
  /// Positions of the units that read a slot of the previous item.
  let followers: [SlotOffset: [Int]]
  /// Slots of the previous item that its conditions read.
  let decidingSlotsOfPrevious: Set<SlotOffset>
  /// Slots that its conditions and computed values read, including those in nested forms.
  let decidingSlots: Set<SlotOffset>
  /// The computed fields, by position.
  let computedFields: [ComputedIndex: Int]
  /// What it computes.
  let computed: [ComputedIndex]
  /// The same by the slots of the values.
  let computedSlots: [SlotOffset: ComputedIndex]
  /// Aggregates by the slots of the lists that they go over, where they can go over items one by one.
  let aggregates: [SlotOffset: [ComputedIndex]]
  /// Aggregates by the slots of other lists that they read.
  let listReaders: [SlotOffset: [ComputedIndex]]

  init(_ form: FormIndex, of program: Program) {
    self.form = form
    layout = program.forms[form]
    let units = program.units(of: form)
    self.units = units
    var unitOfField = Array(repeating: 0, count: layout.fields.count)
    var readers: [SlotOffset: [Int]] = [:]
    var followers: [SlotOffset: [Int]] = [:]
    for (position, unit) in units.enumerated() {
      if let field = unit.field { unitOfField[field.position] = position }
      for slot in unit.reads { readers[slot, default: []].append(position) }
      for slot in unit.readsOfPrevious { followers[slot, default: []].append(position) }
    }
    self.followers = followers
    var passing: [SlotOffset: [PassedParameter]] = [:]
    var passingOfContexts: [ContextIndex: [PassedParameter]] = [:]
    for (field, fieldLayout) in layout.fields.enumerated() {
      for (parameter, argument) in (fieldLayout.arguments ?? []).enumerated() {
        let passed = PassedParameter(field: field, parameter: parameter)
        for slot in argument.reads { passing[slot, default: []].append(passed) }
        for context in program.contexts(readBy: argument.operand) {
          passingOfContexts[context, default: []].append(passed)
        }
      }
    }
    self.passing = passing
    self.passingOfContexts = passingOfContexts
    parameterSlots = (layout.parameters ?? []).map(\.slot)
    decidingSlotsOfPrevious = program.decidingSlotsOfPrevious(of: form)
    var groupSlots = Array(repeating: [SlotOffset](), count: layout.fields.count)
    // A group comes after the object that holds it.
    var around = Array(repeating: [SlotOffset](), count: layout.objects.count)
    for (position, object) in layout.objects.enumerated() {
      for member in object.members {
        switch member {
        case .field(let field): groupSlots[field.position] = around[position]
        case .group(let group): around[group] = around[position] + [layout.objects[group].slot]
        }
      }
    }
    let decidingSlots = program.decidingSlots(of: form)
    computedFields = Dictionary(
      uniqueKeysWithValues: layout.fields.enumerated().compactMap { position, field in
        field.computed.map { ($0, position) }
      }
    )
    let computed = program.computedValues(of: form)
    self.computed = computed
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
    self.readers = readers
    self.decidingSlots = decidingSlots
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
  /// Paths of the fields in its form of which its checks report failures.
  let targets: [FieldPath]
  /// The form in it; nil for other types.
  let nestedForm: FormIndex?
  /// The form of its rows; nil where it has no rows, or rows of another type.
  let rowForm: FormIndex?
  /// Whether its value is computed, so that nobody gives it.
  let isComputed: Bool
  /// What it holds before anybody has given it a value: its `@default`.
  let startingValue: Value?
  /// Whether fields of forms in its value are judged by units of their own.
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
    // The checker has read the mask; one that cannot be read formats nothing.
    editor = FieldEditor(
      mask: layout.mask.flatMap { try? Mask(notation: $0) },
      notation: layout.notation
    )
    isComputed = layout.computed != nil
    self.unit = unit
    self.readers = readers
    self.decides = decides
    self.groupSlots = groupSlots
    self.targets = targets
    startingValue = layout.startingValue
    nestedForm = if case .form(let form) = layout.type { form } else { nil }
    rowForm = if case .list(of: .form(let form)) = layout.type { form } else { nil }
  }
}

/// A parameter of the form in a field, by their positions.
struct PassedParameter: Sendable {
  let field: Int
  let parameter: Int
}

extension FormBlueprint {
  /// Whether anything in an item depends on the one before it.
  var readsPrevious: Bool { !followers.isEmpty || !decidingSlotsOfPrevious.isEmpty }
}

extension FieldLayout {
  /// The value of its `@default`, where the type takes such a value; nil for secrets, as on pages.
  fileprivate var startingValue: Value? {
    guard !isSecret, computed == nil,
      let value = annotations.first(where: { $0.name == "default" })?.arguments.first
    else { return nil }
    return type.startingValue(value)
  }
}

extension FieldType {
  fileprivate func startingValue(_ value: Value) -> Value? {
    switch (self, value) {
    case (.any, _): value
    case (.text, .text), (.choice, .text), (.integer, .text), (.number, .text), (.boolean, .text):
      value
    case (.date, .text), (.month, .text), (.time, .text), (.dateTime, .text): value
    case (.integer, .number), (.number, .number), (.boolean, .boolean): value
    case (.text, .number(let number)), (.choice, .number(let number)): .text(number.description)
    case (.text, .boolean(let isTrue)), (.choice, .boolean(let isTrue)): .text(String(isTrue))
    case (.list(let item), .list(let items)): .list(items.compactMap { item.startingValue($0) })
    case (.list(let item), _): item.startingValue(value).map { .list([$0]) }
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.month, _),
      (.time, _),
      (.dateTime, _), (.choice, _), (.file, _), (.form, _), (.map, _):
      nil
    }
  }
}

extension JudgedUnit {
  /// The field that it judges; nil for a check of the form as a whole.
  var field: FieldIndex? {
    if case .field(let field) = subject { field } else { nil }
  }
}
