import RuleEngine
import RuleSyntax

/// Where the cursor is in a file, according to the tokens before it.
///
/// Even a broken file has tokens, and the first words of blocks show their kinds.
struct CompletionContext {
  /// The contents of a block or of brackets.
  enum Kind: Hashable {
    case file, items, statements, ruleStatements, settings, clauses, data, expectations
    /// Blocks of `each`, `keys` and `member`, which have other subjects.
    case nestedStatements
    /// The parentheses of a call, by the name before them.
    case arguments(of: String)
    case parameters
    /// Parentheses and brackets around other things.
    case brackets
  }

  /// A bracket that is open at the cursor.
  struct Frame {
    var kind: Kind
    /// Whether it is the brace of a block.
    var isBlock = false
    /// The tokens of its statement up to the bracket.
    var head: ArraySlice<Token>
    /// Where its contents begin.
    var content: Int
  }

  let source: SourceText
  /// The tokens before the cursor and before the current word.
  let tokens: [Token]
  /// The current word; empty between words.
  let typed: SourceRange
  /// The text in quotes that contains the cursor.
  private(set) var text: SourceRange?
  /// Whether nothing can be offered: in a comment or a pattern.
  private(set) var isSilent = false
  private(set) var frames: [Frame] = []
  /// The tokens of the statement at the cursor, up to it.
  private(set) var statement: ArraySlice<Token> = []

  init(at offset: Int, in analysis: Analysis) {
    source = analysis.source
    let all = analysis.parsed.tokens
    var end = all.partitionPoint { $0.range.start >= offset }
    var typed = SourceRange(start: UInt32(offset), end: UInt32(offset))
    if end > 0 {
      let last = all[end - 1]
      let isInside = Int(last.range.end) > offset
      let touches = Int(last.range.end) >= offset
      switch last.kind {
      case .name where touches, .quotedName where touches,
        _ where touches && last.kind.isReservedWord:
        typed = last.range
        end -= 1
      case .string:
        let isOpen =
          source.bytes[Int(last.range.end) - 1] != UInt8(ascii: "\"")
          || last.range.end - last.range.start < 2
        if isInside || touches && isOpen { text = last.range }
      case .comment: isSilent = touches
      case .pattern: isSilent = isInside
      case _: break
      }
      if text != nil { end -= 1 }
    }
    self.typed = typed
    tokens = all[..<end].filter { !$0.kind.isTrivia }
    readFrames()
  }

  private mutating func readFrames() {
    var start = 0
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .separator:
        if closeBroken(beforeStatementAt: index + 1) || frames.last?.kind.isList != true {
          start = index + 1
        }
      case .leftBrace:
        let head = tokens[start..<index]
        frames.append(
          Frame(kind: kind(ofBlock: head), isBlock: true, head: head, content: index + 1)
        )
        start = index + 1
        // A brace is not followed by a separator.
        _ = closeBroken(beforeStatementAt: index + 1)
      case .leftParenthesis, .leftBracket:
        let head = tokens[start..<index]
        frames.append(Frame(kind: kind(ofParentheses: head), head: head, content: index + 1))
      case .rightBrace:
        // Brackets that are still open within the block were never closed.
        while let frame = frames.last, !frame.isBlock { frames.removeLast() }
        if let frame = frames.popLast() { start = frame.head.startIndex }
      case .rightParenthesis, .rightBracket:
        guard let frame = frames.last, !frame.isBlock else { break }
        frames.removeLast()
        start = frame.head.startIndex
      case _: break
      }
    }
    statement = tokens[start...]
  }

  /// Drops brackets and blocks that a line shows to be unclosed, as the parser does: the line
  /// begins with a word that can only begin a statement, and is indented no further than the line
  /// of the block.
  ///
  /// - Returns: whether there were any.
  private mutating func closeBroken(beforeStatementAt index: Int) -> Bool {
    guard index < tokens.count, !frames.isEmpty else { return false }
    let words = ["field", "group", "step", "check", "when", "let", "context"]
    let isDeclaration = ["form", "rule", "test"].contains(word(tokens[index]))
    guard isDeclaration || words.contains(word(tokens[index])), index + 1 < tokens.count,
      [.name, .quotedName, .string].contains(tokens[index + 1].kind),
      let indentation = indentation(of: tokens[index])
    else { return false }
    let count = frames.count
    while let frame = frames.last, !frame.isBlock, frame.kind.isList { frames.removeLast() }
    while let first = frames.last?.head.first,
      isDeclaration || frames.last?.kind == .statements,
      let column = self.indentation(of: first), indentation <= column
    {
      frames.removeLast()
    }
    return frames.count < count
  }

  /// The indentation of a token that is the first of its line; nil for others.
  private func indentation(of token: Token) -> Int? {
    let end = Int(token.range.start)
    var start = end
    while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 {
      start -= 1
    }
    let isFirst = start == 0 || source.bytes[start - 1] == 0x0A || source.bytes[start - 1] == 0x0D
    return isFirst ? end - start : nil
  }

  private func kind(ofBlock head: ArraySlice<Token>) -> Kind {
    let outer = frames.last?.kind ?? .file
    if outer == .data || outer == .brackets && frames.contains(where: { $0.kind == .data }) {
      return .data
    }
    if let last = head.last, last.kind == .each { return .nestedStatements }
    if let close = head.last, close.kind == .rightBracket,
      head.contains(where: { $0.kind == .each })
    {
      return .nestedStatements
    }
    if let last = head.last, word(last) == "keys" { return .nestedStatements }
    if head.count > 1, head.last?.kind == .string, word(head[head.endIndex - 2]) == "member" {
      return .nestedStatements
    }
    guard let first = head.first else { return outer }
    switch (outer, word(first)) {
    case (.file, "rule"): return .ruleStatements
    case (.file, "external"): return .settings
    case (.file, "form"), (.file, "closed"), (.file, "exact"): return .items
    case (.file, "test"): return .clauses
    case (.clauses, "given"), (.clauses, "context"): return .data
    case (.clauses, "expect"): return .expectations
    case (.items, "field"), (.items, "context"): return .statements
    case (.file, _): return .items
    case (_, _): return outer
    }
  }

  private func kind(ofParentheses head: ArraySlice<Token>) -> Kind {
    guard let last = head.last, last.kind == .name || last.kind == .quotedName else {
      return .brackets
    }
    let isHeader = frames.last == nil && head.count <= 4
    if isHeader, let first = head.first,
      ["rule", "external", "form", "closed", "exact"]
        .contains(word(first)), head.count > 1
    {
      return .parameters
    }
    if head.count > 1, head[head.endIndex - 2].kind == .at { return .brackets }
    return .arguments(of: name(last))
  }

  // MARK: Context

  /// The text of a token.
  func word(_ token: Token) -> String { source.text(in: token.range) }

  /// The name in a token, without backquotes.
  func name(_ token: Token) -> String { word(token).filter { $0 != "`" } }

  /// The last token before the cursor.
  var previous: Token? { tokens.last }

  /// The first word of the statement after `warn`.
  var opening: String? {
    let first = statement.first?.kind == .warn ? statement.dropFirst().first : statement.first
    return first.map { word($0) }
  }

  /// The kind of the innermost block or brackets.
  var kind: Kind { frames.last?.kind ?? .file }

  /// The name after one of the words at the beginning of an enclosing block, the innermost one.
  private func name(behind words: Set<String>) -> String? {
    for frame in frames.reversed() {
      guard let index = frame.head.firstIndex(where: { words.contains(word($0)) }),
        index + 1 < frame.head.endIndex, index - frame.head.startIndex < 4
      else { continue }
      return name(frame.head[index + 1])
    }
    return nil
  }

  /// The form whose block contains the cursor.
  var form: String? {
    frames.first { $0.kind == .items }.flatMap { frame in
      frame.head.firstIndex { word($0) == "form" }.flatMap { index in
        index + 1 < frame.head.endIndex ? name(frame.head[index + 1]) : nil
      }
    }
  }

  /// The names of the enclosing groups.
  var group: [String] {
    frames.compactMap { frame in
      guard frame.kind == .items, let first = frame.head.first, word(first) == "group",
        frame.head.count > 1
      else { return nil }
      return name(frame.head[frame.head.startIndex + 1])
    }
  }

  /// The field whose block or line contains the cursor.
  var field: String? { name(behind: ["field", "context"]) }

  /// The rule whose block contains the cursor.
  var rule: String? {
    guard let first = frames.first, first.kind == .ruleStatements || first.kind == .settings else {
      return nil
    }
    return name(behind: ["rule"])
  }

  /// The form of the enclosing test.
  var testedForm: String? { frames.first?.kind == .clauses ? name(behind: ["for"]) : nil }

  /// The names of a path that ends with `.` at the cursor.
  var pathBehind: [String] {
    var names: [String] = []
    var index = tokens.count - 1
    while index > 0, tokens[index].kind == .dot {
      var before = index - 1
      // An index or a key, which leads to the entries of the list or map.
      if tokens[before].kind == .rightBracket {
        while before > 0, tokens[before].kind != .leftBracket { before -= 1 }
        before -= 1
      }
      guard before >= 0, tokens[before].kind == .name || tokens[before].kind == .quotedName else {
        break
      }
      names.append(name(tokens[before]))
      index = before - 1
    }
    return names.reversed()
  }
}

extension CompletionContext.Kind {
  /// Whether line ends in it don't separate anything.
  fileprivate var isList: Bool {
    switch self {
    case .arguments, .parameters, .brackets, .data, .expectations: true
    case .file, .items, .statements, .ruleStatements, .settings, .clauses, .nestedStatements: false
    }
  }
}
