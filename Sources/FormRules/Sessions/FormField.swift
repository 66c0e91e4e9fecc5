public import Observation

/// One field of a live form: its value, what is shown of it, and what can be done to it.
///
/// A field is `Observable`: a view that reads its properties is notified when they change. Like its
/// session, it belongs to the actor that uses it, if any. Once the session is gone, or the row that
/// the field was in is removed, the field is empty and takes nothing.
public final class FormField: Observable {
  let id: FieldID
  let core: SessionCore
  let blueprint: FieldBlueprint
  /// The objects that represent rows, once somebody has asked for them.
  private var rowViews: [FormRow.ID: FormRow] = [:]

  init(_ id: FieldID, in core: SessionCore) {
    self.id = id
    self.core = core
    blueprint = core.state.tree[id].blueprint
  }

  /// Whether the session is there, and the field is still part of it.
  var isLive: Bool { !core.isClosed && core.state.tree.contains(id.instance) }

  // MARK: What it is

  /// Where the field is now, such as `addresses[1].postcode`.
  public var path: FieldPath {
    guard isLive else { return blueprint.layout.path }
    let path = core.state.tree.path(of: id)
    signals.path.noteRead(path)
    return path
  }

  /// What people call it: its label, or its name made readable.
  public var label: String { blueprint.layout.shownLabel }

  /// What the rule file says of it besides its rules; its path there is that in its own form.
  public var declaration: FieldDescription? {
    isLive ? FieldDescription(blueprint.layout, in: core.state.program) : nil
  }

  // MARK: What it holds

  /// The value, in the field's type where it can be read as that, before normalizing; nil for none.
  public var value: Value? {
    guard isLive else { return nil }
    let value = core.state.typedValue(of: id)
    signals.value.noteRead(value)
    return value
  }

  /// The text that is shown for the value: formatted by the field's mask, empty where there is none.
  ///
  /// Setting it is typing, as in a text field that is bound to it: ``edit(to:)`` without what that says.
  /// A field that takes no edits stays as it is.
  public var text: String {
    get {
      guard isLive else { return "" }
      let text = core.state.shown(in: id)
      signals.text.noteRead(text)
      return text
    }
    set {
      _ = try? edit(to: newValue)
    }
  }

  /// The rows of a list, in order; empty for other fields.
  public var rows: [FormRow] {
    guard isLive else { return [] }
    let rows = core.state.tree.rows(of: id)
    signals.rows.noteRead(rows.map(\.id))
    if rowViews.count > rows.count {
      let present = Set(rows.map(\.id))
      rowViews = rowViews.filter { present.contains($0.key) }
    }
    return rows.map { view(of: $0) }
  }

  /// The fields of a nested form, in file order; empty for other fields.
  public private(set) lazy var fields: [FormField] =
    isLive ? core.state.tree[id].nested.map { FormField.views(of: $0, in: core) } ?? [] : []

  // MARK: What is shown of it

  /// What the field is to look like: untouched, valid, invalid and so on.
  public var state: FieldState { read(\.state) { $0.state } }
  /// What fails and is to be shown now: the first that does, or all where the session says so.
  public var violations: [Violation] { read(\.violations) { $0.messages?.violations ?? [] } }
  /// The warnings to be shown now.
  public var warnings: [Violation] { read(\.warnings) { $0.messages?.warnings ?? [] } }
  /// What could not be decided.
  public var undecided: [Undecided] { read(\.undecided) { $0.messages?.undecided ?? [] } }
  /// Whether the field applies: no `when` leaves it out.
  public var isActive: Bool { read(\.isActive) { $0.facts.contains(.isActive) } }
  /// Whether an answer of the host is awaited, from the first key on.
  public var isPending: Bool { read(\.isPending) { $0.facts.contains(.isPending) } }
  /// Whether someone has been in the field and left it.
  public var hasBeenVisited: Bool { read(\.hasBeenVisited) { $0.facts.contains(.isTouched) } }
  /// Whether someone is in the field.
  public var isFocused: Bool { read(\.isFocused) { $0.facts.contains(.isFocused) } }

  /// Whether the value is another than when the session began; of a list or form, anything in it.
  public var isDirty: Bool {
    guard isLive else { return false }
    let isDirty = core.state.isDirty(id)
    signals.isDirty.noteRead(isDirty)
    return isDirty
  }

  /// Whether the field takes part: one that does not is not judged, and skipped in navigation.
  public var isEnabled: Bool {
    get { read(\.isEnabled) { $0.facts.contains(.isEnabled) } }
    set { allow { $0.isEnabled = newValue } }
  }

  /// Whether the field refuses edits and new values; it is judged all the same.
  public var isReadOnly: Bool {
    get { read(\.isReadOnly) { $0.facts.contains(.isReadOnly) } }
    set { allow { $0.isReadOnly = newValue } }
  }

  private func allow(_ change: (inout FieldNode.Permission) -> Void) {
    guard isLive else { return }
    var permission = core.state.tree[id].allows
    change(&permission)
    core.change { $0.allow(permission, on: id) }
  }

  /// Reads what is shown of the field, and notes that somebody does.
  private func read<Property: Equatable>(
    _ watched: ReferenceWritableKeyPath<FieldSignals, Watched<Property>>,
    _ property: (FieldStatus) -> Property
  ) -> Property {
    guard isLive else { return property(FieldStatus()) }
    let property = property(core.state.tree[id].published)
    signals[keyPath: watched].noteRead(property)
    return property
  }

  /// What notifies observers of the field, which is known to be live.
  var signals: FieldSignals {
    if let signals = core.state.tree[id].signals { return signals }
    let signals = FieldSignals()
    core.state.tree[id].signals = signals
    core.state.isObserved = true
    return signals
  }
}

// MARK: - Finding fields

extension FormField {
  /// Objects for the fields of an instance, in file order.
  static func views(of instance: InstanceID, in core: SessionCore) -> [FormField] {
    core.state.tree.fields(of: instance).map { FormField($0, in: core) }
  }

  /// The object that represents a field.
  ///
  /// - Parameters:
  ///   - field: the field, which is part of the session.
  ///   - fields: the objects for the fields of an instance.
  ///   - instance: that instance, in which the field is, perhaps in one within it.
  /// - Returns: the object; always the same one.
  static func view(
    of field: FieldID,
    under fields: [FormField],
    of instance: InstanceID
  ) -> FormField? {
    if field.instance == instance { return fields[field.index] }
    guard let core = fields.first?.core, let holder = core.state.tree[field.instance].holder,
      let outer = view(of: holder, under: fields, of: instance)
    else { return nil }
    guard let row = core.state.tree[field.instance].row else { return outer.fields[field.index] }
    return outer.view(of: RowNode(id: row, instance: field.instance)).fields[field.index]
  }

  /// The object that represents a row of the list.
  func view(of row: RowNode) -> FormRow {
    if let view = rowViews[row.id] { return view }
    let view = FormRow(row, of: id, in: core)
    rowViews[row.id] = view
    return view
  }
}
