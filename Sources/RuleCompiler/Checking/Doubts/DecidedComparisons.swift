import RuleEngine
import RuleSyntax

/// `country != "GB" or country != "DE"`, which always holds, and `age < 18 and age > 65`, which never
/// does.
struct DecidedComparisons {
  private let operands: [CheckedExpression]
  private let isOr: Bool
  private let file: CheckedFile
  private let words: (CheckedOperand) -> String

  /// The doubt about the first such pair among the operands of an `and` or `or`.
  static func doubt(
    among operands: [CheckedExpression],
    ofOr isOr: Bool,
    in file: CheckedFile,
    words: @escaping (CheckedOperand) -> String
  ) -> Doubt? {
    let comparisons = DecidedComparisons(operands: operands, isOr: isOr, file: file, words: words)
    var positions: [String: [Int]] = [:]
    for (position, operand) in operands.enumerated() {
      guard case .compare(let left, _, let right, _) = operand, right.constant != nil else {
        continue
      }
      let earlier = positions[words(left), default: []]
      for other in earlier where comparisons.decide(other, position) {
        return comparisons.doubt(about: other, position)
      }
      if earlier.count < CheckingLimits.knownComparisons {
        positions[words(left), default: []].append(position)
      }
    }
    return nil
  }

  /// Whether two comparisons of the same value can't both hold or, of an `or`, can't both fail.
  private func decide(_ first: Int, _ second: Int) -> Bool {
    if let one = equated(first), let other = equated(second) { return one != other }
    guard let one = BoundComparison(operands[first], words: words),
      let other = BoundComparison(operands[second], words: words), one.subject == other.subject
    else { return false }
    return one.contradicts(holding: !isOr, other, holding: !isOr)
  }

  /// The constant that a value is equal to or, of an `or`, differs from; nil for other comparisons.
  private func equated(_ position: Int) -> String? {
    guard case .compare(_, isOr ? .notEqual : .equal, let right, _) = operands[position] else {
      return nil
    }
    return words(right)
  }

  private func doubt(about first: Int, _ second: Int) -> Doubt? {
    guard let earlier = operands[first].place, let place = operands[second].place,
      earlier.source == place.source
    else { return nil }
    let isList = equated(first) != nil && equated(second) != nil
    let fix = isList ? membership(around: first, second) : nil
    let word = isOr ? "not in" : "in"
    let listNote =
      "'\(word)' compares with several values, as in 'country \(word) (\"GB\", \"DE\")'"
    let note =
      isOr
      ? "both must hold if they are joined by 'and'" : "one is enough if they are joined by 'or'"
    return Doubt(
      problem: isOr ? .oneAlwaysHolds : .neverHoldTogether,
      place: place,
      labels: [.init(earlier.range, "the other comparison")],
      notes: fix != nil ? [] : [isList ? listNote : note],
      fixes: fix.map { [$0] } ?? []
    )
  }

  /// The fix that writes comparisons next to each other as one: `country not in ("GB", "DE")`.
  private func membership(around first: Int, _ second: Int) -> Diagnostic.Fix? {
    guard case .compare(let subject, _, _, let start) = operands[first] else { return nil }
    var last = second
    while last + 1 < operands.count, isEquated(subject, at: last + 1) { last += 1 }
    guard (first...last).allSatisfy({ isEquated(subject, at: $0) }),
      let end = operands[last].place, end.source == start.source
    else { return nil }
    let source = file.sources[start.source]
    let symbol = isOr ? "!=" : "=="
    let sides = (first...last).compactMap { position in
      operands[position].place.map { place in
        source.text(in: place.range).split(separator: symbol).map { withoutSpaces($0) }
      }
    }
    guard sides.allSatisfy({ $0.count == 2 && $0[0] == sides[0][0] }) else { return nil }
    let values = sides.map { $0[1] }.joined(separator: ", ")
    let written = "\(sides[0][0]) \(isOr ? "not in" : "in") (\(values))"
    return .meant(written, at: start.range.union(end.range))
  }

  private func withoutSpaces(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private func isEquated(_ subject: CheckedOperand, at position: Int) -> Bool {
    guard case .compare(let left, _, let right, _) = operands[position], right.constant != nil
    else { return false }
    return equated(position) != nil && words(left) == words(subject)
  }
}
