// Branches as other languages write them: `if (a > 3) { … } else { … }`, `if a > 3: …`.

/// Branches of another language, with what they are here.
private struct ForeignBranches {
  /// How many tokens they have.
  var count = 0
  /// The branches up to the last block, and all of them.
  var headers = ""
  var written = ""
  /// The headers with `…` for what is in the blocks.
  var shown = ""
  /// Where the last header ends.
  var endOfHeaders: UInt32 = 0
  /// The words and conditions.
  var places: [SourceRange] = []
  /// Whether all blocks are in braces, so that they can be read.
  var hasBraces = true

  mutating func append(header: String, through end: UInt32) {
    let gap = written.isEmpty ? "" : " "
    headers = written + gap + header
    shown += (shown.isEmpty ? "" : " { … } ") + header
    endOfHeaders = end
  }
}

extension Parser {
  /// Reports `if (a > 3) { … } else { … }`; whether there is one, whose words are left to be read.
  mutating func reportBranches(in block: BlockKind) -> Bool {
    guard let branches = foreignBranches(), branches.hasBraces else { return false }
    let place = SourceRange(start: current.range.start, end: branches.endOfHeaders)
    let isWordAlone = source.text(in: place).dropFirst(2) == branches.headers.dropFirst(4)
    let shown = VisibleText.of(branches.shown, limit: VisibleText.longestLine)
    reportForeign(
      meant: "when",
      in: block,
      fix: isWordAlone ? nil : .init("write '\(shown)'", replace: place, by: branches.headers),
      hiding: branches.places
    )
    return true
  }

  /// Reports `if a > 3: required` and `when a > 3 required`, and passes it; nil for anything else.
  mutating func branchesWithoutBraces(in block: BlockKind) -> ForeignItem? {
    guard at(.when) || at(word: "if") || at(word: "unless"), let branches = foreignBranches(),
      !branches.hasBraces
    else { return nil }
    let place = span(to: branches.count - 1)
    let shown = VisibleText.of(branches.written, limit: VisibleText.longestLine)
    let fix = Diagnostic.Fix("write '\(shown)'", replace: place, by: branches.written)
    if at(.when) {
      let found = token(ahead: branches.count)
      let first = branches.places[0]
      report(
        .missingOpeningBrace(after: "the condition"),
        insteadOfAllIn: place,
        at: first.end < found.range.start ? .at(first.end) : first,
        fixes: [fix]
      )
    } else {
      report(
        .unknownWord(VisibleText.of(text(current)), place: block.words),
        insteadOfAllIn: place,
        at: current.range,
        fixes: [fix]
      )
    }
    passForeign(branches.count)
    return .nothing
  }

  /// The branches that begin here; nil for anything else, and where they are very long.
  private func foreignBranches() -> ForeignBranches? {
    var result = ForeignBranches()
    while result.count < ForeignReader.longest {
      guard readHeader(of: &result) else { return nil }
      // What is written as it should be.
      if at(.when), result.places.count == 1, kind(ahead: result.count) == .leftBrace { return nil }
      let body = result.count
      guard let text = readBody(of: &result) else { return nil }
      if !result.hasBraces, at(.when), kind(ahead: body) == .separator { return nil }
      result.written = result.headers + " " + text
      let next = result.count + (kind(ahead: result.count) == .separator ? 1 : 0)
      guard beginsBranch(ahead: next) else {
        // `end` after the last branch.
        let words = ["end", "endif", "fi"]
        let isEnd = words.contains(self.text(ahead: next).lowercased())
        if !result.hasBraces, isEnd, endsStatement(ahead: next + 1) { result.count = next + 1 }
        return result
      }
      result.count = next
    }
    return nil
  }

  /// Reads `if (a > 3)` or `else`; whether there is one.
  private func readHeader(of result: inout ForeignBranches) -> Bool {
    let start = result.count
    var header = "when"
    var hasCondition = true
    var count = start + 1
    if start > 0 {
      header = "otherwise when"
      hasCondition = at(word: "elseif", ahead: start) || at(word: "elif", ahead: start)
      if !hasCondition, kind(ahead: count) == .when || at(word: "if", ahead: count) {
        hasCondition = true
        count += 1
      }
    }
    if hasCondition {
      guard let end = endOfCondition(from: count) else { return false }
      let condition = translatedCondition(from: count, to: end)
      let isNegated = start == 0 && at(word: "unless")
      header += " " + (isNegated ? negated(condition, from: count, to: end) : condition)
      count = end
    } else {
      header = "otherwise"
    }
    if at(word: "then", ahead: count) { count += 1 }
    result.places.append(span(start, to: count - 1))
    result.count = count
    result.append(header: header, through: token(ahead: count - 1).range.end)
    return true
  }

  func negated(_ condition: String, from first: Int, to end: Int) -> String {
    let hasParts = (first..<end).contains { [.and, .or].contains(kind(ahead: $0)) }
    return hasParts ? "not (\(condition))" : "not \(condition)"
  }

  /// Reads the block of a branch, with or without braces; what it is here, nil where there is none.
  private func readBody(of result: inout ForeignBranches) -> String? {
    var count = result.count
    if kind(ahead: count) == .leftBrace {
      // With `when`, the word alone is reported.
      guard !at(.when) || !at(word: "then", ahead: count - 1), let end = endOfBraces(from: count)
      else { return nil }
      let place = span(count, to: end - 1)
      result.count = end
      return source.text(in: place)
    }
    result.hasBraces = false
    if kind(ahead: count) == .colon { count += 1 }
    let isBelow = kind(ahead: count) == .separator
    if isBelow { count += 1 }
    let first = token(ahead: count)
    guard !isBelow || (indentation(of: first) ?? 0) > statementIndentation else { return nil }
    let start = count
    while ![.rightBrace, .leftBrace, .endOfFile].contains(kind(ahead: count)),
      count < ForeignReader.longest, !beginsBranch(ahead: count)
    {
      if kind(ahead: count) == .separator {
        let next = indentation(of: token(ahead: count + 1)) ?? 0
        if !isBelow || next <= statementIndentation { break }
      }
      count += 1
    }
    if kind(ahead: count) == .leftBrace {
      // `then field name { … }`
      guard StatementWord(at: start, in: self)?.beginsItem == true,
        let end = endOfBraces(from: count)
      else { return nil }
      count = end
    }
    while count > start, kind(ahead: count - 1) == .separator { count -= 1 }
    guard count > start else { return nil }
    result.count = count
    let content = source.text(in: first.range.union(token(ahead: count - 1).range))
    guard isBelow else { return "{ \(content) }" }
    let outer = String(repeating: " ", count: statementIndentation)
    let inner = String(repeating: " ", count: indentation(of: first) ?? 0)
    return "{\n\(inner)\(content)\n\(outer)}"
  }

  /// Whether another branch begins at the token, with or without braces.
  private func beginsBranch(ahead count: Int) -> Bool {
    if kind(ahead: count) == .otherwise || isForeignOtherwise(ahead: count) { return true }
    let next = kind(ahead: count + 1)
    return at(word: "else", ahead: count)
      && (isName(ahead: count + 1) || next == .colon || next == .separator)
  }
}
