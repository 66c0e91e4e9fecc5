/// What the placeholders of a message stand for, by name.
///
/// There are a handful of them, and a violation makes them anew: looking through a few names takes
/// less than hashing them.
package struct MessageValues: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    var name: String
    var text: String
  }

  private var entries: [Entry] = []

  package init() {}

  /// The arguments of a rule; several of one name are listed.
  init(_ arguments: [Violation.Argument]) {
    for argument in arguments {
      let earlier = self[argument.name].map { $0 + ", " } ?? ""
      self[argument.name] = earlier + argument.text
    }
  }

  /// The value of that name; setting nil takes it away.
  package subscript(name: String) -> String? {
    get {
      for entry in entries where entry.name == name { return entry.text }
      return nil
    }
    set {
      let position = entries.firstIndex { $0.name == name }
      switch (position, newValue) {
      case (let position?, let text?): entries[position].text = text
      case (let position?, nil): entries.remove(at: position)
      case (nil, let text?): entries.append(Entry(name: name, text: text))
      case (nil, nil): break
      }
    }
  }

  /// Makes room for that many more at once.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(entries.count + count)
  }

  /// Adds a value, unless there is one of that name.
  mutating func add(_ name: String, _ text: @autoclosure () -> String) {
    if self[name] == nil { entries.append(Entry(name: name, text: text())) }
  }

  /// Takes over the others, which go before those of the same names.
  mutating func override(with others: MessageValues) {
    for entry in others.entries { self[entry.name] = entry.text }
  }
}

extension MessageValues: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, text) in elements { self[name] = text }
  }
}
