import RuleEngine
import RuleSyntax

/// The steps of `normalize`, as rule files name them.
enum NormalizationName {
  /// The step that is given a pattern; the others are `TextNormalization`'s.
  static let replace = "replace"
  static let all = TextNormalization.allCases.map(\.rawValue) + [replace]
}

extension Checker {
  /// Checks the steps of `normalize`; those that are wrong are left out.
  mutating func checkNormalization(
    _ steps: [Call],
    in scope: Scope
  ) -> [CheckedNormalization] {
    steps.compactMap { checkStep($0, in: scope) }
  }

  private mutating func checkStep(_ step: Call, in scope: Scope) -> CheckedNormalization? {
    let name = step.name
    if name.text == NormalizationName.replace { return checkReplacement(step, in: scope) }
    guard let change = TextNormalization(rawValue: name.text) else {
      if rule(named: name.text, in: scope.unit) != nil {
        report(
          NameProblem.wrongSort(name.text, is: .rule, expected: .normalization),
          at: name.range,
          in: scope.unit
        )
        return nil
      }
      let names = NormalizationName.all
      report(
        NameProblem.unknownNormalization(name.text),
        at: name.range,
        in: scope.unit,
        notes: ["steps are \(names.sorted().joined(separator: ", "))"],
        fixes: didYouMean(name.text, at: name.range, among: names)
      )
      return nil
    }
    if let argument = step.arguments?.first {
      let problem = TypeProblem.tooManyArguments(rule: name.text, most: 0)
      report(problem, at: argument.range, in: scope.unit)
      return nil
    }
    return .change(change)
  }

  private mutating func checkReplacement(_ step: Call, in scope: Scope) -> CheckedNormalization? {
    let parameters = [
      FormalParameter(RuleSignature.Parameter("pattern", .pattern)),
      FormalParameter(RuleSignature.Parameter("by", .text)),
    ]
    guard
      let operands = match(step.arguments ?? [], of: step, with: parameters, in: scope.unit),
      let pattern = operands[0].first, let template = operands[1].first,
      case .pattern(let found, let place) = checkPatternArgument(pattern, of: .contains, in: scope)
    else { return nil }
    guard case .string(let literal) = template else {
      let found = OperandWords.of(template)
      let problem = TypeProblem.wrongType(expected: "a text in quotes", found: found)
      report(problem, at: template.range, in: scope.unit)
      return nil
    }
    if let error = templateError(in: literal, for: found) {
      let length = literal.value.utf8.count
      let offset = min(error.offset, length)
      let range = StringNotation.range(
        of: offset..<min(offset + 1, length),
        in: literal,
        of: units[scope.unit].source
      )
      report(
        NotationProblem.template(error.message),
        at: range.start < range.end ? range : literal.range,
        in: scope.unit
      )
      return nil
    }
    return .replace(found, template: literal.value, place: place)
  }

  private func templateError(
    in literal: StringLiteral,
    for pattern: Pattern
  ) -> PatternError? {
    let compiled = try? CompiledPattern.compile(PatternSource(pattern, scope: .anywhere))
    return compiled?.validateTemplate(Array(literal.value.utf8))
  }
}
