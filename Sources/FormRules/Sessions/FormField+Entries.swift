// Maps: setting, removing and renaming entries by key. A map is evaluated as a whole.

extension FormField {
  /// The keys of a map, in order; empty for other fields, and if there is no value.
  public var keys: [String] {
    guard isLive else { return [] }
    let keys = core.state.keys(of: id)
    signals.keys.noteRead(keys)
    return keys
  }

  /// The value for a key of the map; nil if there is none.
  public subscript(key key: String) -> Value? { entries[key] }

  /// Sets the value for a key; adds the key if the map doesn't have it.
  ///
  /// - Throws: ``SessionError`` if the field is not a map, is read-only, or the value contains an
  ///   unknown field.
  public func set(_ value: Value, forKey key: String) throws(SessionError) {
    try changeEntries { $0[key] = value }
  }

  /// Removes the entry for a key, if there is one; a map without entries is empty, not missing.
  ///
  /// - Throws: ``SessionError`` if the field is not a map, or is read-only.
  public func removeEntry(forKey key: String) throws(SessionError) {
    try changeEntries { $0[key] = nil }
  }

  /// Renames the key of an entry; replaces the entry that has the new key.
  ///
  /// - Throws: ``SessionError`` if the field is not a map, is read-only, or has no such entry.
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
