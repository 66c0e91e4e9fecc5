public import Observation

/// One field of a live form: its value, what is shown of it, and what can be done to it.
///
/// A field is `Observable`: a view that reads its properties is told when they change. Like its
/// session it belongs to whichever actor, if any, uses it.
public final class FormField: Observable {
  let index: FieldIndex
  /// The instance that it belongs to; nil once that is gone, which takes itself away here.
  unowned var instance: FormInstance?
  private let owner: SessionReference
  let layout: FieldLayout
  /// What judges the field's edits.
  let editor: FieldEditor
  /// Positions of the units of its instance that read it, but for its own.
  let readers: [Int]
  /// Whether it says if other fields of its instance apply.
  let decides: Bool
  /// Slots of the groups that it stands in, in its instance.
  let groupSlots: [SlotOffset]
  /// Whether its instance lies in another.
  let isNested: Bool
  /// Whether its rows are forms with fields of their own.
  let hasFormRows: Bool
  let judgement: UnitJudgement
  private let observers = ObservationRegistrar()
  /// Whether anybody has read what observers are told of; nobody else waits for a change.
  private var isRead = false

  /// What the field holds.
  enum Content {
    /// A value, or a value of another type than the field's; nil where there is none.
    case value(Value?)
    /// The values of the fields of its form.
    case nested
    case rows([FormRow])
  }

  var content = Content.value(nil)
  /// What the field held when the session began.
  var initial: Value?
  /// The form in the field, whether or not it has a value; nil for other types.
  private(set) var nested: FormInstance?
  /// Whether the value is being typed: it was edited and has not been left.
  var isTyping = false
  var isTouched = false
  var allows = Permission()
  /// Checks that were added while the form is open.
  var extraRules: [Rule] = []
  /// Whether it is among those of which something may have to be shown otherwise.
  var isAwaitingShow = false
  /// The flags of its slot that say whether it applies, as they were last seen.
  var activity: Slot.Flags = []
  private var published = FieldStatus(facts: [.isActive, .isEnabled])

  struct Permission: Hashable {
    var isEnabled = true
    var isReadOnly = false
  }

  init(
    _ index: FieldIndex,
    of instance: FormInstance,
    in session: FormSession,
    _ judgement: UnitJudgement
  ) {
    self.index = index
    self.instance = instance
    owner = session.reference
    self.judgement = judgement
    layout = session.program.forms[instance.form].fields[index]
    let blueprint = session.blueprints[instance.form.position]
    editor = blueprint.editors[index.position]
    readers = blueprint.readersOfField[index.position]
    decides = blueprint.decides[index.position]
    groupSlots = blueprint.groupSlots[index.position]
    isNested = instance.isNested
    hasFormRows = if case .list(of: .form) = layout.type { true } else { false }
    if case .form(let form) = layout.type {
      nested = FormInstance(form, in: session, holder: self)
    }
  }

  var session: FormSession? { owner.session }

  // MARK: What it is

  /// Where the field is now, such as `addresses[1].postcode`.
  public var path: FieldPath {
    FieldPath((instance?.path.components ?? []) + layout.path.components)
  }

  /// What people call it: its label, or its name made readable.
  public var label: String { layout.shownLabel }

  /// What the rule file says of it besides its rules; its path there is that in its own form.
  public var declaration: FieldDescription? {
    session.map { FieldDescription(layout, in: $0.program) }
  }

  // MARK: What it holds

  /// The value, in the field's type where it can be read as that, before normalising; nil for none.
  public var value: Value? {
    willRead(\.text)
    return session?.typedValue(of: self) ?? nil
  }

  /// The text that is shown for the value: formatted by the field's mask, empty where there is none.
  public var text: String {
    willRead(\.text)
    return shown
  }

  /// The rows of a list, in order; empty for other fields.
  public var rows: [FormRow] {
    willRead(\.text)
    return currentRows
  }

  /// The fields of a nested form, in file order; empty for other fields.
  public var fields: [FormField] { nested?.fields ?? [] }

  // MARK: What is shown of it

  /// How the field stands.
  public var state: FieldState { status.state }
  /// What fails and is to be shown now: the first that does, or all where the session says so.
  public var violations: [Violation] { status.messages?.violations ?? [] }
  /// What is advised and to be shown now.
  public var warnings: [Violation] { status.messages?.warnings ?? [] }
  /// What could not be decided.
  public var undecided: [Undecided] { status.messages?.undecided ?? [] }
  /// Whether the field applies: no `when` leaves it out.
  public var isActive: Bool { status.facts.contains(.isActive) }
  /// Whether an answer of the host is awaited, from the first key on.
  public var isPending: Bool { status.facts.contains(.isPending) }
  /// Whether someone has been in the field and left it.
  public var hasBeenVisited: Bool { status.facts.contains(.isTouched) }
  /// Whether someone is in the field.
  public var isFocused: Bool { status.facts.contains(.isFocused) }

  /// Whether the value is another than when the session began; of a list or form, anything in it.
  public var isDirty: Bool {
    switch content {
    case .value: return status.facts.contains(.isDirty)
    case .nested, .rows: return rawValue != initial
    }
  }

  /// Whether the field takes part: one that does not is not judged, and passed over in navigation.
  public var isEnabled: Bool {
    get { status.facts.contains(.isEnabled) }
    set { session?.allow(Permission(isEnabled: newValue, isReadOnly: isReadOnly), on: self) }
  }

  /// Whether the field refuses edits and new values; it is judged all the same.
  public var isReadOnly: Bool {
    get { status.facts.contains(.isReadOnly) }
    set { session?.allow(Permission(isEnabled: isEnabled, isReadOnly: newValue), on: self) }
  }

  private var status: FieldStatus {
    willRead(\.state)
    return published
  }

  // MARK: Telling observers

  /// Whether anything that is said of the field names its path.
  var hasMessages: Bool { published.messages != nil }

  /// Notes that somebody reads a member, which stands for all that changes with it: `text` for what
  /// the field holds, `state` for what is shown of it.
  private func willRead<Member>(_ member: KeyPath<FormField, Member>) {
    isRead = true
    observers.access(self, keyPath: member)
  }

  /// Takes over a new status; answers whether it is another than before.
  func publish(_ status: FieldStatus) -> Bool {
    guard status != published else { return false }
    if isRead {
      observers.withMutation(of: self, keyPath: \.state) { published = status }
    } else {
      published = status
    }
    return true
  }

  /// Replaces the content and tells whoever has read it.
  func replaceContent(by content: Content) {
    if isRead {
      observers.withMutation(of: self, keyPath: \.text) { self.content = content }
    } else {
      self.content = content
    }
  }
}

// MARK: - What it holds, for the session

extension FormField {
  var currentRows: [FormRow] {
    if case .rows(let rows) = content { rows } else { [] }
  }

  func position(of row: FormRow) -> Int? {
    currentRows.firstIndex { $0 === row }
  }

  /// The value as it was given; nil where there is none.
  var rawValue: Value? {
    switch content {
    case .value(let value): value
    case .nested: nested.map { .form($0.values) }
    case .rows(let rows): .list(rows.map(\.value))
    }
  }

  /// The value as a text that can be edited, before any mask; nil for values that are no text.
  var plainText: String? {
    switch content {
    case .nested, .rows: nil
    case .value(let value):
      switch value {
      case nil, .null: ""
      case .text(let text): text
      case .number(let number): number.description
      case .date(let date): date.description
      case .time(let time): time.description
      case .dateTime(let dateTime): dateTime.description
      case .boolean, .file, .list, .form: nil
      }
    }
  }

  /// The text that is shown for the value, which nobody is told to have been read.
  var shown: String {
    let text = plainText ?? ""
    return session?.shown(for: text, in: self) ?? editor.shown(for: text)
  }

  /// Runs the body on the nested form and the rows' forms.
  func forEachInstance(_ body: (FormInstance) -> Void) {
    if let nested { body(nested) }
    if case .rows(let rows) = content {
      for row in rows { if let instance = row.instance { body(instance) } }
    }
  }

  /// The field at a path from an instance; nil where there is none.
  static func find(
    _ path: ArraySlice<FieldPath.Component>,
    in instance: FormInstance
  ) -> FormField? {
    var groups: [String] = []
    var rest = path
    while case .name(let name)? = rest.popFirst() {
      if let field = instance.field(named: name, in: groups) {
        return rest.isEmpty ? field : field.find(rest)
      }
      groups.append(name)
    }
    return nil
  }

  private func find(_ path: ArraySlice<FieldPath.Component>) -> FormField? {
    var rest = path
    if let nested { return FormField.find(rest, in: nested) }
    guard case .index(let position)? = rest.popFirst(), currentRows.indices.contains(position),
      let instance = currentRows[position].instance
    else { return nil }
    return FormField.find(rest, in: instance)
  }
}
