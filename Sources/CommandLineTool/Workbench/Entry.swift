import RuleSyntax

/// One entry of a person: a line, or several lines that belong together.
struct Entry: Sendable, Hashable {
  /// The text that diagnostics refer to.
  let source: SourceText
  /// The entry's bytes in that text.
  let range: Range<Int>

  var bytes: ArraySlice<UInt8> { source.bytes[range] }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The part of it without the first bytes.
  func dropping(_ count: Int) -> Entry {
    part(min(range.lowerBound + count, range.upperBound)..<range.upperBound)
  }

  /// The part of it from one byte to before another, both counted in the whole source.
  func part(_ bytes: Range<Int>) -> Entry {
    Entry(source: source, range: bytes.clamped(to: range))
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The part without white space around it.
  var trimmed: Entry {
    let start = bytes.firstIndex { !Entry.isSpace($0) } ?? range.upperBound
    let end = bytes.lastIndex { !Entry.isSpace($0) }.map { $0 + 1 } ?? start
    return part(start..<end)
  }
}

extension Entry {
  /// Text from the prompt, or the text of a script from a line on.
  init(_ text: String, name: String = "<input>", line: Int = 1) {
    self.init(Array(text.utf8), name: name, line: line)
  }

  init(_ bytes: [UInt8], name: String = "<input>", line: Int = 1) {
    source = SourceText(name: name, bytes: bytes, firstLine: line)
    range = 0..<bytes.count
  }
}

/// The kind of an entry, by how it begins.
enum EntryKind: Sendable, Hashable {
  /// White space and comments.
  case nothing
  /// What begins with a colon.
  case command
  /// `rule`, `form` and the other declarations at the top level of a rule file.
  case declaration
  /// `field`, `let`, `check` and the like, which belong in a form.
  case item
  /// A value to test.
  case literal
  /// A rule expression, optionally with a message.
  case expression

  init(of text: String) {
    if text.drop(while: \.isWhitespace).first == ":" {
      self = .command
      return
    }
    let source = SourceText(name: "", text: text)
    let tokens = RuleParser.parse(source).tokens.filter { token in
      !token.kind.isTrivia && token.kind != .separator
    }
    switch tokens.first?.kind {
    case nil:
      self = .nothing
    case .string, .integer, .number, .minus, .true, .false, .null, .leftBracket, .leftBrace:
      self = .literal
    case .name:
      // These words begin a declaration only if a name or a text follows.
      let isFollowed = tokens.dropFirst().first.map { EntryKind.names.contains($0.kind) } ?? false
      let word = isFollowed ? source.text(in: tokens[0].range) : ""
      let statement = StatementWord(rawValue: word)
      if word == "rules" || DeclarationWord(rawValue: word) != nil {
        self = .declaration
      } else if statement == .let || statement?.beginsItem == true {
        self = .item
      } else {
        self = EntryKind.isCondition(source) ? .item : .expression
      }
    case .when:
      self = .item
    case .warn:
      self = EntryKind.isCondition(source) ? .item : .expression
    case _:
      self = .expression
    }
  }

  /// Whether it is a check of named values, such as `check start < end`, which can't be a rule for
  /// a value.
  private static func isCondition(_ source: SourceText) -> Bool {
    if case .condition = RuleParser.parseExpression(source).check?.expression {
      true
    } else {
      false
    }
  }

  private static let names: [TokenKind] = [.name, .quotedName, .string, .integer]
}

/// Combines lines to entries: an entry continues on the next line while brackets are open.
struct EntryLines {
  /// The name of the text that contains the lines; nil if each entry is its own text.
  let name: String?
  private var pending: GatheredLines?
  /// The number of the first line of the unfinished entry, from 1.
  private var firstLine = 1
  /// Number of the line that comes next, from 1.
  private var nextLine = 1

  init(name: String?) {
    self.name = name
  }

  /// Whether the next line continues the unfinished entry.
  var isInEntry: Bool { pending != nil }

  /// The unfinished entry.
  var text: String { String(decoding: pending?.bytes ?? [], as: UTF8.self) }

  /// Adds a line; returns the entries that it completes, in order.
  ///
  /// A command ends the entry before it: no entry continues with a colon and a name, so a command
  /// helps people who have lost count of the brackets.
  mutating func add(_ line: String) -> [Entry] {
    let isCommand = EntryLines.isCommand(line)
    let unfinished = isCommand ? finish() : nil
    if pending == nil {
      pending = GatheredLines()
      firstLine = nextLine
    }
    pending?.add(line)
    nextLine += 1
    let goesOn = !isCommand && pending?.goesOn ?? false
    return [unfinished, goesOn ? nil : finish()].compactMap { $0 }
  }

  private static func isCommand(_ line: String) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    return text.first == ":" && text.dropFirst().first?.isLetter ?? false
  }

  /// The unfinished entry, which ends here; nil if there is none.
  mutating func finish() -> Entry? {
    guard let bytes = pending.take()?.bytes else { return nil }
    guard let name else { return Entry(bytes) }
    return Entry(bytes, name: name, line: firstLine)
  }

  /// Discards the unfinished entry.
  mutating func cancel() {
    pending = nil
  }
}
