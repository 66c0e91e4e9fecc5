/// What every evaluation needs to know of a field, without the texts that only reports need.
///
/// Plain numbers side by side: reading a field's layout counts references, and is done for each
/// field of each record.
struct FieldPlan: Sendable {
  var slot: SlotOffset
  /// The kinds of values that are ready to be judged as they are, one bit for each.
  private var readyKinds: UInt32
  /// Position of the table of its options, or of its items'; nil where it is no choice.
  var options: UInt32?
  /// Whether a number must not have a fraction.
  private var isInteger = false

  init(_ layout: FieldLayout, options: UInt32?, isExact: Bool) {
    slot = layout.slot
    self.options = options
    readyKinds = FieldPlan.bit(.missing)
    // Where values are taken as they are given, that has to be noted of each.
    if isExact || layout.type == .any { return }
    readyKinds |= FieldPlan.bit(.null)
    guard layout.normalization.isEmpty else { return }
    guard let kind = layout.type.plainKind else { return }
    readyKinds |= FieldPlan.bit(kind)
    isInteger = layout.type == .integer
  }

  /// Whether the value is ready to be judged as it is.
  @inline(__always)
  func isReady(_ value: Slot) -> Bool {
    readyKinds & FieldPlan.bit(value.kind) != 0 && !(isInteger && value.scale != 0)
  }

  @inline(__always)
  private static func bit(_ kind: Slot.Kind) -> UInt32 { 1 << UInt32(kind.rawValue) }
}

/// The plans of the fields of all forms.
struct FieldPlans: Sendable {
  /// Those of one form follow each other, in file order.
  private(set) var fields: [FieldPlan] = []
  /// For each form the position of its first field.
  private(set) var firsts: [Int] = []
  /// The options of all choices.
  private(set) var optionTables: [TextTable] = []

  init(_ forms: [FormLayout]) {
    for form in forms {
      firsts.append(fields.count)
      for field in form.fields {
        var options: UInt32?
        if !field.options.isEmpty {
          options = UInt32(optionTables.count)
          optionTables.append(TextTable(field.options.map { Array($0.value.utf8) }))
        }
        fields.append(FieldPlan(field, options: options, isExact: form.isExact))
      }
    }
    firsts.append(fields.count)
  }

  /// Positions of a form's fields.
  func range(of form: FormIndex) -> Range<Int> {
    firsts[form.position]..<firsts[form.position + 1]
  }

  /// The first of the fields whose value has to be prepared; most are ready as they are.
  func firstUnready(of fields: Range<Int>, base: Int, in record: [Slot]) -> Int? {
    let slots = record.span
    let plans = self.fields.span
    var field = fields.lowerBound
    while field < fields.upperBound {
      if !plans[field].isReady(slots[base + plans[field].slot.position]) { return field }
      field += 1
    }
    return nil
  }

  subscript(field: Int, of form: FormIndex) -> FieldPlan {
    fields[firsts[form.position] + field]
  }
}

extension FieldType {
  /// The kind of the type's values; nil of types whose values hold others.
  var plainKind: Slot.Kind? {
    switch self {
    case .text, .choice: .text
    case .number, .integer: .number
    case .boolean: .boolean
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .file: .file
    case .any, .form, .list: nil
    }
  }
}
