import FormRules
import RuleEngine
import RuleSyntax

/// Forms that are filled in.
enum SessionFuzzing {
  private static let clock = FormClock.fixed(Instant(secondsSinceEpoch: 1_700_000_000))

  /// A rule file, and a script of what is done to the fields of its first form.
  static func fill(_ input: [UInt8]) throws(FuzzFault) {
    var input = FuzzInput(input)
    guard let rules = try? RuleFile(SourceText(name: "0", bytes: input.part())),
      let form = rules.forms.first,
      let session = try? form.sessionAnsweredByHand(clock: clock, isCancelled: { false })
    else { return }
    for _ in 0..<64 where !input.isAtEnd {
      let fields = fields(of: session)
      guard !fields.isEmpty else { return }
      try change(fields[input.number(below: fields.count)], by: &input)
      for violation in session.violations + session.warnings { _ = violation.message }
      _ = (session.verdict, session.canSubmit, session.firstInvalidField?.path)
    }
    for field in fields(of: session) { _ = (field.text, field.state, field.violations) }
  }

  /// The first fields, those in forms and rows among them.
  private static func fields(of session: FormSession) -> [FormField] {
    var found: [FormField] = []
    var waiting = Array(session.fields.reversed())
    while let field = waiting.popLast(), found.count < 40 {
      found.append(field)
      waiting += field.fields.reversed()
      for row in field.rows.prefix(4).reversed() { waiting += row.fields.reversed() }
    }
    return found
  }

  private static func change(_ field: FormField, by input: inout FuzzInput) throws(FuzzFault) {
    do {
      switch input.number(below: 16) {
      case 0: field.focus()
      case 1: field.leave()
      case 2: try field.clear()
      case 3: try field.reset()
      case 4: try field.set(.text(input.shortText()))
      case 5: try field.set(.number(Number(input.byte() - 128)))
      case 6: try field.set(.boolean(input.byte() & 1 == 0))
      case 7 where field.rows.count < 8: _ = try field.append()
      case 8: try field.remove(at: input.byte() - 1)
      case 9: try field.move(from: input.byte() - 1, to: input.byte() - 1)
      case 10: try field.set(.text(input.shortText()), forKey: input.shortText())
      case 11: try field.renameEntry(input.shortText(), to: input.shortText())
      case 12: _ = try field.edit(to: input.shortText())
      case 13: _ = field.acceptsTyping(of: input.shortText())
      case _:
        let shown = field.text
        let outcome = try field.edit(input.range(in: shown.count), input.shortText())
        try check(outcome, of: field)
      }
    } catch let error as FuzzFault {
      throw error
    } catch {
      // What a field does not take is refused.
    }
  }

  private static func check(_ outcome: EditOutcome, of field: FormField) throws(FuzzFault) {
    try FuzzFault.check(
      outcome.shown == field.text && (0...outcome.shown.count).contains(outcome.caret),
      "the outcome \(outcome) is not what \(field.path) shows: '\(field.text)'"
    )
  }
}
