import RuleEngine
import RuleSyntax

/// A judgement for people: the state, why, and the place in the text that it is owed to.
struct JudgementText {
  /// How many columns of a long text are shown before the place.
  private static let columnsBefore = 60
  /// How many characters of it are shown behind.
  private static let charactersAfter = 20

  let colors: Colors

  /// The lines of a judgement.
  ///
  /// - Parameters:
  ///   - judgement: what came of the value.
  ///   - value: the value, nil where it must not be shown.
  /// - Returns: the lines, with a line end after each.
  func text(of judgement: Judgement, value: Value?) -> String {
    var lines = [headline(of: judgement)]
    if case .text(let text) = value { lines += marked(text, judgement) }
    lines += judgement.violations.dropFirst().map { "  \(words(of: $0))" }
    let reasons = judgement.state == .undecided ? judgement.undecided.dropFirst() : []
    lines += reasons.map { "  \(words(of: $0))" }
    lines += judgement.warnings.map { colors.yellow("warning") + ": \(words(of: $0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(of judgement: Judgement) -> String {
    var line = paint(judgement.state)
    switch judgement.state {
    case .valid: break
    case .incomplete, .invalid:
      if let first = judgement.violations.first { line += ": \(words(of: first))" }
    case .undecided:
      if let first = judgement.undecided.first { line += ": \(words(of: first))" }
    }
    return line
  }

  private func words(of violation: Violation) -> String {
    VisibleText.of(violation.message, limit: .max) + colors.faint(" [\(violation.rule)]")
  }

  private func words(of undecided: Undecided) -> String {
    VisibleText.of("\(undecided.reason)", limit: .max) + colors.faint(" [\(undecided.rule)]")
  }

  /// The text, with a caret under the place where more is needed, or nothing more helps.
  private func marked(_ text: String, _ judgement: Judgement) -> [String] {
    let place: Int
    let remark: String
    switch (judgement.state, judgement.hopelessLength) {
    case (.incomplete, _) where !text.isEmpty:
      place = text.count
      remark = "more is needed here"
    case (.invalid, let length?) where length > 0:
      place = length - 1
      remark = "from here on no more typing can mend it"
    case _:
      return []
    }
    let before = VisibleText.of(text.prefix(place), limit: .max)
    let shown = cut(before)
    let after = VisibleText.of(text.dropFirst(place), limit: JudgementText.charactersAfter)
    let padding = String(repeating: " ", count: DisplayWidth.of(shown))
    let quote = after.hasSuffix("…") ? "" : "\""
    return ["  \(shown)\(after)\(quote)", "  \(padding)" + paint("^ \(remark)", judgement.state)]
  }

  /// The text up to the place with the quotation mark before it, cut from the left.
  private func cut(_ before: String) -> String {
    guard DisplayWidth.of(before) > JudgementText.columnsBefore else { return "\"" + before }
    var end = ""
    for character in before.reversed() {
      if DisplayWidth.of(end) >= JudgementText.columnsBefore { break }
      end.insert(character, at: end.startIndex)
    }
    return "…" + end
  }

  func paint(_ state: Judgement.State) -> String { paint(state.rawValue, state) }

  private func paint(_ text: String, _ state: Judgement.State) -> String {
    switch state {
    case .valid: colors.green(text)
    case .incomplete, .undecided: colors.yellow(text)
    case .invalid: colors.red(text)
    }
  }
}
