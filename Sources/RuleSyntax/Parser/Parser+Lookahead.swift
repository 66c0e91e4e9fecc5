// What is ahead of the current token, and reports about several tokens.

extension Parser {
  /// Whether a number without a sign is so many tokens on.
  func isNumber(ahead count: Int = 0) -> Bool { [.integer, .number].contains(kind(ahead: count)) }

  /// The numbers so many tokens on as arguments.
  func numbers(ahead counts: Int...) -> [Argument] {
    counts.map { token(ahead: $0) }
      .map { Argument(value: .number(text($0), range: $0.range), range: $0.range) }
  }

  /// The value of a text, or any other token as it is written.
  func word(ahead count: Int) -> String {
    let token = token(ahead: count)
    return token.kind == .string ? stringLiteral(token).value : text(token)
  }

  /// The token as this language writes it: texts in other quotes get its own.
  func written(ahead count: Int) -> String {
    let token = token(ahead: count)
    return token.kind == .string ? source.written(.string(stringLiteral(token))) : text(token)
  }

  /// The last token of the path whose first name is so many tokens on.
  func endOfPath(ahead first: Int) -> Int {
    var last = first
    while kind(ahead: last + 1) == .dot, isName(ahead: last + 2) { last += 2 }
    return last
  }

  /// The place of tokens so many places on, the last included.
  func span(_ first: Int = 0, to last: Int) -> SourceRange {
    token(ahead: first).range.union(token(ahead: last).range)
  }

  /// The tokens so many places on as they are written, the last included.
  func excerpt(_ first: Int = 0, to last: Int) -> String { source.text(in: span(first, to: last)) }

  /// Where the spaces before a place begin.
  func startOfSpace(before place: UInt32) -> UInt32 {
    var start = place
    while start > 0, source.bytes[Int(start) - 1] == 0x20 { start -= 1 }
    return start
  }

  /// Whether a comma separates the line from the next one.
  func isTrailingComma(ahead count: Int) -> Bool {
    // A line end after a comma is no separator.
    kind(ahead: count) == .comma
      && (endsForeignStatement(ahead: count + 1) || indentation(of: token(ahead: count + 1)) != nil)
  }

  func endsForeignStatement(ahead count: Int) -> Bool {
    if [.separator, .rightBrace, .endOfFile].contains(kind(ahead: count)) { return true }
    // No separator is before a text, as it may be the message of the line before: `"age": …`.
    return kind(ahead: count) == .string && kind(ahead: count + 1) == .colon
      && indentation(of: token(ahead: count)) != nil
  }

  /// How many tokens on the statement has ended, unless it is very long.
  func endOfStatement(from first: Int = 0) -> Int {
    var end = first
    while !endsStatement(ahead: end), end < first + ForeignReader.longestLine { end += 1 }
    return end
  }

  /// The same, without regard for braces.
  func endOfForeignStatement(from first: Int = 0) -> Int {
    var end = first
    while !endsForeignStatement(ahead: end), end < first + ForeignReader.longestLine { end += 1 }
    return end
  }

  /// How many tokens on the statement has ended, with the blocks in it, unless it is very long.
  func endOfWholeStatement(from first: Int = 0) -> Int {
    var end = first
    while !endsForeignStatement(ahead: end), end < first + ForeignReader.longest {
      end = kind(ahead: end) == .leftBrace ? endOfBraces(from: end) ?? end + 1 : end + 1
    }
    return end
  }

  /// The text of a place with other words for parts of it.
  func rewritten(
    _ place: SourceRange,
    replacing parts: [SourceRange],
    by word: (SourceRange) -> String
  ) -> String {
    var written = ""
    var start = place.start
    for part in parts {
      written += source.text(in: SourceRange(start: start, end: part.start)) + word(part)
      start = part.end
    }
    return written + source.text(in: SourceRange(start: start, end: max(start, place.end)))
  }

  /// Where the block that the brace opens has ended; nil where it goes on for long.
  func endOfBraces(from first: Int) -> Int? {
    var open = 0
    var count = first
    while count < first + ForeignReader.longest, kind(ahead: count) != .endOfFile {
      if kind(ahead: count) == .leftBrace { open += 1 }
      if kind(ahead: count) == .rightBrace { open -= 1 }
      count += 1
      if open == 0 { return count }
    }
    return nil
  }

  func endsStatement(ahead count: Int) -> Bool {
    endsForeignStatement(ahead: count) || kind(ahead: count) == .leftBrace
  }
}

// MARK: - The block around

extension Parser {
  /// The name of the field in whose block the current statement is; nil in any other block.
  var fieldOfBlock: String? { headerOfBlock.map { text(ahead: $0 + 1) } }

  /// The type of the field in whose block the current statement is, or its first word: `list`.
  var typeOfBlock: String? {
    headerOfBlock.map { kind(ahead: $0 + 2) == .colon ? text(ahead: $0 + 3) : "text" }
  }

  /// Whether the current statement is about the items, keys or members of the field's value.
  var isAboutParts: Bool {
    guard let header = headerOfBlock, let opening = blocks.last?.opening else { return false }
    var count = header
    while count < 0, token(ahead: count).range != opening {
      let isWord = at(word: "keys", ahead: count) || at(word: "member", ahead: count)
      if count > header + 1, kind(ahead: count) == .each || isWord { return true }
      count += 1
    }
    return false
  }

  /// Where the word `field` is of the block in which the current statement is.
  private var headerOfBlock: Int? {
    guard let block = blocks.last, block.kind == .statements, let opening = block.opening else {
      return nil
    }
    let start = places().first { token(ahead: $0).range == opening }
    guard let start else { return nil }
    return stride(from: start - 1, through: start - 12, by: -1).first {
      at(word: "field", ahead: $0)
    }
  }
}

// MARK: - Reports

extension Parser {
  /// Passes tokens that one message is about, up to the end of their statement.
  mutating func passForeign(_ count: Int) {
    endOfForeign = token(ahead: max(0, count - 1)).range.end
    advance(by: count)
  }

  /// Reports tokens that one message is about, perhaps with what they mean here, and passes them.
  ///
  /// - Parameters:
  ///   - problem: the problem.
  ///   - count: how many tokens on they end.
  ///   - first: how many tokens on they begin.
  ///   - place: where the problem is, if that is only a part of them.
  ///   - notes: further explanations.
  ///   - written: what they mean.
  mutating func replace(
    _ problem: SyntaxProblem,
    passing count: Int,
    from first: Int = 0,
    at place: SourceRange? = nil,
    notes: [String] = [],
    by written: String? = nil
  ) {
    let whole = span(first, to: max(first, count - 1))
    report(
      problem,
      insteadOfAllIn: whole,
      at: place,
      notes: notes,
      fixes: written.map { [.meant($0, at: whole)] } ?? []
    )
    passForeign(count)
  }

  /// The problem of what is at a place instead of what was expected there.
  func expected(_ what: String, at place: SourceRange) -> SyntaxProblem {
    .expected(what, found: "'\(VisibleText.of(source.text(in: place)))'")
  }

  /// Reports the first tokens where something else was expected, and passes them.
  mutating func pass(
    _ count: Int,
    expecting what: String,
    notes: [String] = [],
    fix: Diagnostic.Fix
  ) {
    let place = span(to: count - 1)
    report(expected(what, at: place), at: place, notes: notes, fixes: [fix])
    advance(by: count)
  }

  /// The fix that removes words, perhaps with the space around them.
  func removal(
    of words: SourceRange,
    in whole: SourceRange? = nil,
    by space: String = "",
    isCertain: Bool = false
  ) -> Diagnostic.Fix {
    let name = VisibleText.of(source.text(in: words))
    return .init("remove '\(name)'", replace: whole ?? words, by: space, isCertain: isCertain)
  }

  /// The fix that makes what begins at a place a condition.
  func checkFix(before place: SourceRange, named words: String) -> Diagnostic.Fix {
    let text = "write 'check' before '\(VisibleText.of(words))'"
    return .init(text, replace: .at(place.start), by: "check ")
  }

  /// The fix that removes the first tokens, up to the one so many places on.
  func removal(upTo count: Int) -> Diagnostic.Fix {
    let rest = SourceRange(start: current.range.start, end: token(ahead: count).range.start)
    return removal(of: span(to: count - 1), in: rest)
  }
}
