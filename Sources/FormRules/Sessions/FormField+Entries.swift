// Maps: entries are set, removed and renamed by their keys. A map is judged as a whole, with what reads it.

extension FormField {
  /// The keys of a map, in their order; empty for other fields, and where there is no value.
  public var keys: [String] {
    guard isLive else { return [] }
    let keys = core.state.keys(of: id)
    signals.keys.noteRead(keys)
    return keys
  }

  /// The value that the map has for a key; nil where it has none.
  public subscript(key key: String) -> Value? { entries[key] }

  /// Sets the value for a key, which is added where the map has none.
  ///
  /// - Throws: ``SessionError`` where the field is no map or read-only, or the value names a field that
  ///   is not.
  public func set(_ value: Value, forKey key: String) throws(SessionError) {
    try changeEntries { $0[key] = value }
  }

  /// Removes the entry of a key, if there is one; the last one leaves the map empty.
  ///
  /// - Throws: ``SessionError`` where the field is no map or read-only.
  public func removeEntry(forKey key: String) throws(SessionError) {
    try changeEntries { $0[key] = nil }
  }

  /// Gives an entry another key; the value that the map had for that is replaced.
  ///
  /// - Throws: ``SessionError`` where the field is no map or read-only, or has no such entry.
  public func renameEntry(_ key: String, to newKey: String) throws(SessionError) {
    guard let value = entries[key] else { throw .unknownEntry(path.appending(.key(key))) }
    guard key != newKey else { return }
    try changeEntries { entries in
      entries[key] = nil
      entries[newKey] = value
    }
  }

  private var entries: [String: Value] {
    guard case .map = kind, case .form(let entries) = value else { return [:] }
    return entries
  }

  private func changeEntries(_ body: (inout [String: Value]) -> Void) throws(SessionError) {
    guard isLive else { throw .ended }
    guard case .map = kind else { throw .unknownEntry(path) }
    var entries = entries
    body(&entries)
    try set(.form(entries))
  }

  private var kind: FieldType? {
    isLive ? core.state.tree[id].blueprint.layout.type : nil
  }
}
