public import Observation

/// One field of a live form: its value, what to show for it, and the ways to change it.
///
/// A field is `Observable`: a view that reads its properties is notified when they change. Like its
/// session, it belongs to the actor that uses it, if any. If it is kept longer than its session or
/// its row, the field is empty and can't be changed.
public final class FormField: Observable, Identifiable {
  /// Identifies a field of a session; never reused.
  public struct ID: Sendable, Hashable {
    let instance: InstanceID
    let index: Int
  }

  /// The field's identity, which never changes, even if its row is moved.
  public let id: ID
  let core: SessionCore
  let blueprint: FieldBlueprint
  /// The objects that represent rows, created on demand.
  private var rowViews: [FormRow.ID: FormRow] = [:]

  init(_ id: FieldID, in core: SessionCore) {
    self.id = id
    self.core = core
    blueprint = core.state.tree[id].blueprint
  }

  /// Whether the session exists, and the field is still part of it.
  var isLive: Bool { !core.isClosed && core.state.tree.contains(id.instance) }

  // MARK: What it is

  /// The field's current path, such as `addresses[1].postcode`.
  public var path: FieldPath {
    guard isLive else { return blueprint.layout.path }
    let path = core.state.tree.path(of: id)
    signals.path.noteRead(path)
    return path
  }

  /// The field's label, or its name made readable.
  public var label: String { blueprint.layout.shownLabel }

  /// The engine's texts in the language of the session's form.
  package var catalog: MessageCatalog { core.state.form.catalog }

  /// The field's declaration without its rules; the path there is relative to the field's own form.
  public var declaration: FieldDescription {
    FieldDescription(blueprint.layout, in: core.state.program)
  }

  // MARK: What it holds

  /// The value before normalizing, in the field's type if possible; nil if there is none.
  public var value: Value? {
    guard isLive else { return nil }
    let value = core.state.typedValue(of: id)
    signals.value.noteRead(value)
    return value
  }

  /// The text shown for the value, formatted by the field's mask; without a value, what the mask
  /// begins with.
  ///
  /// Setting it counts as typing, as in a bound text field: it is ``edit(to:)`` without a result.
  /// If the field can't be edited, nothing changes.
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

  /// How to show the field: untouched, valid, invalid and so on.
  public var state: FieldState { read(\.state) { $0.state } }
  /// The violations to show now: the first one, or all if the session's options say so.
  public var violations: [Violation] { read(\.violations) { $0.messages?.violations ?? [] } }
  /// The warnings to show now.
  public var warnings: [Violation] { read(\.warnings) { $0.messages?.warnings ?? [] } }
  /// The checks that could not be decided.
  public var undecided: [Undecided] { read(\.undecided) { $0.messages?.undecided ?? [] } }
  /// Whether the field applies, that is, no `when` excludes it or a list or form that it is in.
  public var isActive: Bool { read(\.isActive) { $0.facts.contains(.isActive) } }
  /// Whether the field waits for an answer of the host, from the first key press on.
  public var isPending: Bool { read(\.isPending) { $0.facts.contains(.isPending) } }
  /// Whether the person has been in the field and left it.
  public var hasBeenVisited: Bool { read(\.hasBeenVisited) { $0.facts.contains(.isVisited) } }
  /// Whether the field has the focus.
  public var isFocused: Bool { read(\.isFocused) { $0.facts.contains(.isFocused) } }

  /// Whether the value, or anything in a list or form, has been changed since the session began.
  ///
  /// False again once the value is the initial one. An emptied field is the same as one without a
  /// value. Computed fields are never dirty, and don't make the list or form around them dirty.
  public var isDirty: Bool {
    guard isLive else { return false }
    let isDirty = core.state.isDirty(id)
    signals.isDirty.noteRead(isDirty)
    return isDirty
  }

  /// Whether the field is enabled: disabled fields are not validated, and navigation skips them.
  ///
  /// False for all fields in a disabled list or form.
  public var isEnabled: Bool {
    get { read(\.isEnabled) { $0.facts.contains(.isEnabled) } }
    set { allow { $0.isEnabled = newValue } }
  }

  /// Whether the field rejects edits and new values; it is validated, but navigation skips it.
  ///
  /// True for all fields in a read-only list or form. A read-only field in a list or form that is not read-only
  /// changes with the value of the whole list or form.
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

  /// Reads a property of the field's status, and registers the observer.
  private func read<Property: Equatable>(
    _ watched: ReferenceWritableKeyPath<FieldSignals, Watched<Property>>,
    _ property: (FieldStatus) -> Property
  ) -> Property {
    guard isLive else { return property(FieldStatus()) }
    let property = property(core.state.tree[id].published)
    signals[keyPath: watched].noteRead(property)
    return property
  }

  /// The observed properties of the field, which must be live.
  var signals: FieldSignals {
    if let signals = core.state.tree[id].signals { return signals }
    let signals = FieldSignals()
    core.state.tree[id].signals = signals
    core.state.isObserved = true
    return signals
  }
}

// MARK: - Finding fields

extension FormField: Hashable {
  /// Whether both are the same field of the same session.
  public static func == (left: FormField, right: FormField) -> Bool { left === right }

  /// Hashes the field's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension FormField: CustomStringConvertible {
  /// The field's path after the word `field`.
  public var description: String { "field \(path)" }
}

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
