import RuleEngine
import RuleSyntax

/// Problems with arguments, types and misplaced statements.
enum TypeProblem: Problem {
  /// `min_length`
  case missingArgument(String, rule: String)
  /// `required(1)`
  case tooManyArguments(rule: String, most: Int)
  /// `regex(/[0-9]+/, "-")`
  case unnamedSetting(String)
  /// `min_length(3, min: 4)`
  case argumentTwice(String)
  /// `length_between(min: 3, 5)`
  case positionalAfterNamed
  /// `min_length("3")`
  case wrongType(expected: String, found: String)
  /// `field age: integer { min_length(2) }`
  case wrongSubject(rule: String, judges: String, subject: String)
  /// `field a { any_filled(b, c) }`
  case wholeFormRule(String)
  /// `form f { required }`
  case valueRuleOfForm(String)
  /// `field a: date { equal(b) }` where `b` is a text.
  case notComparable(String, String)
  /// `field country: choice`
  case choiceWithoutOptions(String)
  /// `field name { option "a" }`
  case optionsOfNoChoice(String)
  /// `rule r { mask "[00]" }`
  case misplacedStatement(String, in: String)
  /// `field a { filter chars("0-9"); filter chars("a-z") }`
  case statementTwice(String)
  /// `when name is username_available { … }`
  case externalRuleHere(String, in: String)
  /// `field birthday: date { after("2026-02-30") }`
  case malformedLiteral(String, expected: String)
  /// `min_length(-1)`, `min_length(1.5)`
  case notACount(String)
  /// `max_value(123…)` with more than 38 digits.
  case tooManyDigits
  /// `multiple_of(0)`
  case notPositive(String)
  /// `required "{other} is missing"`
  case noOtherField
  /// `after("noon" + 30min)`
  case offsetOfNoDate(found: String)
  /// `after(today + 30min)`
  case dateMovedByPartOfDay(String)
  /// `field expires: month { before(start + 3d) }`: a month can't move by days
  case monthMovedByDuration(String)
  /// `after("2026-01-31" + 9999999d)`
  case outsideCalendar(String)
  /// `when accepted < true { … }`
  case noOrder(String, found: String)
  /// `rule r { min_length(3); size(2) }`
  case noSubjectLeft(String)
  /// `rule r(a, b = a) { … }`
  case defaultNotConstant
  /// `test "t" { given { } }`
  case missingClause(String)
  /// `test "t" { expect valid; expect valid }`
  case clauseTwice(String)
  /// `rule r(p) { min_length(p); starts_with(p) }`
  case parameterOfTwoTypes(String, String, String)
  /// `min_length(1...3)`, `between(1...3, 5)`
  case rangeNotHere
  /// `between(1)`
  case missingUpperBound
  /// `rule r(n) { accepts "a" … }`: a parameter without a default needs an argument.
  case examplesNeedArguments(String)
  /// `field email { accepts(country: "GB") "…" }`
  case examplesWithoutParameters
  /// `given { name: "a", name: "b" }`
  case keyTwice(String)
  /// `test "…" { … }` in a file with two forms.
  case whichForm(Int)
  /// `external rule e { timeout 1s; timeout 2s }`
  case settingTwice(String)
  /// `retry 1000`, `timeout 0s`
  case settingOutOfRange(String, allowed: String)
  /// `max_value("a" * 2)`: a wrong operand of an operator or function.
  case wrongInput(of: String, [FieldType], found: String)
  /// `after(today + 3)`
  case movedByNumber(String)
  /// `after(opening + 3mo)` of a time
  case timeMovedByMonths(String)
  /// `max_value(total / 0)`
  case divisionByZero
  /// `sum(amount of total)`, where `total` is not a list
  case noList(String, found: String)
  /// `sum(amount of lines)` in a rule
  case aggregateOutsideForm(String)
  /// `field lines: list of line = …`, `let a = 5MB`
  case notComputed(String)
  /// `field total: number = net { normalize trim }`
  case typedIntoComputed(String)
  /// `max(name of people)`
  case noExtreme(of: String, found: String)
  /// `field tags: list of text { unique(name) }`; nil in a rule, where the item type is unknown.
  case itemsWithoutFields(String?)
  /// `unique(name, lines.code)`: the fields belong to different items.
  case fieldsOfOtherItems(String)
  /// `field name: text(20)`
  case argumentsOfType(String)
  /// `form f(home: address) { … }`
  case parameterOfForm(String)
  /// `field p: passenger(previous.back)`
  case previousAsArgument
  /// `field count: integer { equal(other, ignoring_case: true) }`
  case caseOfNoText(found: String)
}

extension TypeProblem {
  var wording: (code: String, message: String) {
    switch self {
    case .missingArgument(let name, let rule):
      ("E0401", "\(quoted: rule) needs an argument for \(quoted: name)")
    case .tooManyArguments(let rule, 0): ("E0402", "\(quoted: rule) takes no arguments")
    case .tooManyArguments(let rule, 1): ("E0402", "\(quoted: rule) takes one argument")
    case .tooManyArguments(let rule, let most):
      ("E0402", "\(quoted: rule) takes at most \(most) arguments")
    case .unnamedSetting(let name): ("E0402", "\(quoted: name) is passed by name only")
    case .argumentTwice(let name): ("E0403", "there are two arguments for \(quoted: name)")
    case .positionalAfterNamed: ("E0404", "an argument without a name can't follow one with a name")
    case .wrongType(let expected, let found): ("E0405", "expected \(expected), found \(found)")
    case .wrongSubject(let rule, let judges, let subject):
      ("E0406", "\(quoted: rule) applies to \(judges), but this is \(subject)")
    case .wholeFormRule(let rule):
      ("E0407", "\(quoted: rule) applies to a whole form, not to a value")
    case .valueRuleOfForm(let rule):
      ("E0408", "\(quoted: rule) applies to a value, but no field is named here")
    case .notComparable(let left, let right): ("E0409", "\(left) cannot be compared with \(right)")
    case .choiceWithoutOptions(let name): ("E0410", "the choice \(quoted: name) has no options")
    case .optionsOfNoChoice(let type): ("E0411", "only a choice has options, but this is \(type)")
    case .misplacedStatement(let statement, let place):
      ("E0412", "'\(statement)' does not belong in \(place)")
    case .statementTwice(let statement): ("E0413", "a field can have only one '\(statement)'")
    case .externalRuleHere(let rule, let place):
      ("E0414", "an external rule cannot be asked in \(place): \(quoted: rule)")
    case .malformedLiteral(let text, let expected): ("E0415", "\(quoted: text) is not \(expected)")
    case .notACount(let text):
      ("E0416", "expected a whole number of at least 0, found \(VisibleText.of(text))")
    case .tooManyDigits: ("E0417", "a number can have at most 38 digits")
    case .notPositive(let text):
      ("E0418", "expected a number greater than 0, found \(VisibleText.of(text))")
    case .noOtherField:
      (
        "E0419",
        "'{other}' is the label of the field that a check compares with, but this check has none"
      )
    case .offsetOfNoDate(let found):
      ("E0420", "a duration can be added to a date or time, not to \(found)")
    case .monthMovedByDuration(let duration):
      ("E0480", "only months and years can be added to or subtracted from a month, not \(duration)")
    case .dateMovedByPartOfDay(let duration):
      ("E0421", "only whole days can be added to or subtracted from a date, not \(duration)")
    case .outsideCalendar(let duration):
      ("E0437", "moved by \(duration), this is outside the calendar")
    case .noOrder(let comparison, let found):
      ("E0422", "'\(comparison)' needs values with an order, not \(found)")
    case .noSubjectLeft(let rule):
      ("E0423", "no type of value works with both \(quoted: rule) and the checks before it")
    case .defaultNotConstant: ("E0424", "a default must be a constant, not a parameter or field")
    case .missingClause(let clause): ("E0425", "a test needs '\(clause)'")
    case .clauseTwice(let clause): ("E0426", "a test can have only one '\(clause)'")
    case .parameterOfTwoTypes(let name, let first, let second):
      ("E0427", "\(quoted: name) is used as \(second) here and as \(first) before")
    case .rangeNotHere: ("E0428", "a range does not belong here")
    case .missingUpperBound: ("E0429", "'between' needs two bounds, or a range")
    case .examplesNeedArguments(let rule):
      ("E0430", "examples of \(quoted: rule) must give its arguments")
    case .examplesWithoutParameters: ("E0431", "a field has no parameters")
    case .keyTwice(let key): ("E0432", "\(quoted: key) is given twice")
    case .whichForm(0): ("E0433", "a test needs a form, and the file has none")
    case .whichForm(let count):
      ("E0433", "the file has \(count) forms, and the test does not say which it is for")
    case .settingTwice(let setting): ("E0434", "'\(setting)' is set twice")
    case .settingOutOfRange(let setting, let allowed): ("E0435", "'\(setting)' must be \(allowed)")
    case .wrongInput(let name, let types, let found):
      ("E0451", "'\(name)' takes \(types.inputWords), not \(found)")
    case .noList(let function, let found):
      ("E0455", "'\(function)' takes a list or map, not \(found)")
    case .aggregateOutsideForm(let function):
      ("E0456", "'\(function)' needs a list in a form, but no form is in scope here")
    case .notComputed(let found): ("E0458", "\(found) cannot be computed")
    case .typedIntoComputed(let setting):
      ("E0459", "'\(setting)' has no effect: nobody types into a computed field")
    case .noExtreme(let function, let found):
      ("E0457", "'\(function)' takes numbers, dates or times, not \(found)")
    case .movedByNumber(let type):
      ("E0452", "only a duration can be added to \(type)")
    case .timeMovedByMonths(let duration):
      ("E0454", "\(duration) can be added to or subtracted from a date, but not a time of day")
    case .divisionByZero: ("E0453", "this divides by zero")
    case .itemsWithoutFields(let list?):
      ("E0436", "this names a field of the items, but this is \(list)")
    case .itemsWithoutFields(nil):
      ("E0436", "this names a field of the items, but a rule doesn't know which fields they have")
    case .fieldsOfOtherItems(let rule):
      ("E0485", "\(quoted: rule) compares fields of different items")
    case .argumentsOfType(let name):
      ("E0487", "only forms have parameters, but \(quoted: name) is not a form")
    case .parameterOfForm(let name):
      ("E0488", "a form's parameter \(quoted: name) is a value or a list, not a whole form")
    case .previousAsArgument:
      ("E0489", "a value of the previous item can't be passed to a form")
    case .caseOfNoText(let found):
      ("E0486", "'ignoring_case' applies to letters, but this is \(found)")
    }
  }
}

extension [FieldType] {
  /// The types' values in words, as inputs of a computation: `dates or times`.
  var inputWords: String {
    let words = compactMap { type in
      switch type {
      case .integer, .number: "numbers"
      case .text, .choice: "texts"
      case .date, .month: "dates"
      case .time: "times"
      // A date with a time counts as a date where dates are taken, else it is named.
      case .dateTime: contains(.date) ? nil : "dates with a time"
      case .boolean, .file, .form, .list, .map, .any: type.words
      }
    }
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }.listed(with: "or")
  }
}
