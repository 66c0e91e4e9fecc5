import RuleSyntax

/// What can be wrong with arguments, types, and where statements stand.
enum TypeProblem: Problem {
  /// `min_length`
  case missingArgument(String, rule: String)
  /// `required(1)`
  case tooManyArguments(rule: String, most: Int)
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
  case misplacedStatement(String, NotIn)
  /// Two `filter` statements in one field.
  case statementTwice(String)
  /// `when name is username_available { … }`
  case externalRuleHere(String, in: String)
  /// `field birthday: date { after("2026-02-30") }`
  case malformedLiteral(String, expected: String)
  /// `min_length(-1)`, `min_length(1.5)`
  case notACount(String)
  /// A number with more than 38 digits.
  case tooManyDigits
  /// `multiple_of(0)`
  case notPositive(String)
  /// `required "{other} is missing"`
  case noOtherField
  /// `after("noon" + 30min)`
  case offsetOfNoDate(found: String)
  /// `after(today + 30min)`
  case dateMovedByPartOfDay(String)
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
  /// Two `expect` clauses in one test.
  case clauseTwice(String)
  /// `rule r(p) { min_length(p); starts_with(p) }`
  case parameterOfTwoTypes(String, String, String)
  /// `min_length(1...3)`, `between(1...3, 5)`
  case rangeNotHere
  /// `between(1)`
  case missingUpperBound
  /// `accepts` in a rule whose parameters have no defaults.
  case examplesNeedArguments(String)
  /// `field email { accepts(country: "GB") "…" }`
  case examplesWithoutParameters
  /// `given { name: "a", name: "b" }`
  case keyTwice(String)
  /// `test "…" { … }` in a file with two forms.
  case whichForm(Int)
  /// A setting such as `timeout` given twice.
  case settingTwice(String)
  /// `retry 1000`, `timeout 0s`
  case settingOutOfRange(String, allowed: String)
  /// `field tags: list of text { unique(name) }`; nil in a rule, which judges lists of any items.
  case itemsWithoutFields(String?)
}

/// Where a statement stands that does not belong there.
enum NotIn: String, Sendable, Hashable {
  case rule = "a rule"
  case each = "'each'"
  case member = "'member'"
  case when = "'when'"
  case moment = "'on'"
}
