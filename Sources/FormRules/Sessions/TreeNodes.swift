/// Identifies an instance of a form in a session; never used for another.
struct InstanceID: Sendable, Hashable {
  let position: Int
  let generation: Int
}

/// Identifies a field of an instance, by its position in the form's layout.
typealias FieldID = FormField.ID

/// Identifies a unit of an instance, by its position in the form's blueprint.
struct UnitID: Hashable {
  let instance: InstanceID
  let index: Int
}

/// One instance of a form: the session's own, a nested form, or a row of a list.
struct InstanceNode {
  let blueprint: FormBlueprint
  /// The field that contains it, as its value or a row; nil for the session's own form.
  let holder: FieldID?
  /// Its row; nil if it isn't one.
  let row: FormRow.ID?
  /// The evaluator's frames for it and the instances around it, from the last layout of the record.
  var stack: FrameStack
  /// Whether its parameters must be set again.
  var isUnbound = false
  /// Whether its branches must be evaluated again.
  var isUndecided = false
  /// The position of the last changed item in lists that have aggregates; nil for none.
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
  /// The position of its first slot in the session's record.
  var base: Int { stack.frame.base }
}

/// One item of a list.
struct RowNode {
  let id: FormRow.ID
  /// The row's form, if the items are forms.
  let instance: InstanceID?
  /// The row's value, as it was given.
  var value = Value.null
}

/// One field of an instance: its value, its history, and what is shown of it.
struct FieldNode {
  let blueprint: FieldBlueprint
  /// The form in the field, whether or not it has a value; nil for other types.
  var nested: InstanceID?
  var content = Content.value(nil)
  /// The field's value when the session began.
  var initial: Value?
  /// Whether its text was edited since the field was last left.
  var isTyping = false
  var isVisited = false
  /// Whether the value is from the app, and was not edited since.
  var isProvided = false
  /// Whether the app has replaced the initial value of a list or a form.
  var isReplaced = false
  var allows = Permission()
  /// The rules that the app has added, each as the check of a form with a field like this one.
  var extraRules: [(rule: Rule, form: RuleForm)] = []
  /// The violations found elsewhere that are shown at it.
  var rejections: [Violation] = []
  /// The last known flags of its slot that say whether it applies.
  var activity: Slot.Flags = []
  /// Whether its status is to be computed again.
  var isStatusQueued = false
  var published = FieldStatus(facts: [.isActive, .isEnabled])
  /// Nil until an observable property is read.
  var signals: FieldSignals?

  /// The content of a field.
  enum Content {
    /// A value, perhaps of another type than the field's; nil for no value.
    case value(Value?)
    /// The values of the fields of its form.
    case nested
    case rows(RowList)
  }

  struct Permission: Hashable {
    var isEnabled = true
    var isReadOnly = false
  }

  /// The value as an editable text, without a mask; nil for values that are not text.
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

  /// Values from data are shown in the notation; typed texts stay as they are.
  private func translation(of value: Value, by notation: ValueNotation) -> String? {
    guard case .text(let text) = value, !isTyping else { return nil }
    return notation.translation(ofPlain: text)
  }
}
