import RuleEngine
import RuleSyntax

// Checks that no value can pass after `normalize`, such as `normalize lowercase; one_of("A", "B")`.

extension Checker {
  /// Warns about texts and patterns that can't be those of a value after its letters changed.
  mutating func doubtNormalized(_ field: CheckedField, _ declaration: FieldDeclaration) {
    guard field.type == .text, let (change, step) = letterChange(of: field, declaration) else {
      return
    }
    for call in field.body.flatMap({ $0.calls(inConditions: false) }) {
      guard case .builtIn(let rule) = call.target, !call.ignoresCase,
        call.place.source == scope.unit
      else { continue }
      if rule == .regex || rule == .contains,
        case .pattern(let pattern, _)? = call.values(of: "pattern").first
      {
        let root = PatternSyntax(text: pattern.text, flags: pattern.flags).root
        if root.canMatch(after: change) { continue }
        let other = change.opposite
        return reportChanged(
          .patternBeforeChange(step: change.rawValue),
          at: call.place.range,
          by: step,
          meant: root.canMatch(after: other) ? other : nil
        )
      }
      guard [.oneOf, .noneOf, .equal, .different, .startsWith, .endsWith].contains(rule) else {
        continue
      }
      let texts = call.arguments.flatMap(\.operands).compactMap { operand -> String? in
        if case .value(.text(let text)) = operand { text } else { nil }
      }
      guard let text = texts.first(where: { change.changes($0) }) else { continue }
      let other = change.opposite
      return reportChanged(
        .textBeforeChange(text, step: change.rawValue),
        at: call.place.range,
        by: step,
        meant: texts.contains { other.changes($0) } ? nil : other
      )
    }
  }

  /// The last step that changes letters, if none after it can make others.
  private func letterChange(
    of field: CheckedField,
    _ declaration: FieldDeclaration
  ) -> (TextNormalization, SourceRange)? {
    var found: (TextNormalization, SourceRange)?
    for case .normalize(let steps, _) in declaration.body ?? [] {
      guard steps.count == field.normalization.count else { return nil }
      for (step, checked) in zip(steps, field.normalization) {
        switch checked {
        case .change(.lowercase): found = (.lowercase, step.name.range)
        case .change(.uppercase): found = (.uppercase, step.name.range)
        case .change: break
        case .replace: found = nil
        }
      }
    }
    return found
  }

  private mutating func reportChanged(
    _ problem: DoubtProblem,
    at range: SourceRange,
    by step: SourceRange,
    meant: TextNormalization? = nil
  ) {
    report(
      problem,
      at: range,
      labels: [.init(step, "changes the value before it is checked")],
      fixes: meant.map { [.meant($0.rawValue, at: step)] } ?? []
    )
  }
}

extension TextNormalization {
  /// The other step that changes letters.
  fileprivate var opposite: TextNormalization { self == .lowercase ? .uppercase : .lowercase }

  fileprivate func changes(_ text: String) -> Bool { apply(to: Array(text.utf8).span) != nil }
}

extension PatternNode {
  /// Whether it may match a text whose letters the step has changed.
  fileprivate func canMatch(after step: TextNormalization) -> Bool {
    switch self {
    case .characters(let characters): characters.hasMember(after: step)
    case .sequence(let nodes): nodes.allSatisfy { $0.canMatch(after: step) }
    case .alternatives(let nodes): nodes.contains { $0.canMatch(after: step) }
    case .group(let inner, _), .atomic(let inner): inner.canMatch(after: step)
    case .repeated(let inner, let repetition):
      repetition.atLeast == 0 || inner.canMatch(after: step)
    case .look(let inner, _, let isNegated): isNegated || inner.canMatch(after: step)
    case .anchor, .reference, .call, .conditional, .lineBreak, .cluster, .matchStart, .unsupported:
      true
    }
  }
}

extension PatternClass {
  /// Whether it has a member that the step leaves as it is; members outside of ASCII count as such.
  fileprivate func hasMember(after step: TextNormalization) -> Bool {
    if isCaseless || isNegated { return true }
    let letters: ClosedRange<UInt32> = step == .lowercase ? 0x41...0x5A : 0x61...0x7A
    return items.isEmpty
      || items.contains { item in
        guard case .range(let range) = item else { return true }
        return range.lowerBound.value < letters.lowerBound
          || range.upperBound.value > letters.upperBound
      }
  }
}
