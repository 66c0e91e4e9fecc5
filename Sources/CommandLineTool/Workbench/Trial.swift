import FormRules
import RuleEngine

/// Validates the value at one place of a record, as if it were still being typed.
struct Trial {
  let executable: ExecutableProgram
  let form: FormIndex
  let path: FieldPath
  let clock: FormClock
  let answers: HostAnswers
  /// The context: values in addition to the record.
  let context: [String: Value]

  /// Validates the value together with the others of the record.
  ///
  /// For a text, also validates as many prefixes as its length has binary digits.
  func judge(_ values: RecordValues) -> TrialResult {
    var judgment = TrialResult(summary: summary(of: values, answers))
    guard case .text(let text) = values[path], isHopeless(values) else { return judgment }
    let characters = Array(text)
    // Once more typing can't make a text hold, the same is true of any longer one.
    var low = 0
    var high = characters.count
    while low < high, !Interruption.isRequested {
      let middle = (low + high) / 2
      var shorter = values
      guard (try? shorter.set(.text(String(characters[..<middle])), at: path)) != nil else { break }
      if isHopeless(shorter) { high = middle } else { low = middle + 1 }
    }
    judgment.hopelessLength = high
    return judgment
  }

  /// Whether neither more typing nor any answer of the host can make the value valid.
  private func isHopeless(_ values: RecordValues) -> Bool {
    summary(of: values, HostAnswers()).state == .invalid
  }

  private func summary(of values: RecordValues, _ answers: HostAnswers) -> FieldSummary {
    guard var filled = FilledRecord(values, form: form, of: executable.program) else {
      return FieldSummary(.undecided)
    }
    if let found = filled.finder.value(at: path, in: filled.record),
      filled.record.slots[found.slot].kind == .text
    {
      filled.record.slots[found.slot].flags.insert(.typing)
    }
    var request = EvaluationRequest()
    request.mode = .all
    request.answers = answers
    request.context = context
    return FieldSummary(filled.judge(by: executable, clock: clock, request), at: path)
  }
}

/// The result for one value: now, and after more typing.
struct TrialResult {
  /// Columns of a long text that are shown before the position.
  private static let columnsBefore = 60
  /// Characters that are shown after it.
  private static let charactersAfter = 20

  /// Valid, incomplete, invalid or undecided, and why.
  let summary: FieldSummary
  /// For an invalid text: how many characters are enough to see that.
  var hopelessLength: Int?

  /// The result for people, in lines; the value is nil if it must not be shown.
  func text(_ colors: Colors, value: Value?) -> String {
    var marked: [String] = []
    if case .text(let text) = value { marked = self.marked(text, colors) }
    return summary.lines(colors, value: marked).joined(separator: "\n") + "\n"
  }

  /// The text, with a caret under the position where more is needed, or where it became invalid.
  private func marked(_ text: String, _ colors: Colors) -> [String] {
    let place: Int
    let remark: String
    switch (summary.state, hopelessLength) {
    case (.incomplete, _) where !text.isEmpty:
      place = text.count
      remark = "more is needed here"
    case (.invalid, let length?) where length > 0:
      place = length - 1
      remark = "more typing can't fix this"
    case _:
      return []
    }
    let shown = TrialResult.cut(text.prefix(place).visible)
    let after = VisibleText.of(text.dropFirst(place), limit: TrialResult.charactersAfter)
    let padding = String(repeating: " ", count: DisplayWidth.of(shown))
    let quote = after.hasSuffix("…") ? "" : "\""
    return [
      "  \(shown)\(after)\(quote)", "  \(padding)" + colors.paint("^ \(remark)", as: summary.state),
    ]
  }

  /// The text up to the position with the opening quotation mark, cut from the left.
  private static func cut(_ before: String) -> String {
    guard DisplayWidth.of(before) > columnsBefore else { return "\"" + before }
    var end = ""
    for character in before.reversed() {
      if DisplayWidth.of(end) >= columnsBefore { break }
      end.insert(character, at: end.startIndex)
    }
    return "…" + end
  }
}
