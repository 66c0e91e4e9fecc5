// Functions that join conditions or rules: `AND(a > 0, b > 0)`, `or(email, url)`.

extension Parser {
  /// Whether a function of spreadsheets begins here that joins what is in its parentheses.
  var beginsLogicalFunction: Bool { isLogicalFunction(ahead: 0) }

  private func isLogicalFunction(ahead count: Int) -> Bool {
    guard kind(ahead: count + 1) == .leftParenthesis else { return false }
    let word = text(ahead: count)
    let isWord = ["AND", "OR", "NOT", "And", "Or", "Not"].contains(word)
    return [.and, .or].contains(kind(ahead: count)) || isWord && !mayBeOwnRule(word)
  }

  /// What follows the parentheses of the function at the token, whose parts may be separated by `;`;
  /// 0 where they aren't closed.
  private func endOfFunction(ahead first: Int) -> Int {
    var count = first + 1
    var open = 0
    while count < first + ForeignReader.longestLine {
      let kind = kind(ahead: count)
      if kind == .leftParenthesis { open += 1 }
      if kind == .rightParenthesis { open -= 1 }
      if [.leftBrace, .rightBrace, .endOfFile].contains(kind) { return 0 }
      if kind == .separator, text(ahead: count) != ";" { return 0 }
      count += 1
      if open == 0 { return count }
    }
    return 0
  }

  /// Reports `AND(a > 0, b > 0)`, and reads it as `a > 0 and b > 0`.
  ///
  /// - Parameters:
  ///   - isCondition: whether its parts are conditions, and not rules.
  ///   - part: reads one of them.
  /// - Returns: the expression; nil after an error, which has been reported.
  mutating func logicalFunction(
    ofConditions isCondition: Bool,
    _ part: (inout Parser) -> Expression?
  ) -> Expression? {
    let start = current.range
    let word = text(current).lowercased()
    let count = reportLogicalFunction(ofConditions: isCondition)
    guard count > 0 else {
      // Too long to be read, or without an end.
      skipToStatementEnd()
      return nil
    }
    let end = index + count
    defer {
      depth -= 2 * SyntaxLimits.operandLevels
      while index < end { advance() }
    }
    guard enter(levels: 2 * SyntaxLimits.operandLevels) else { return nil }
    advance(by: 2)
    var parts: [Expression] = []
    repeat {
      guard let part = part(&self) else { return nil }
      parts.append(part)
    } while take(.comma) != nil || take(.separator) != nil
    while index < end { advance() }
    let range = range(from: start)
    if word == "not" { return parts.count == 1 ? .not(parts[0], range: range) : nil }
    if parts.count == 1 { return parts[0] }
    return word == "and" ? .and(parts, range: range) : .or(parts, range: range)
  }

  /// Reports a function that joins conditions or rules; how many tokens it has, 0 if that isn't known.
  private mutating func reportLogicalFunction(ofConditions isCondition: Bool) -> Int {
    let word = text(current)
    let end = endOfFunction(ahead: 0)
    let place = span(to: max(0, end - 1))
    if isHidden(place) { return end }
    let joints: [TokenKind] = [.and, .or, .not]
    let isPart = joints.contains(previous.kind) || joints.contains(kind(ahead: end))
    let written = joined(from: 0, to: end, isPart: isPart, ofConditions: isCondition)
    let sample = isCondition ? ("a > 0", "b > 0") : ("email", "url")
    report(
      .foreignOperator(written: "\(word)(…)", meant: word.lowercased()),
      insteadOfAllIn: place,
      at: current.range,
      notes: word.lowercased() == "not" || written != nil
        ? [] : ["it is written between its parts: '\(sample.0) \(word.lowercased()) \(sample.1)'"],
      fixes: written.map { [.meant($0, at: place)] } ?? []
    )
    return end
  }

  /// What a function that joins its parts means, or another part as it is; nil if that isn't known.
  private func joined(
    from first: Int,
    to end: Int,
    isPart: Bool,
    ofConditions isCondition: Bool,
    depth: Int = 0
  ) -> String? {
    guard depth < ForeignReader.deepest, end > first, end < ForeignReader.longestLine else {
      return nil
    }
    guard isLogicalFunction(ahead: first), endOfFunction(ahead: first) == end else {
      // A function somewhere within is not translated.
      if (first..<end).contains(where: { isLogicalFunction(ahead: $0) }) { return nil }
      let hasParts = (first..<end).contains { [.and, .or].contains(kind(ahead: $0)) }
      let written =
        isCondition ? translatedCondition(from: first, to: end) : excerpt(first, to: end - 1)
      return hasParts && isPart ? "(\(written))" : written
    }
    var parts: [(first: Int, end: Int)] = []
    var start = first + 2
    var open = 0
    for count in start..<(end - 1) {
      if kind(ahead: count) == .leftParenthesis { open += 1 }
      if kind(ahead: count) == .rightParenthesis { open -= 1 }
      if open == 0, kind(ahead: count) == .comma || kind(ahead: count) == .separator {
        parts.append((start, count))
        start = count + 1
      }
    }
    parts.append((start, end - 1))
    let word = text(ahead: first).lowercased()
    guard word != "not" || parts.count == 1 else { return nil }
    var written: [String] = []
    for part in parts {
      let inner = joined(
        from: part.first,
        to: part.end,
        isPart: parts.count > 1 || isPart || word == "not",
        ofConditions: isCondition,
        depth: depth + 1
      )
      guard let inner else { return nil }
      written.append(inner)
    }
    if word == "not" { return "not \(written[0])" }
    let whole = written.joined(separator: " \(word) ")
    return isPart && parts.count > 1 ? "(\(whole))" : whole
  }
}
