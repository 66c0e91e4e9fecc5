import RuleSyntax

// Names of months and days of the week, which are numbers here: `weekday(a) == "Monday"`.

extension Checker {
  private static let calendarNames = [
    "weekday": [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ],
    "month": [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ],
  ]

  /// Reports names that the result of `weekday` or `month` is compared with; whether there are any.
  mutating func reportCalendarNames(_ operands: [OperandTree], of function: OperandTree) -> Bool {
    guard case .function(let call) = function, let names = Checker.calendarNames[call.name.text],
      let first = operands.first, let last = operands.last
    else { return false }
    let numbers = operands.compactMap { operand -> String? in
      guard case .string(let literal) = operand else { return nil }
      let word = literal.value.lowercased()
      // `Mon` and `Jan` are clear, too.
      return names.firstIndex { $0 == word || word.count == 3 && $0.hasPrefix(word) }
        .map { String($0 + 1) }
    }
    guard numbers.count == operands.count else { return false }
    let place = first.range.union(last.range)
    report(
      TypeProblem.wrongType(expected: "an integer", found: "a text"),
      at: place,
      notes: [
        call.name.text == "weekday"
          ? "the days of the week are numbers, from 1 for Monday to 7 for Sunday"
          : "the months are numbers, from 1 to 12"
      ],
      fixes: [.meant(numbers.joined(separator: ", "), at: place)]
    )
    return true
  }
}
