import RuleEngine
import RuleSyntax

/// `required or email`, where `email` rejects nothing.
///
/// `required` accepts every value that isn't empty, and most checks skip an empty one.
enum RequiredAlternative {
  /// The doubt about the operands of an `or` that has `required` among them.
  static func doubt(among operands: [CheckedExpression], in file: CheckedFile) -> Doubt? {
    let calls = operands.compactMap { operand -> CheckedCall? in
      if case .call(let call) = operand { call } else { nil }
    }
    guard calls.count == operands.count, let required = calls.first(where: isRequired),
      let other = calls.first(where: { !isRequired($0) }),
      calls.allSatisfy({ isRequired($0) || skipsEmptyValues($0, in: file) }),
      required.place.source == other.place.source
    else { return nil }
    let source = file.sources[other.place.source]
    let words = [required, other].map { source.text(in: $0.place.range) }
    let whole = required.place.range.union(other.place.range)
    return Doubt(
      problem: .uselessBound(words[1], other: words[0]),
      place: other.place,
      labels: [.init(required.place.range, "accepts every value that isn't empty")],
      notes: ["checks skip an empty value, so 'or' accepts every value here"],
      fixes: calls.count == 2 ? [.meant(words.joined(separator: " and "), at: whole)] : []
    )
  }

  private static func isRequired(_ call: CheckedCall) -> Bool {
    call.target == .builtIn(.required) || call.target == .builtIn(.filled)
  }

  private static func skipsEmptyValues(_ call: CheckedCall, in file: CheckedFile) -> Bool {
    switch call.target {
    case .builtIn(let rule): !rule.judgesEmptyValues
    case .rule(let rule): file[rule].isStandard
    case .external: false
    }
  }
}
