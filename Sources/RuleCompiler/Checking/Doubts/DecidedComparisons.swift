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
    var positions: [ExactText: [Int]] = [:]
    for (position, operand) in operands.enumerated() {
      guard case .compare(let left, _, let right, _) = operand, right.constant != nil else {
        continue
      }
      let subject = ExactText(words(left))
      let earlier = positions[subject, default: []]
      for other in earlier where comparisons.decide(other, position) {
        return comparisons.doubt(about: other, position)
      }
      if earlier.count < CheckingLimits.knownComparisons {
        positions[subject, default: []].append(position)
      }
    }
    return nil
  }

  /// Whether two comparisons of the same value can't both hold or, of an `or`, can't both fail.
  private func decide(_ first: Int, _ second: Int) -> Bool {
    if let one = equation(first), let other = equation(second) {
      return ExactText(one.value) != ExactText(other.value)
    }
    guard let one = BoundComparison(operands[first], words: words),
      let other = BoundComparison(operands[second], words: words), one.subject == other.subject
    else { return false }
    return one.contradicts(holding: !isOr, other, holding: !isOr)
  }

  /// The words of a value and of the constant that it equals or, of an `or`, differs from; nil for
  /// other expressions.
  private func equation(_ position: Int) -> (subject: String, value: String)? {
    guard case .compare(let left, isOr ? .notEqual : .equal, let right, _) = operands[position],
      right.constant != nil
    else { return nil }
    return (words(left), words(right))
  }

  private func doubt(about first: Int, _ second: Int) -> Doubt? {
    guard let earlier = operands[first].place, let place = operands[second].place,
      earlier.source == place.source
    else { return nil }
    let isList = equation(first) != nil && equation(second) != nil
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
    let subject = equation(first)?.subject
    let end = operands[second...].indices.first { equation($0)?.subject != subject }
    let places = (first..<(end ?? operands.count)).map { position in
      equation(position)?.subject == subject ? operands[position].place : nil
    }
    guard let start = places[0],
      places.allSatisfy({ $0?.source == start.source }), let last = places[places.count - 1]
    else { return nil }
    let source = file.sources[start.source]
    let sides = places.compactMap(\.self).map { place in
      source.text(in: place.range).split(separator: isOr ? "!=" : "==").map(\.withoutSpaces)
    }
    guard sides.allSatisfy({ $0.count == 2 && $0[0] == sides[0][0] }) else { return nil }
    let values = sides.map { $0[1] }.joined(separator: ", ")
    let written = "\(sides[0][0]) \(isOr ? "not in" : "in") (\(values))"
    return .meant(written, at: start.range.union(last.range))
  }
}

extension Substring {
  /// The text without the white space around it.
  var withoutSpaces: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
