import RuleEngine
import RuleSyntax

// Functions that there are only in other languages.

extension Checker {
  /// Reports an unknown function, with what to write in its place where that can be said.
  mutating func reportUnknownFunction(_ call: Call) {
    let lists = AggregateTree.Function.allCases.map(\.rawValue)
    let names = Set(LanguageNames.functions.map(\.name) + lists).sorted()
    let problem = NameProblem.unknownFunction(call.name.text)
    let meantList = call.name.text.lowercased()
    if lists.contains(meantList), let argument = call.arguments?.first,
      call.arguments?.count == 1,
      case .path(let path) = argument.value, path.components.count > 1,
      case .name(let last)? = path.components.last, last.range.start > path.range.start
    {
      // `SUM(lines.price)`
      let place = SourceRange(start: path.range.start, end: last.range.start - 1)
      let written = "\(meantList)(\(last.written) of \(unit.source.text(in: place)))"
      let text = "write '\(VisibleText.of(written))'"
      report(
        problem,
        at: call.name.range,
        fixes: [.init(text, replace: call.range, by: written)]
      )
      return
    }
    if meantList == "sum", let terms = call.arguments, terms.count > 1 {
      // `SUM(a, b)`
      let written = terms.map { unit.source.written($0) }.joined(separator: " + ")
      report(problem, at: call.name.range, fixes: [.meant("(\(written))", at: call.range)])
      return
    }
    if meantList == "datedif", let written = difference(call.arguments ?? []) {
      return report(problem, at: call.name.range, fixes: [.meant(written, at: call.range)])
    }
    if let meant = ComputedFunction.foreign[meantList] {
      report(problem, at: call.name.range, fixes: [.didYouMean(meant, at: call.name.range)])
      return
    }
    let isLiteral = call.arguments?.allSatisfy(\.value.isLiteral) ?? true
    if let advice = ComputedFunction.advice(on: meantList, ofLiterals: isLiteral) {
      report(problem, at: call.name.range, notes: [advice])
      return
    }
    reportUnknown(
      problem,
      call.name,
      notes: ["the functions are \(names.joined(separator: ", "))"]
    ) { _ in names }
  }

  /// What `DATEDIF(birthday, TODAY(), "Y")` means; nil for other units.
  private func difference(_ arguments: [Argument]) -> String? {
    guard arguments.count == 3, case .string(let unit) = arguments[2].value,
      let function = ["y": "years", "m": "months", "d": "days"][unit.value.lowercased()]
    else { return nil }
    let source = self.unit.source
    let (first, second) = (source.written(arguments[0]), source.written(arguments[1]))
    let isToday = ["today", "today()"].contains(second.lowercased())
    if isToday, function == "years" { return "age(\(first))" }
    return "\(function)(\(first), \(isToday ? "today" : second))"
  }
}

extension ComputedFunction {
  /// What to do instead of calling a function of another language; nil for other names.
  static func advice(on function: String, ofLiterals isLiteral: Bool) -> String? {
    if let advice = advice[function] { return advice }
    return RuleSynonyms.step(meantBy: function).map { step in
      "a value is changed by 'normalize \(step.rawValue)' in the block of its field"
    }
  }

  private static let advice = [
    "trunc": "'floor(x)' rounds down, 'ceiling(x)' up",
    "left": partNote, "right": partNote, "mid": partNote, "substr": partNote,
    "substring": partNote, "slice": partNote, "concat": joiningNote, "concatenate": joiningNote,
    "join": joiningNote,
    "textjoin": joiningNote, "format": joiningNote, "sprintf": joiningNote,
    "datetime": quotesNote, "parsedate": quotesNote, "todate": quotesNote,
    "second": secondsNote, "seconds": secondsNote,
    "pow": computingNote, "power": computingNote, "sqrt": computingNote,
    "mod": remainderNote, "modulo": remainderNote, "remainder": remainderNote,
  ]

  private static let partNote =
    "parts of a text are tested by 'starts_with', 'ends_with' and 'contains', "
    + "as in 'code is starts_with(\"GB\")'"
  private static let joiningNote =
    "texts can't be joined: leave that to the program that shows them"
  private static let quotesNote =
    "a date or time is a text in quotes, such as \"2026-01-31\" or \"18:30\""
  private static let secondsNote = "times are compared as they are, as in 'b <= a + 30s'"
  private static let remainderNote =
    "'x is multiple_of(2)' tests for a multiple; the remainder of x / y is 'x - y * floor(x / y)'"
  private static let computingNote = "values are computed with '+', '-', '*' and '/'"

  /// What other languages call these functions.
  static let foreign = [
    "len": "length", "strlen": "length", "size": "count", "coalesce": "first_filled",
    "ifnull": "first_filled", "nvl": "first_filled", "datediff": "days", "least": "min",
    "greatest": "max",
    "counta": "count_filled",
    "day_of_week": "weekday", "dayofweek": "weekday", "dayofmonth": "day", "ceil": "ceiling",
    "datepart": "date", "timepart": "time", "round_down": "floor", "rounddown": "floor",
    "round_up": "ceiling", "roundup": "ceiling",
  ]
}
