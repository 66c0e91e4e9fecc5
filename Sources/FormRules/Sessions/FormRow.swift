/// One item of a list in a session; it keeps its identity when it is moved.
public final class FormRow: Identifiable {
  /// Identifies a row of a session; never reused.
  public struct ID: Sendable, Hashable {
    let number: Int
  }

  /// The row's identity, which never changes.
  public let id: ID
  let core: SessionCore
  let list: FieldID
  private let instance: InstanceID?
  /// The fields of a row that is a form, in file order; empty for other rows.
  public let fields: [FormField]

  init(_ row: RowNode, of list: FieldID, in core: SessionCore) {
    id = row.id
    self.list = list
    self.core = core
    instance = row.instance
    fields = row.instance.map { FormField.views(of: $0, in: core) } ?? []
  }

  /// The row's position in its list, from 0; nil after it was removed.
  public var position: Int? {
    guard isListLive else { return nil }
    let position = core.state.tree.position(of: id, in: list)
    if position != nil { signals.position.noteRead(position) }
    return position
  }

  /// The row's path, such as `addresses[0]`; nil after it was removed.
  public var path: FieldPath? {
    guard isListLive else { return nil }
    let path = core.state.tree.path(of: id, in: list)
    if path != nil { signals.path.noteRead(path) }
    return path
  }

  /// The field at a path relative to the row, such as `postcode`; nil if there is none.
  public func field(_ path: FieldPath) -> FormField? {
    guard let instance, core.state.tree.contains(instance) else { return nil }
    if path.components.count > 1 { core.state.signals.rows.noteRead() }
    let field = core.state.tree.find(path.components[...], in: instance)
    return field.flatMap { FormField.view(of: $0, under: fields, of: instance) }
  }

  /// The row's value, which is a form if the row has fields; null after it was removed.
  public var value: Value {
    guard isListLive, core.state.tree.position(of: id, in: list) != nil else { return .null }
    let value = core.state.tree.value(of: id, in: list)
    signals.value.noteRead(value)
    return value
  }

  /// Whether the session exists, and the list is still part of it.
  var isListLive: Bool { !core.isClosed && core.state.tree.contains(list.instance) }

  /// The observed properties of the row, which must be in its list.
  var signals: RowSignals {
    let listSignals = core.state.tree[list].signals ?? FieldSignals()
    core.state.tree[list].signals = listSignals
    core.state.isObserved = true
    if let signals = listSignals.rowSignals[id] { return signals }
    let signals = RowSignals()
    listSignals.rowSignals[id] = signals
    return signals
  }

  /// Replaces the value of the row; fields without a new value are cleared.
  ///
  /// - Throws: ``SessionError`` if the list can't be changed, or the value contains an unknown
  ///   field.
  public func set(_ value: Value) throws(SessionError) {
    guard !core.isClosed, core.state.tree.contains(list.instance) else { throw .ended }
    try core.change { state throws(SessionError) in try state.set(value, of: id, in: list) }
  }
}

extension FormRow: Hashable {
  /// Whether both are the same row of the same session.
  public static func == (left: FormRow, right: FormRow) -> Bool { left === right }

  /// Hashes the row's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension FormRow: CustomStringConvertible {
  /// The row's path after the word `row`.
  public var description: String { path.map { "row \($0)" } ?? "removed row" }
}
