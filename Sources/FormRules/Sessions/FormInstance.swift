/// One instance of a form in a session: the form itself, a nested form, or a row of a list.
final class FormInstance {
  let form: FormIndex
  /// The field whose value, or a row of whose value, it is; nil for the session's own form.
  private(set) weak var holder: FormField?
  /// The row that it is; nil for one that is no row.
  weak var row: FormRow?
  /// In the order of the form's layout.
  private(set) var fields: [FormField] = []
  /// In the order of the form's blueprint.
  private(set) var units: [UnitJudgement] = []
  /// Whether it lies in another instance.
  let isNested: Bool
  /// Whether it is an item of a list.
  let isRow: Bool
  /// Whether it has to be decided anew which of its branches apply.
  var isUndecided = false
  /// Whether it is part of the form still: a row that was removed is not.
  private(set) var isPresent = true
  /// It and those around it as the evaluator knows them, since the record was laid out last.
  var stack: FrameStack

  init(_ form: FormIndex, in session: FormSession, holder: FormField? = nil, isRow: Bool = false) {
    self.form = form
    self.holder = holder
    isNested = holder != nil
    self.isRow = isRow
    stack = FrameStack(form: form, base: 0)
    let blueprint = session.blueprints[form.position]
    units = blueprint.units.map { UnitJudgement($0, of: self) }
    fields = session.program.forms[form].fields.indices.map { index in
      let judgement = units[blueprint.unitOfField[index]]
      let field = FormField(FieldIndex(index), of: self, in: session, judgement)
      judgement.field = field
      return field
    }
  }

  deinit {
    for field in fields { field.instance = nil }
    for unit in units { unit.orphan() }
  }

  /// Where its slots begin in the session's record.
  var base: Int { stack.frame.base }

  /// The instance in whose slots it lies: a row, or the session's own form.
  var place: FormInstance { isRow ? self : holder?.instance?.place ?? self }

  /// Says that it is no part of the form any more.
  func leave() {
    isPresent = false
  }

  /// The path of the instance; empty for the session's own form.
  var path: FieldPath {
    guard let holder else { return FieldPath() }
    guard let row, let position = holder.position(of: row) else { return holder.path }
    return holder.path.appending(.index(position))
  }

  /// The field whose slot is at an offset from the instance's first, in a nested form perhaps.
  func field(at offset: SlotOffset) -> FormField? {
    guard let field = fields.last(where: { $0.layout.slot.position <= offset.position }) else {
      return nil
    }
    let rest = offset.position - field.layout.slot.position
    if rest == 0 { return field }
    return field.nested?.field(at: SlotOffset(rest))
  }

  /// The field of that name in the groups.
  func field(named name: String, in groups: [String]) -> FormField? {
    fields.first { $0.layout.name == name && $0.layout.groups == groups }
  }

  /// The values of its fields as they were given, whether or not they apply; without those not given.
  var values: [String: Value] {
    var values: [String: Value] = [:]
    for field in fields {
      if let value = field.rawValue {
        FormInstance.put(value, at: field.layout.groups[...], field.layout.name, in: &values)
      }
    }
    return values
  }

  private static func put(
    _ value: Value,
    at groups: ArraySlice<String>,
    _ name: String,
    in values: inout [String: Value]
  ) {
    guard let group = groups.first else {
      values[name] = value
      return
    }
    var members: [String: Value] = [:]
    if case .form(let inner) = values[group] { members = inner }
    put(value, at: groups.dropFirst(), name, in: &members)
    values[group] = .form(members)
  }

  /// All fields, those of nested forms and rows after the field that holds them.
  func forEachField(_ body: (FormField) -> Void) {
    for field in fields {
      body(field)
      field.forEachInstance { $0.forEachField(body) }
    }
  }

  /// All units, its own and those within it, in file order.
  func forEachUnit(_ body: (UnitJudgement) -> Void) {
    for unit in units {
      body(unit)
      unit.field?.forEachInstance { $0.forEachUnit(body) }
    }
  }
}
