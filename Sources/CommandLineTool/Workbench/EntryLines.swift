import RuleSyntax

/// Gathers lines to entries: a line goes on in the next while brackets are open.
struct EntryLines {
  /// What the text is called that the lines are of; nil where each entry is a text of its own.
  let name: String?
  private(set) var pending: [String] = []
  /// Number of the line that comes next, from 1.
  private(set) var nextLine = 1

  /// Whether the next line goes on with what was begun.
  var isInEntry: Bool { !pending.isEmpty }

  /// What was begun.
  var text: String { pending.joined(separator: "\n") }

  /// Takes a line; gives the entries that it ends, in their order.
  ///
  /// A command ends whatever was begun: nothing goes on with a colon and a name, and who has lost
  /// count of the brackets gets out of them that way.
  mutating func add(_ line: String) -> [Entry] {
    let isCommand = EntryLines.isCommand(line)
    let unfinished = isCommand ? finish() : nil
    pending.append(line)
    nextLine += 1
    let goesOn =
      !isCommand && RuleParser.expectsMore(after: SourceText(name: "", text: text))
    return [unfinished, goesOn ? nil : finish()].compactMap { $0 }
  }

  private static func isCommand(_ line: String) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    return text.first == ":" && text.dropFirst().first?.isLetter ?? false
  }

  /// What was begun and will not go on; nil for nothing.
  mutating func finish() -> Entry? {
    guard !pending.isEmpty else { return nil }
    defer { pending = [] }
    guard let name else { return Entry(text) }
    return Entry(text, name: name, line: nextLine - pending.count)
  }

  /// Forgets what was begun.
  mutating func cancel() {
    pending = []
  }
}
