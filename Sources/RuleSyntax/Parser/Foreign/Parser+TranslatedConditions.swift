// Conditions of other languages, in the words of this one.

extension Parser {
  /// Where a condition ends that begins at the token; nil where none does.
  func endOfCondition(from first: Int) -> Int? {
    let beginnings: [TokenKind] = [.not, .leftParenthesis, .name, .quotedName, .integer, .string]
    guard beginnings.contains(kind(ahead: first)) else { return nil }
    let limit = first + ForeignReader.longestLine
    var open = 0
    var count = first
    while count < limit {
      let kind = kind(ahead: count)
      if kind == .endOfFile { break }
      if open == 0 {
        let ends: [TokenKind] = [.leftBrace, .rightBrace, .colon, .separator]
        if ends.contains(kind) || at(word: "then", ahead: count) { break }
        if count > first, beginsBody(ahead: count) { break }
      }
      if kind == .leftParenthesis || kind == .leftBracket { open += 1 }
      if kind == .rightParenthesis || kind == .rightBracket { open -= 1 }
      if open < 0 || open > 0 && kind == .leftBrace { return nil }
      count += 1
    }
    return count > first && open == 0 && count < limit ? count : nil
  }

  /// Whether a name is no part of the condition before it, but what applies under it.
  private func beginsBody(ahead count: Int) -> Bool {
    guard isName(ahead: count) else { return false }
    let ends: [TokenKind] = [
      .name, .quotedName, .integer, .number, .string, .rightParenthesis, .rightBracket, .true,
      .false, .null, .today, .duration,
    ]
    let words = [text(ahead: count), text(ahead: count - 1)]
    return ends.contains(kind(ahead: count - 1))
      && !words.contains { Parser.comparingWords.contains($0.lowercased()) }
  }

  /// What `in "a", "b"`, `not in "a"`, `is "a"`, `in 1...3` and `== "a" or "b"` mean, and where it ends; nil for
  /// anything else.
  private func valuesWithoutParentheses(at first: Int, to end: Int) -> (String, last: Int)? {
    var count = first
    let isNegated: Bool
    switch kind(ahead: first) {
    case .not where kind(ahead: first + 1) == .in: (isNegated, count) = (true, first + 1)
    case .is where kind(ahead: first + 1) == .not: (isNegated, count) = (true, first + 1)
    case .in, .is, .equalTo: isNegated = false
    case _: return nil
    }
    let isEquation = kind(ahead: first) == .equalTo
    if kind(ahead: count) == .in, isNumber(ahead: count + 1), kind(ahead: count + 2) == .ellipsis,
      isNumber(ahead: count + 3), count + 4 == end || [.and, .or].contains(kind(ahead: count + 4))
    {
      let bounds = "between(\(text(ahead: count + 1)), \(text(ahead: count + 3)))"
      return ("is \(isNegated ? "not " : "")\(bounds)", count + 3)
    }
    var values: [String] = []
    repeat {
      count += 1
      guard count < end, kind(ahead: count).isLiteral else { return nil }
      values.append(written(ahead: count))
      count += 1
      // `a == "x" or b == "y"` and `a == "x" or "y" in b`
    } while count + 1 < end && [.comma, .or].contains(kind(ahead: count))
      && kind(ahead: count + 1).isLiteral
      && (count + 2 >= end || [.comma, .or, .and].contains(kind(ahead: count + 2)))
    // `in 1...3` and `is 3 + 4` go on.
    guard count == end || [.and, .or].contains(kind(ahead: count)), !isEquation || values.count > 1
    else { return nil }
    let sign = isNegated ? "!=" : "=="
    let list = "\(isNegated ? "not " : "")in (\(values.joined(separator: ", ")))"
    return (values.count == 1 ? "\(sign) \(values[0])" : list, count - 1)
  }

  /// A condition of another language as it is written here.
  ///
  /// - Parameters:
  ///   - start: how many tokens on it begins.
  ///   - end: how many tokens on it has ended.
  ///   - parameter: what a function calls the form, before each of its fields: `data.name`.
  /// - Returns: the condition.
  func translatedCondition(from start: Int, to end: Int, of parameter: String? = nil) -> String {
    var (first, end) = (start, end)
    while kind(ahead: first) == .leftParenthesis, closesAtEnd(from: first, to: end) {
      first += 1
      end -= 1
    }
    func isMember(ahead count: Int) -> Bool {
      parameter.map { at(word: $0, ahead: count) } ?? false && kind(ahead: count + 1) == .dot
    }
    var written = ""
    var count = first
    while count < end {
      let token = token(ahead: count)
      if count > first {
        let previous = self.token(ahead: count - 1).range.end
        written += source.text(in: SourceRange(start: previous, end: token.range.start))
      }
      let isNegated = kind(ahead: count) == .not
      let path = isNegated ? count + 1 : count
      if let last = lastOfBareQuestion(at: path, from: first, to: end, isNegated: isNegated) {
        let asked = excerpt(path + (isMember(ahead: path) ? 2 : 0), to: last)
        written += question(about: asked, at: path, isNegated: isNegated)
        count = last + 1
        continue
      }
      if let (question, last) = valuesWithoutParentheses(at: count, to: end) {
        written += question
        count = last + 1
        continue
      }
      if let last = lastOfBlankQuestion(at: path) {
        written += "\(excerpt(path + 2, to: last - 1)) is \(isNegated ? "filled" : "empty")"
        count = last + 1
        continue
      }
      if isMember(ahead: count) {
        written += text(ahead: count + 2)
        count += 3
        continue
      }
      let comparison = token.kind == .equals ? .equal : token.kind.comparison
      let isEmptiness = [.null, .string].contains(kind(ahead: count + 1))
      if comparison == .equal || comparison == .notEqual, isEmptiness,
        ["null", "nil", "None", "\"\"", "''"].contains(text(ahead: count + 1))
      {
        written += comparison == .equal ? "is empty" : "is filled"
        count += 2
        continue
      }
      written = adding(written, token, comparison, before: self.token(ahead: count + 1))
      count += 1
    }
    return written
  }

  /// The text with a token, whose neighbors it must not touch where it is a word here.
  private func adding(
    _ written: String,
    _ token: Token,
    _ comparison: ComparisonOperator?,
    before next: Token
  ) -> String {
    if let comparison { return written + comparison.rawValue }
    switch token.kind {
    case .string: return written + source.written(.string(stringLiteral(token)))
    case .and, .or, .not:
      let word = token.kind == .and ? "and" : token.kind == .or ? "or" : "not"
      let needsSpace = token.kind != .not && !written.isEmpty && !written.hasSuffix(" ")
      let isTight = token.range.end == next.range.start
      return written + (needsSpace ? " " : "") + word + (isTight ? " " : "")
    case _: return written + text(token)
    }
  }

  /// Whether the parenthesis at the token is closed by the last one.
  private func closesAtEnd(from first: Int, to end: Int) -> Bool {
    guard end > first + 2 else { return false }
    var open = 0
    for count in first..<end {
      if kind(ahead: count) == .leftParenthesis { open += 1 }
      if kind(ahead: count) == .rightParenthesis { open -= 1 }
      if open == 0 { return count == end - 1 }
    }
    return false
  }

  /// The last token of a path of which nothing is asked; nil for anything else.
  private func lastOfBareQuestion(at first: Int, from start: Int, to end: Int, isNegated: Bool)
    -> Int?
  {
    let opens: [TokenKind] = [.and, .or, .leftParenthesis]
    let before = isNegated ? first - 1 : first
    // The parentheses before the condition are those of `if (b)`.
    let isArgument =
      before > start && kind(ahead: before - 1) == .leftParenthesis && isName(ahead: before - 2)
    guard first < end, kind(ahead: first) == .name, !isArgument,
      before == start || opens.contains(kind(ahead: before - 1))
    else { return nil }
    let last = endOfPath(ahead: first)
    let next = last + 1
    return next >= end || [.and, .or, .rightParenthesis].contains(kind(ahead: next)) ? last : nil
  }

  /// The last token of a function that asks whether a field is empty: `ISBLANK(a)`.
  private func lastOfBlankQuestion(at first: Int) -> Int? {
    let word = text(ahead: first)
    guard ["isblank", "isempty"].contains(word.lowercased()), !mayBeOwnRule(word),
      kind(ahead: first + 1) == .leftParenthesis, isName(ahead: first + 2)
    else { return nil }
    let last = endOfPath(ahead: first + 2) + 1
    return kind(ahead: last) == .rightParenthesis ? last : nil
  }

  /// What a path alone asks.
  private func question(about path: String, at count: Int, isNegated: Bool) -> String {
    if isBoolean(path, before: count) { return "\(path) == \(isNegated ? "false" : "true")" }
    return "\(path) is \(isNegated ? "empty" : "filled")"
  }

  /// Whether a condition was given the name closely before: `let adult = age >= 18`.
  private func isNamedCondition(_ name: String) -> Bool {
    let found = places().first {
      at(word: name, ahead: $0) && at(word: "let", ahead: $0 - 1) && kind(ahead: $0 + 1) == .equals
    }
    guard let found else { return false }
    return (found + 2..<endOfStatement(from: found + 2)).contains { isSignOfCondition(ahead: $0) }
  }

  /// Where the name is of the field that is declared closely before under it; nil if there is none.
  func declaration(ofField name: String, before count: Int = 0) -> Int? {
    places(before: count).first {
      text(ahead: $0) == name && at(word: "field", ahead: $0 - 1)
    }
  }

  /// Whether a field or condition of the name, which is true or false, is declared closely before.
  func isBoolean(_ name: String, before count: Int) -> Bool {
    guard let field = declaration(ofField: name, before: count) else {
      return isNamedCondition(name)
    }
    return kind(ahead: field + 1) == .colon && at(word: "boolean", ahead: field + 2)
  }
}
