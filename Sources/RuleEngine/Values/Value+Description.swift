extension Value: CustomStringConvertible {
  /// The value as text: a text as it is, `12.5`, `2026-01-31`, `["a", "b"]`, `{ name: "Ann" }`.
  ///
  /// Lists and forms are written as in the tests of rule files, with members sorted by name.
  ///
  /// - Complexity: n log n in the size of the value.
  public var description: String {
    if case .text(let text) = self { text } else { literal }
  }

  /// The value as written in a rule file.
  private var literal: String {
    switch self {
    case .null: "null"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .number(let number): number.description
    case .text(let text): FieldPath.quoted(text)
    case .date(let date): date.description
    case .month(let month): month.description
    case .time(let time): time.description
    case .dateTime(let dateTime): dateTime.description
    case .file(let file): file.description
    case .list(let items): "[" + items.map(\.literal).joined(separator: ", ") + "]"
    case .form(let members):
      if members.isEmpty {
        "{}"
      } else {
        "{ "
          + members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
          .map { "\(FieldPath([.name($0.key)])): \($0.value.literal)" }
          .joined(separator: ", ") + " }"
      }
    }
  }
}

extension FileDescription: CustomStringConvertible {
  /// The file's name if it has one, its media type if that is known, and its size.
  public var description: String {
    let words = [name ?? "", mediaType, size.description].filter { !$0.isEmpty }
    return words.joined(separator: ", ")
  }
}
