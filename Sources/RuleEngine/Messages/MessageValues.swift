/// What the placeholders of a message stand for, by name.
///
/// There are a handful of them, and a violation makes them anew: looking through a few names takes
/// less than hashing them.
package struct MessageValues: Sendable, Hashable, Codable {
  private struct Entry: Sendable, Hashable, Codable {
    var name: String
    var text: String
    /// Whether the text is a label as the rule file has it, which a catalog may translate.
    var isLabel: Bool?
  }

  /// Entries of one name come one after the other in a message.
  private var entries: [Entry] = []

  package init() {}

  /// The arguments of a rule; several of one name are listed.
  init(_ arguments: [Violation.Argument]) {
    entries = arguments.map {
      Entry(name: $0.name, text: $0.text, isLabel: $0.isLabel ? true : nil)
    }
  }

  /// The value of that name; setting nil takes it away.
  package subscript(name: String) -> String? {
    get { text(of: name) { $0 } }
    set {
      entries.removeAll { $0.name == name }
      if let newValue { entries.append(Entry(name: name, text: newValue)) }
    }
  }

  /// The value of that name, with the labels in it translated; nil where there is none.
  func text(of name: String, translatingLabels translate: (String) -> String) -> String? {
    var result: String?
    for entry in entries where entry.name == name {
      let text = entry.isLabel == true ? translate(entry.text) : entry.text
      result = result.map { $0 + ", " + text } ?? text
    }
    return result
  }

  /// Makes room for that many more at once.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(entries.count + count)
  }

  /// Adds a value, unless there is one of that name.
  mutating func add(_ name: String, _ text: @autoclosure () -> String, isLabel: Bool = false) {
    guard !holds(name) else { return }
    entries.append(Entry(name: name, text: text(), isLabel: isLabel ? true : nil))
  }

  /// Takes over the others, which go before those of the same names.
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
