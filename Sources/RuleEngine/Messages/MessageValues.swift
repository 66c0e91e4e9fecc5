/// The values of a message's placeholders, by name.
///
/// A list and not a dictionary: each violation creates a handful of entries, and searching a few
/// names is cheaper than hashing them.
package struct MessageValues: Sendable, Hashable, Codable {
  private struct Entry: Sendable, Hashable, Codable {
    var name: String
    var shown: ShownText
  }

  /// Entries with the same name are shown as a list, in order.
  private var entries: [Entry] = []

  package init() {}

  /// The arguments of a rule; a name may occur several times.
  init(_ arguments: [Violation.Argument]) {
    entries = arguments.map { Entry(name: $0.name, shown: $0.shown) }
  }

  /// Values by name; a name may occur several times.
  init(_ values: [(name: String, shown: ShownText)]) {
    entries = values.map { Entry(name: $0.name, shown: $0.shown) }
  }

  /// The value with the name; setting nil removes it.
  package subscript(name: String) -> String? {
    get { text(of: name, in: .english) }
    set {
      entries.removeAll { $0.name == name }
      if let newValue { entries.append(Entry(name: name, shown: ShownText(newValue))) }
    }
  }

  /// The value with the name, in the language of a catalog; nil if there is none.
  func text(of name: String, in catalog: MessageCatalog) -> String? {
    var result: String?
    for entry in entries where entry.name == name {
      let text = entry.shown.text(in: catalog)
      // In place, as `+` would copy what is there for each text.
      if result == nil { result = text } else { result? += ", \(text)" }
    }
    return result
  }

  /// The words around values among the entries.
  var phrases: [ShownText.Phrase] { entries.compactMap(\.shown.phrase) }

  /// Reserves room for that many more entries.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(entries.count + count)
  }

  /// Adds a value unless the name already has one.
  mutating func add(_ name: String, _ shown: @autoclosure () -> ShownText) {
    guard !holds(name) else { return }
    entries.append(Entry(name: name, shown: shown()))
  }

  /// Adds the other values, which replace those with the same names.
  mutating func override(with others: MessageValues) {
    entries.removeAll { others.holds($0.name) }
    entries += others.entries
  }

  private func holds(_ name: String) -> Bool {
    entries.contains { $0.name == name }
  }
}

extension MessageValues: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, text) in elements { self[name] = text }
  }
}
