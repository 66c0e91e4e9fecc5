/// What every evaluation needs to know of a field, without the texts that only reports need.
///
/// Plain numbers side by side: reading a field's layout counts references, and is done for each
/// field of each record.
struct FieldPlan: Sendable {
  var slot: Int
  var isNormalized: Bool
  /// The kind of a value that is of the field's type as it is; nil where it must be looked into.
  var plainKind: Slot.Kind?
  /// Whether a number of that kind must not have a fraction.
  var isInteger = false
  /// Whether only a missing value may be left as it is: in an exact form, or of the type `any`.
  var isAsGiven: Bool
  /// Position of the table of its options, or of its items'; nil where it is no choice.
  var options: Int?

  init(_ layout: FieldLayout, options: Int?, isExact: Bool) {
    isAsGiven = isExact || layout.type == .any
    slot = layout.slot.position
    isNormalized = !layout.normalization.isEmpty
    self.options = options
    switch layout.type {
    case .text, .choice: plainKind = .text
    case .number: plainKind = .number
    case .integer:
      plainKind = .number
      isInteger = true
    case .boolean: plainKind = .boolean
    case .date: plainKind = .date
    case .time: plainKind = .time
    case .dateTime: plainKind = .dateTime
    case .file: plainKind = .file
    case .any, .form, .list: plainKind = nil
    }
  }

  /// Whether the value is ready to be judged as it is.
  func isReady(_ value: Slot) -> Bool {
    switch value.kind {
    case .missing: true
    case .null: !isAsGiven
    case .boolean, .number, .wideNumber, .text, .date, .time, .dateTime, .file, .list, .form,
      .duration, .byteCount, .pattern, .set, .range:
      value.kind == plainKind && !isNormalized && !isAsGiven && (!isInteger || value.scale == 0)
    }
  }
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
        var options: Int?
        if !field.options.isEmpty {
          options = optionTables.count
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

  subscript(field: Int, of form: FormIndex) -> FieldPlan {
    fields[firsts[form.position] + field]
  }
}
