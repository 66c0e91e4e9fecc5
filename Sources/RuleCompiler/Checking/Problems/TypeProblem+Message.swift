import RuleSyntax

extension TypeProblem {
  var code: String {
    switch self {
    case .missingArgument: "E0401"
    case .tooManyArguments: "E0402"
    case .argumentTwice: "E0403"
    case .positionalAfterNamed: "E0404"
    case .wrongType: "E0405"
    case .wrongSubject: "E0406"
    case .wholeFormRule: "E0407"
    case .valueRuleOfForm: "E0408"
    case .notComparable: "E0409"
    case .choiceWithoutOptions: "E0410"
    case .optionsOfNoChoice: "E0411"
    case .misplacedStatement: "E0412"
    case .statementTwice: "E0413"
    case .externalRuleHere: "E0414"
    case .malformedLiteral: "E0415"
    case .notACount: "E0416"
    case .tooManyDigits: "E0417"
    case .notPositive: "E0418"
    case .noOtherField: "E0419"
    case .offsetOfNoDate: "E0420"
    case .dateMovedByPartOfDay: "E0421"
    case .noOrder: "E0422"
    case .noSubjectLeft: "E0423"
    case .defaultNotConstant: "E0424"
    case .missingClause: "E0425"
    case .clauseTwice: "E0426"
    case .parameterOfTwoTypes: "E0427"
    case .rangeNotHere: "E0428"
    case .missingUpperBound: "E0429"
    case .examplesNeedArguments: "E0430"
    case .examplesWithoutParameters: "E0431"
    case .keyTwice: "E0432"
    case .whichForm: "E0433"
    case .settingTwice: "E0434"
    case .settingOutOfRange: "E0435"
    case .itemsWithoutFields: "E0436"
    case .outsideCalendar: "E0437"
    }
  }

  var message: String {
    switch self {
    case .missingArgument(let name, let rule):
      "'\(VisibleText.of(rule))' needs an argument for '\(VisibleText.of(name))'"
    case .tooManyArguments(let rule, 0): "'\(VisibleText.of(rule))' takes no arguments"
    case .tooManyArguments(let rule, 1): "'\(VisibleText.of(rule))' takes one argument"
    case .tooManyArguments(let rule, let most):
      "'\(VisibleText.of(rule))' takes \(most) arguments at most"
    case .argumentTwice(let name): "there are two arguments for '\(VisibleText.of(name))'"
    case .positionalAfterNamed: "an argument without a name after one with a name"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .wrongSubject(let rule, let judges, let subject):
      "'\(VisibleText.of(rule))' judges \(judges), and this is \(subject)"
    case .wholeFormRule(let rule): "'\(VisibleText.of(rule))' judges a whole form, not a value"
    case .valueRuleOfForm(let rule):
      "'\(VisibleText.of(rule))' judges a value, and no field is named here"
    case .notComparable(let left, let right): "\(left) cannot be compared with \(right)"
    case .choiceWithoutOptions(let name): "the choice '\(VisibleText.of(name))' has no options"
    case .optionsOfNoChoice(let type): "only a choice has options, and this is \(type)"
    case .misplacedStatement(let statement, let place):
      "'\(statement)' does not belong in \(place.rawValue)"
    case .statementTwice(let statement): "a field has one '\(statement)' only"
    case .externalRuleHere(let rule, let place):
      "an external rule cannot be asked in \(place): '\(VisibleText.of(rule))'"
    case .malformedLiteral(let text, let expected): "'\(VisibleText.of(text))' is not \(expected)"
    case .notACount(let text): "\(VisibleText.of(text)) is not a whole number from 0"
    case .tooManyDigits: "a number has 38 digits at most"
    case .notPositive(let text): "\(VisibleText.of(text)) is not greater than 0"
    case .noOtherField:
      "'{other}' is the name of a field that the check compares with; there is none"
    case .offsetOfNoDate(let found): "a duration moves a date or time, not \(found)"
    case .dateMovedByPartOfDay(let duration): "a date moves by whole days, not by \(duration)"
    case .outsideCalendar(let duration): "no date is \(duration) away from this"
    case .noOrder(let comparison, let found):
      "'\(comparison)' needs values with an order, not \(found)"
    case .noSubjectLeft(let rule):
      "no value can be judged by '\(VisibleText.of(rule))' and the checks before it"
    case .defaultNotConstant: "a default is a constant, not a parameter or field"
    case .missingClause(let clause): "a test needs '\(clause)'"
    case .clauseTwice(let clause): "a test has one '\(clause)' only"
    case .parameterOfTwoTypes(let name, let first, let second):
      "'\(VisibleText.of(name))' is used as \(second) here and as \(first) before"
    case .rangeNotHere: "a range does not belong here"
    case .missingUpperBound: "'between' needs two bounds, or a range"
    case .examplesNeedArguments(let rule):
      "examples of '\(VisibleText.of(rule))' must say its arguments"
    case .examplesWithoutParameters: "a field has no parameters"
    case .keyTwice(let key): "'\(VisibleText.of(key))' is given twice"
    case .whichForm(0): "a test needs a form, and the file has none"
    case .whichForm(let count):
      "the file has \(count) forms, and the test does not say which it is for"
    case .settingTwice(let setting): "'\(setting)' is set twice"
    case .settingOutOfRange(let setting, let allowed): "'\(setting)' must be \(allowed)"
    case .itemsWithoutFields(let list?): "this names a field of the items, but this is \(list)"
    case .itemsWithoutFields(nil):
      "this names a field of the items, but a rule doesn't know which fields they have"
    }
  }

  /// Every code, with the title of its page.
  static let all: [ProblemDescription] = [
    ProblemDescription("E0401", "missing argument"),
    ProblemDescription("E0402", "too many arguments"),
    ProblemDescription("E0403", "argument given twice"),
    ProblemDescription("E0404", "positional argument after a named one"),
    ProblemDescription("E0405", "argument of the wrong type"),
    ProblemDescription("E0406", "rule that does not judge such values"),
    ProblemDescription("E0407", "rule of the whole form"),
    ProblemDescription("E0408", "rule of a value used for a form"),
    ProblemDescription("E0409", "values that cannot be compared"),
    ProblemDescription("E0410", "choice without options"),
    ProblemDescription("E0411", "options of what is no choice"),
    ProblemDescription("E0412", "misplaced statement"),
    ProblemDescription("E0413", "statement given twice"),
    ProblemDescription("E0414", "external rule where none can be asked"),
    ProblemDescription("E0415", "malformed value"),
    ProblemDescription("E0416", "not a count"),
    ProblemDescription("E0417", "too many digits"),
    ProblemDescription("E0418", "not positive"),
    ProblemDescription("E0419", "no other field"),
    ProblemDescription("E0420", "duration added to what is no date"),
    ProblemDescription("E0421", "date moved by a part of a day"),
    ProblemDescription("E0422", "values without an order"),
    ProblemDescription("E0423", "rule that judges nothing"),
    ProblemDescription("E0424", "default that is not constant"),
    ProblemDescription("E0425", "missing clause of a test"),
    ProblemDescription("E0426", "clause given twice"),
    ProblemDescription("E0427", "parameter of two types"),
    ProblemDescription("E0428", "misplaced range"),
    ProblemDescription("E0429", "missing upper bound"),
    ProblemDescription("E0430", "examples without arguments"),
    ProblemDescription("E0431", "examples with arguments in a field"),
    ProblemDescription("E0432", "key given twice"),
    ProblemDescription("E0433", "test without a form"),
    ProblemDescription("E0434", "setting given twice"),
    ProblemDescription("E0435", "setting out of range"),
    ProblemDescription("E0436", "field of items that have none"),
    ProblemDescription("E0437", "date outside the calendar"),
  ]
}
