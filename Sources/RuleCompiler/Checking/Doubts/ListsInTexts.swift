import RuleEngine
import RuleSyntax

// Several values in one text: `one_of("small, medium, large")`, `option "small, medium, large"`.

extension Checker {
  /// Warns about the only value of a list of values that lists some itself.
  mutating func doubtList(_ literal: StringLiteral, in call: Call) {
    guard let parts = literal.parts else { return }
    let written = parts.map { StringEscapes.quote($0) }.joined(separator: ", ")
    report(
      DoubtProblem.listInText,
      at: literal.range,
      notes: ["each value has quotes of its own"],
      fixes: [.meant("\(call.name.written)(\(written))", at: call.range)]
    )
  }

  /// Warns about the only option of a choice if it lists several.
  mutating func doubtOptions(_ body: [Statement]) {
    var options: [OptionStatement] = []
    for case .option(let option) in body { options.append(option) }
    guard options.count == 1, let option = options.first, option.label == nil,
      option.annotations.isEmpty, let parts = option.value.parts
    else { return }
    let written = parts.map { "option \(StringEscapes.quote($0))" }.joined(separator: "; ")
    report(
      DoubtProblem.listInText,
      at: option.value.range,
      notes: ["each option is a statement of its own"],
      fixes: [.meant(written, at: option.range)]
    )
  }
}

extension StringLiteral {
  /// What commas or bars separate in it; nil for a text that is hardly a list.
  fileprivate var parts: [String]? {
    let separator: Character = value.contains("|" as Character) ? "|" : ","
    let parts = value.split(separator: separator, omittingEmptySubsequences: false)
      .map { String($0.withoutSpaces) }
    guard parts.count > 1, Set(parts).count == parts.count, !parts.contains("") else { return nil }
    // `1,000` and `3,14` are numbers.
    let isNumber =
      !value.contains(" " as Character) && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
    return isNumber ? nil : parts
  }
}
