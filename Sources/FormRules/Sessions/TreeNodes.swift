/// Identifies an instance of a form in a session; never used for another.
struct InstanceID: Hashable {
  let position: Int
  let generation: Int
}

/// Identifies a field of an instance, by its position in the form's layout.
struct FieldID: Hashable {
  let instance: InstanceID
  let index: Int
}

/// Identifies a unit of an instance, by its position in the form's blueprint.
struct UnitID: Hashable {
  let instance: InstanceID
  let index: Int
}

/// One instance of a form: the session's own, a nested form, or a row of a list.
struct InstanceNode {
  let blueprint: FormBlueprint
  /// The field whose value, or a row of whose value, it is; nil for the session's own form.
  let holder: FieldID?
  /// The row that it is; nil for one that is no row.
  let row: FormRow.ID?
  /// It and those around it as the evaluator knows them, since the record was laid out last.
  var stack: FrameStack
  /// Whether its parameters are to be given their values again.
  var isUnbound = false
  /// Whether its branches have to be decided again.
  var isUndecided = false
  /// Position of the last item that has changed in the lists that its aggregates go over; nil for none.
  var changedItem: Int?
  var fields: [FieldNode]
  var units: [UnitNode]

  init(_ blueprint: FormBlueprint, in holder: FieldID?, as row: FormRow.ID?) {
    self.blueprint = blueprint
    self.holder = holder
    self.row = row
    stack = FrameStack(form: blueprint.form, base: 0)
    fields = blueprint.fields.map { FieldNode(blueprint: $0) }
    units = Array(repeating: UnitNode(), count: blueprint.units.count)
  }

  var isNested: Bool { holder != nil }
  var isRow: Bool { row != nil }
  /// Where its slots begin in the session's record.
  var base: Int { stack.frame.base }
}

/// One item of a list.
struct RowNode {
  let id: FormRow.ID
  /// The row's form, where the list holds forms.
  let instance: InstanceID?
  /// What was given as the row's value.
  var value = Value.null
}

/// One field of an instance: what it holds, what was done to it, and what is shown of it.
struct FieldNode {
  let blueprint: FieldBlueprint
  /// The form in the field, whether or not it has a value; nil for other types.
  var nested: InstanceID?
  var content = Content.value(nil)
  /// What the field held when the session began.
  var initial: Value?
  /// Whether its text was edited and has not been left since.
  var isTyping = false
  var isTouched = false
  /// Whether the app gave the value, and nobody has edited it since.
  var isProvided = false
  /// Whether the app has given a list or a form another value than it began with.
  var isReplaced = false
  var allows = Permission()
  /// Rules that were added while the form is open, each as the check of a form like the field.
  var extraRules: [RuleForm] = []
  /// The flags of its slot that say whether it applies, as they were last seen.
  var activity: Slot.Flags = []
  /// Whether what is shown of it is about to be computed again.
  var isAwaitingShow = false
  var published = FieldStatus(facts: [.isActive, .isEnabled])
  /// Nil until somebody has read what may change.
  var signals: FieldSignals?

  /// What a field holds.
  enum Content {
    /// A value, perhaps of another type than the field's; nil where there is none.
    case value(Value?)
    /// The values of the fields of its form.
    case nested
    case rows([RowNode])
  }

  struct Permission: Hashable {
    var isEnabled = true
    var isReadOnly = false
  }

  /// The value as a text that can be edited, before any mask; nil for values that are no text.
  var plainText: String? {
    guard case .value(let value) = content else { return nil }
    if let notation = blueprint.layout.notation, let value,
      let text = notation.text(of: value) ?? translation(of: value, by: notation)
    {
      return text
    }
    return switch value {
    case nil, .null: ""
    case .text(let text): text
    case .number(let number): number.description
    case .date(let date): date.description
    case .month(let month): month.description
    case .time(let time): time.description
    case .dateTime(let dateTime): dateTime.description
    case .boolean, .file, .list, .form: nil
    }
  }

  /// What was given as data is shown in the notation, but what is typed stays as it is.
  private func translation(of value: Value, by notation: ValueNotation) -> String? {
    guard case .text(let text) = value, !isTyping else { return nil }
    return notation.translation(ofPlain: text)
  }
}
