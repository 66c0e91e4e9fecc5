import RuleEngine
import RuleSyntax

/// The steps of `normalize`, as written in rule files.
enum NormalizationName {
  /// The only step that takes a pattern; the others are in `TextNormalization`.
  static let replace = "replace"
  static let all = TextNormalization.allCases.map(\.rawValue) + [replace]
}

extension Checker {
  /// Checks a step of `normalize`; nil if it is wrong.
  mutating func checkNormalization(_ step: Call) -> CheckedNormalization? {
    let name = step.name
    if name.text == NormalizationName.replace { return checkReplacement(step) }
    guard let change = TextNormalization(rawValue: name.text) else {
      if reportRule(name, whereExpected: .normalization) { return nil }
      if let meant = RuleSynonyms.step(meantBy: name.text) {
        let fix = Diagnostic.Fix.didYouMean(meant.rawValue, at: name.range)
        report(NameProblem.unknownNormalization(name.text), at: name.range, fixes: [fix])
        return nil
      }
      let note = "the steps are \(NormalizationName.all.sorted().joined(separator: ", "))"
      reportUnknown(NameProblem.unknownNormalization(name.text), name, notes: [note]) { _ in
        NormalizationName.all
      }
      return nil
    }
    if let argument = step.arguments?.first {
      report(TypeProblem.tooManyArguments(rule: name.text, most: 0), at: argument.range)
      return nil
    }
    return .change(change)
  }

  private mutating func checkReplacement(_ step: Call) -> CheckedNormalization? {
    let parameters = ParameterTable([
      RuleSignature.Parameter("pattern", .pattern), RuleSignature.Parameter("by", .text),
    ])
    guard
      let operands = match(step.arguments ?? [], of: step, with: parameters),
      let pattern = operands[0].first, let template = operands[1].first,
      case .pattern(let found, let place) = checkPatternArgument(pattern, of: .contains)
    else { return nil }
    guard case .string(let literal) = template else {
      reportWrongType(template, expected: "a text in quotes")
      return nil
    }
    if let error = templateError(in: literal, for: found) {
      let length = literal.value.utf8.count
      let offset = min(error.offset, length)
      let range = unit.source.range(of: offset..<min(offset + 1, length), in: literal)
      report(
        NotationProblem.template(error.message),
        at: range.start < range.end ? range : literal.range
      )
      return nil
    }
    return .replace(found, template: literal.value, place: place)
  }

  private func templateError(in literal: StringLiteral, for pattern: Pattern) -> PatternError? {
    let compiled = try? CompiledPattern(PatternSource(pattern, scope: .anywhere))
    return compiled?.validateTemplate(Array(literal.value.utf8))
  }
}
