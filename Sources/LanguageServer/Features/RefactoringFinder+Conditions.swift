import RuleSyntax

extension RefactoringFinder {
  // MARK: Conditions

  /// Writes `otherwise when` between consecutive conditions that compare a value with different
  /// constants.
  var joinedConditions: Refactoring? {
    for list in lists.reversed() {
      let chains = list.chains
      guard let index = chains.firstIndex(where: { holdsRange($0) }) else { continue }
      var edits: [(range: SourceRange, text: String)] = []
      var first = index
      while first > 0, joins(chains[first - 1], chains[first]) { first -= 1 }
      var last = first
      while last + 1 < chains.count, joins(chains[last], chains[last + 1]),
        areExclusive(Array(chains[first...(last + 1)]))
      {
        let gap = SourceRange(start: chains[last].range.end, end: chains[last + 1].range.start)
        edits.append((gap, " otherwise "))
        last += 1
      }
      if edits.isEmpty { continue }
      return Refactoring(
        title: "Join conditions with 'otherwise when'",
        kind: "refactor.rewrite",
        edits: edits
      )
    }
    return nil
  }

  private func holdsRange(_ chain: ConditionChain) -> Bool {
    Int(chain.range.start) <= range.lowerBound
      && range.upperBound <= Int(chain.condition.range.end)
  }

  /// Whether nothing is between two `when`s.
  private func joins(_ first: ConditionChain, _ second: ConditionChain) -> Bool {
    guard !first.hasOtherwise, first.range.end <= second.range.start else { return false }
    let gap = text(SourceRange(start: first.range.end, end: second.range.start))
    return gap.allSatisfy { $0.isWhitespace || $0 == ";" }
  }

  /// Whether at most one of the conditions can hold, because they compare one path with different
  /// constants.
  private func areExclusive(_ chains: [ConditionChain]) -> Bool {
    var path: String?
    var seen: Set<String> = []
    for chain in chains {
      guard let (asked, constants) = constants(of: chain.condition), path ?? asked == asked else {
        return false
      }
      path = asked
      for constant in constants where !seen.insert(constant).inserted { return false }
    }
    return true
  }

  /// The path that a condition compares, and the constants that it can be equal to.
  private func constants(of condition: Expression) -> (path: String, constants: [String])? {
    switch condition {
    case .comparison(.path(let path), .equal, let value, _):
      return constant(value).map { (text(path.range), [$0]) }
    case .membership(.path(let path), false, let values, _):
      let constants = values.compactMap { constant($0) }
      return constants.count == values.count ? (text(path.range), constants) : nil
    case .parenthesized(let inner, nil, _): return constants(of: inner)
    case .call, .not, .and, .or, .parenthesized, .each, .keys, .member, .condition, .comparison,
      .membership, .inclusion, .asks:
      return nil
    }
  }

  private func constant(_ operand: RuleSyntax.Operand) -> String? {
    switch operand {
    case .string(let literal): "\"\(literal.value)\""
    case .boolean(let value, _): "\(value)"
    case .number, .pattern, .path, .duration, .size, .closedRange, .today, .now, .binary, .negated,
      .parenthesized, .function, .aggregate:
      nil
    }
  }

  /// `otherwise when …` for `otherwise { when … }`.
  var flattenedOtherwise: Refactoring? {
    let tokens = subject.analysis.tokens
    let index = tokens.lastIndex {
      $0.kind == .otherwise && Int($0.range.start) <= range.lowerBound
    }
    guard let index, range.upperBound <= Int(tokens[index].range.end), index + 2 < tokens.count,
      tokens[index + 1].kind == .leftBrace
    else { return nil }
    let opening = tokens[index + 1]
    let inner = lists.flatMap(\.chains).first { $0.range.start >= opening.range.end }
    guard let inner,
      let pair = subject.analysis.bracketPairs.first(where: { $0.opening == opening })
    else { return nil }
    let before = SourceRange(start: opening.range.start, end: inner.range.start)
    let after = SourceRange(start: inner.range.end, end: pair.closing.range.end)
    guard inner.range.end <= pair.closing.range.start,
      text(before).dropFirst().allSatisfy(\.isWhitespace),
      text(after).dropLast().allSatisfy(\.isWhitespace)
    else { return nil }
    return Refactoring(
      title: "Write 'otherwise when'",
      kind: "refactor.rewrite",
      edits: [(before, ""), (after, "")]
    )
  }
}
