/// The contents of a block.
enum BlockKind {
  case items, statements, settings, clauses

  /// Where a statement is, in the words of a message.
  var words: String { self == .items ? "in a form or group" : "in the block of a field or rule" }
}

/// A block that has not ended yet.
struct OpenBlock {
  var kind: BlockKind
  /// Its opening brace; nil if that is missing, so the closing one may be missing, too.
  var opening: SourceRange?
  /// The indentation of the line in which the statement with the brace began.
  var indentation: Int
  /// Where the current statement of the block began.
  var statementIndex = -1
}

extension Parser {
  /// The elements of a block; empty if there is no block.
  mutating func block<Element>(
    _ kind: BlockKind,
    after owner: String,
    _ element: (inout Parser) -> Element?
  ) -> [Element] {
    guard openBlock(kind, after: owner) else { return [] }
    var elements: [Element] = []
    while beginsStatement() {
      let element = element(&self)
      if let element { elements.append(element) }
      endStatement(succeeded: element != nil)
    }
    closeBlock()
    return elements
  }

  /// Consumes the brace that opens a block; `false` if there is no block.
  private mutating func openBlock(_ blockKind: BlockKind, after owner: String) -> Bool {
    guard passOpeningBrace(after: owner) else { return false }
    guard enter(levels: SyntaxLimits.blockLevels) else {
      depth -= SyntaxLimits.blockLevels
      skipBlock()
      return false
    }
    let hasBrace = previous.kind == .leftBrace
    blocks.append(
      OpenBlock(
        kind: blockKind,
        opening: hasBrace ? previous.range : nil,
        indentation: statementIndentation
      )
    )
    return true
  }

  /// Whether a statement of the innermost block begins at the current token, after separators.
  private mutating func beginsStatement() -> Bool {
    skipSeparators()
    if at(.rightBrace) || at(.endOfFile) { return false }
    guard let last = blocks.indices.last else { return false }
    if belongsToOuterBlock(than: blocks[last]) { return false }
    if blocks[last].statementIndex == index { advance() }
    blocks[last].statementIndex = index
    statementIndentation = indentation(of: current) ?? statementIndentation
    return true
  }

  /// Ensures that a statement ends where it must, and skips to its end after an error.
  private mutating func endStatement(succeeded: Bool) {
    if at(.separator) || at(.rightBrace) || at(.endOfFile) { return }
    let hasPassedAll = previous.kind == .separator && blocks.last?.statementIndex != index
    if hasPassedAll || endOfForeign == previous.range.end { return }
    if succeeded, reportLeftover() { return }
    skipToStatementEnd()
  }

  /// Consumes the brace that closes a block, or reports that it is missing.
  private mutating func closeBlock() {
    depth -= SyntaxLimits.blockLevels
    guard let block = blocks.popLast() else { return }
    statementIndentation = block.indentation
    if at(.rightBrace), !isBraceOfOuterBlock(than: block) {
      if let indentation = indentation(of: current), indentation < block.indentation {
        suspectBlock = suspectBlock ?? block.opening
      }
      advance()
      return
    }
    guard let opening = block.opening, !isBraceSwallowed(since: opening) else { return }
    report(
      .missingClosingBrace,
      at: at(.endOfFile) ? endOfLastLine : current.range,
      labels: [.init(suspectBlock ?? opening, "the block that begins here is not closed")],
      fixes: suspectBlock == nil ? [closingBrace(of: block)] : []
    )
    suspectBlock = nil
  }

  /// The fix that closes a block after its contents.
  private func closingBrace(of block: OpenBlock) -> Diagnostic.Fix {
    let line = "\n\(String(repeating: " ", count: block.indentation))}"
    return .init("write '}' on a line of its own", replace: endOfLastLine, by: line)
  }

  /// Whether the current token begins something that only an outer block can contain, so that the
  /// innermost block lacks its closing brace.
  ///
  /// Indentation decides: text that is indented further than the block's own line is only
  /// misplaced.
  private func belongsToOuterBlock(than block: OpenBlock) -> Bool {
    guard let indentation = indentation(of: current), indentation <= block.indentation else {
      return false
    }
    // A block without braces ends where the indentation does.
    if isDeclaration(ahead: 0) || block.opening == nil { return true }
    let beginsItem = StatementWord(at: 0, in: self)?.beginsItem ?? false
    return block.kind == .statements && beginsItem && isName(ahead: 1)
      && blocks.contains { $0.kind == .items }
  }

  /// Whether a block without an opening brace ends before the closing one of the block around it.
  private func isBraceOfOuterBlock(than block: OpenBlock) -> Bool {
    guard block.opening == nil, blocks.contains(where: { $0.opening != nil }) else { return false }
    return indentation(of: current).map { $0 < block.indentation } ?? false
  }

  /// The position after the last token other than separators, from the end of the file.
  private var endOfLastLine: SourceRange {
    let offset = previous.kind == .separator ? previous.range.start : previous.range.end
    return .at(offset)
  }

  var hasBraceOnNextLine: Bool { at(.separator) && kind(ahead: 1) == .leftBrace }

  /// The fix that moves the current brace to the end of the line before; none if that line ends with a
  /// comment.
  private func fixes(movingBraceTo end: UInt32) -> [Diagnostic.Fix] {
    let gap = SourceRange(start: end, end: current.range.start)
    guard source.text(in: gap).allSatisfy(\.isWhitespace) else { return [] }
    let place = gap.union(current.range)
    return [
      .init("write '{' at the end of the line before", replace: place, by: " {", isCertain: true)
    ]
  }

  private mutating func passOpeningBrace(after owner: String) -> Bool {
    // The lexer has reported the arrow.
    if isArrowBeforeBlock { advance() }
    if take(.leftBrace) != nil { return true }
    if hasBraceOnNextLine {
      let end = previous.range.end
      advance()
      report(.braceOnNextLine, fixes: fixes(movingBraceTo: end))
      advance()
      return true
    }
    if opensIndentedBlock {
      passIndentation(after: owner)
      return true
    }
    if at(.separator) || at(.rightBrace) || at(.endOfFile) {
      report(.missingOpeningBrace(after: owner), at: endOfPrevious)
      return false
    }
    let notes = notesOnInheritance
    reportExpected("'{' after \(owner)", notes: notes, fixes: notes.isEmpty ? fixBeforeBrace : [])
    while !at(.separator), !at(.rightBrace), !at(.endOfFile) {
      if take(.leftBrace) != nil { return true }
      advance()
    }
    return false
  }

  /// Skips the rest of a block whose opening brace was consumed.
  private mutating func skipBlock() {
    repeat {
      skipToStatementEnd()
    } while take(.separator) != nil && !isDeclaration(ahead: 0)
    _ = take(.rightBrace)
  }

  /// Reports a comma between statements; returns whether another statement follows.
  private mutating func reportComma() -> Bool {
    let signs = commasOfStatement
    let place = signs[0].union(signs[signs.count - 1])
    let written = rewritten(place, replacing: signs) { _ in ";" }
    report(
      .expected("the end of the statement", found: describe(current)),
      notes: ["put a line end or ';' between two statements"],
      fixes: [
        .init(
          signs.count == 1 ? "write ';'" : "write ';' for each ','",
          replace: place,
          by: written
        )
      ],
      hiding: Array(signs.dropFirst())
    )
    guard canBeginStatement(ahead: 1) else { return false }
    advance()
    return true
  }

  /// The commas of the statement that are in no parentheses, from the current one on.
  private var commasOfStatement: [SourceRange] {
    var signs: [SourceRange] = []
    var count = 0
    while !endsStatement(ahead: count), count < ForeignReader.longestLine {
      if kind(ahead: count) == .comma { signs.append(token(ahead: count).range) }
      if kind(ahead: count) == .leftParenthesis {
        count = endOfParentheses(from: count)
      } else {
        count += 1
      }
    }
    return signs
  }

  /// Reports tokens between a statement and its end; returns whether they can be parsed as separate
  /// statements.
  private mutating func reportLeftover() -> Bool {
    let messageIsFirst = previous.kind == .string && indentation(of: previous) != nil
    if at(.otherwise) || at(.at) { return true }
    if reportForeignLeftover() { return false }
    // Checks of keys and checks of values can follow each other without a separator.
    if keysEnd == index, blocks.last?.kind == .statements, canBeginCheck { return true }
    if reportMessageBehindBlock() { return false }
    if at(.string) {
      if !reportOptionsWithoutWord() { report(.secondMessage) }
      return false
    }
    if at(.rightParenthesis) || at(.rightBracket) {
      report(.unexpectedClosing(text(current)))
      return false
    }
    if at(.comma) { return reportComma() }
    guard canBeginStatement() else {
      let isInName = at(.minus) && isName(ahead: -1) && previous.range.end == current.range.start
      reportExpected(
        "the end of the statement",
        notes: isInName ? ["write a name with '-' in backquotes"] : []
      )
      return false
    }
    if messageIsFirst {
      report(.messageBeforeCheck, at: previous.range)
      return true
    }
    var notes: [String] = []
    if reportChecksInOneLine() { return true }
    if isName(), blocks.last?.kind == .statements, previous.kind == .name {
      notes.append(
        "put the arguments of a rule in parentheses: \(text(previous))(\(text(current)))"
      )
    }
    let isClause = blocks.last?.kind == .clauses
    report(
      .missingSeparator(found: describe(current)),
      notes: notes,
      fixes: isClause
        ? [.init("write ';' before it", replace: endOfPrevious, by: ";", isCertain: true)] : []
    )
    return true
  }
}
