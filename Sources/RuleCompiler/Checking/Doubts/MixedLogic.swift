import RuleEngine
import RuleSyntax

/// `country == "GB" or country == "IE" and total > 100`, where the `and` doesn't include the first
/// comparison.
struct MixedLogic {
  private let operands: [CheckedExpression]
  private let file: CheckedFile
  private let words: (CheckedOperand) -> String

  /// The doubt about the first such place among the operands of an `or`.
  static func doubt(
    among operands: [CheckedExpression],
    in file: CheckedFile,
    words: @escaping (CheckedOperand) -> String
  ) -> Doubt? {
    let logic = MixedLogic(operands: operands, file: file, words: words)
    for (position, operand) in operands.enumerated() {
      guard case .and(let parts, let place) = operand, let first = parts.first,
        let last = parts.last
      else { continue }
      // What the part next to the `or` compares, the operands on that side compare, too.
      let before = logic.comparisons(like: first, from: position - 1, by: -1)
      let after = logic.comparisons(like: last, from: position + 1, by: 1)
      let doubt =
        !before.isEmpty
        ? logic.doubt(about: place, near: first, besides: before, isAfter: false)
        : after.isEmpty ? nil : logic.doubt(about: place, near: last, besides: after, isAfter: true)
      if let doubt { return doubt }
    }
    return nil
  }

  /// The comparisons in a row, from a position on, of the value that a given one compares.
  private func comparisons(
    like near: CheckedExpression,
    from start: Int,
    by step: Int
  ) -> [CheckedExpression] {
    guard let subject = subject(of: near) else { return [] }
    var found: [CheckedExpression] = []
    var position = start
    while operands.indices.contains(position), self.subject(of: operands[position]) == subject {
      found.append(operands[position])
      position += step
    }
    return found
  }

  /// The words of the value that is compared with a constant; nil for other expressions.
  private func subject(of expression: CheckedExpression) -> String? {
    guard case .compare(let left, .equal, let right, _) = expression, right.constant != nil else {
      return nil
    }
    return words(left)
  }

  /// The doubt about an `and` and the operands of the `or` next to it, nearest first; nil if
  /// parentheses make their order plain.
  private func doubt(
    about place: Place,
    near: CheckedExpression,
    besides outer: [CheckedExpression],
    isAfter: Bool
  ) -> Doubt? {
    guard let inside = near.place?.range, let outside = outer[0].place, let end = outer.last?.place,
      outside.source == place.source, end.source == place.source
    else { return nil }
    let source = file.sources[place.source]
    func text(_ start: UInt32, _ end: UInt32) -> String {
      source.text(in: SourceRange(start: start, end: end))
    }
    let gap =
      isAfter ? text(inside.end, outside.range.start) : text(outside.range.end, inside.start)
    guard gap.split(whereSeparator: \.isWhitespace) == ["or"] else { return nil }
    let joined = "(\(source.text(in: place.range)))"
    let group = "(\(source.text(in: inside.union(end.range))))"
    let regrouped =
      isAfter
      ? text(place.range.start, inside.start) + group : group + text(inside.end, place.range.end)
    func shown(_ text: String) -> String {
      VisibleText.of(text, limit: VisibleText.longestLine)
    }
    return Doubt(
      problem: .mixedLogic,
      place: place,
      labels: [.init(outside.range, "this is enough without the rest")],
      fixes: [
        .init(
          "write '\(shown(regrouped))' if both need the rest",
          replace: place.range.union(end.range),
          by: regrouped
        ),
        .init("write '\(shown(joined))' to keep the meaning", replace: place.range, by: joined),
      ]
    )
  }
}
