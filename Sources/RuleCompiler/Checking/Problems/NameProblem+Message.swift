import RuleSyntax

extension NameProblem {
  var code: String {
    switch self {
    case .unsupportedVersion: "E0301"
    case .nameTaken: "E0302"
    case .unknownRule: "E0303"
    case .unknownField: "E0304"
    case .unknownParameter: "E0305"
    case .unknownType: "E0306"
    case .unknownForm: "E0307"
    case .wrongSort: "E0308"
    case .unknownLabel: "E0309"
    case .unknownPlaceholder: "E0310"
    case .unknownNormalization: "E0311"
    case .unknownOption: "E0312"
    case .pathThroughList: "E0313"
    case .pathWithIndex, .indexOfNoList: "E0314"
    case .pathIntoValue: "E0315"
    case .groupAsValue: "E0316"
    case .ruleCallsItself: "E0317"
    case .formContainsItself: "E0318"
    case .conditionDependsOnItself: "E0319"
    case .checkReadsOwnField: "E0320"
    case .noNeighbour: "E0321"
    case .annotationTwice: "E0322"
    case .secretWithArguments: "E0323"
    case .secretMisplaced: "E0324"
    case .unknownUnit: "E0325"
    case .unknownParameterType: "E0326"
    case .unknownExternal: "E0327"
    }
  }

  var message: String {
    switch self {
    case .unsupportedVersion(let number):
      "version \(VisibleText.of(number)) of the rule language is not known"
    case .nameTaken(let name, let owner):
      "the name '\(VisibleText.of(name))' is taken by \(owner.words)"
    case .unknownRule(let name): "unknown rule '\(VisibleText.of(name))'"
    case .unknownField(let name): "unknown field '\(VisibleText.of(name))'"
    case .unknownParameter(let name): "unknown parameter '\(VisibleText.of(name))'"
    case .unknownType(let name): "unknown type '\(VisibleText.of(name))'"
    case .unknownForm(let name): "unknown form '\(VisibleText.of(name))'"
    case .wrongSort(let name, let sort, let expected):
      "'\(VisibleText.of(name))' is \(sort.rawValue), not \(expected.rawValue)"
    case .unknownLabel(let label, let rule):
      "'\(VisibleText.of(rule))' has no parameter '\(VisibleText.of(label))'"
    case .unknownPlaceholder(let name): "unknown placeholder '{\(VisibleText.of(name))}'"
    case .unknownNormalization(let name): "unknown step '\(VisibleText.of(name))' of 'normalize'"
    case .unknownOption(let value): "no option '\(VisibleText.of(value))'"
    case .pathThroughList(let name):
      "'\(VisibleText.of(name))' is a list, and a path cannot lead into its items"
    case .pathWithIndex(let name):
      "the items of '\(VisibleText.of(name))' cannot be named one by one"
    case .indexOfNoList(let name): "'\(VisibleText.of(name))' is not a list"
    case .pathIntoValue(let name): "'\(VisibleText.of(name))' has no fields"
    case .groupAsValue(let name): "'\(VisibleText.of(name))' is a group and has no value of its own"
    case .ruleCallsItself(let name): "the rule '\(VisibleText.of(name))' calls itself"
    case .formContainsItself(let name): "the form '\(VisibleText.of(name))' contains itself"
    case .conditionDependsOnItself: "whether this applies depends on itself"
    case .checkReadsOwnField(let name):
      "a check of '\(VisibleText.of(name))' compares the field with itself"
    case .noNeighbour(let rule, let obstacle):
      "'\(VisibleText.of(rule))' \(obstacle.words(for: rule))"
    case .annotationTwice(let name): "'@\(VisibleText.of(name))' is given twice"
    case .secretWithArguments: "'@secret' takes no arguments"
    case .secretMisplaced(let owner): "'@secret' belongs on a field, not on \(owner)"
    case .unknownUnit(let name): "unknown unit '\(VisibleText.of(name))'"
    case .unknownParameterType(let name):
      "'\(VisibleText.of(name))' is no type that a parameter can have"
    case .unknownExternal(let name): "unknown external rule '\(VisibleText.of(name))'"
    }
  }

  /// Every code, with the title of its page.
  static let all: [ProblemDescription] = [
    ProblemDescription("E0301", "unsupported version"),
    ProblemDescription("E0302", "name taken"),
    ProblemDescription("E0303", "unknown rule"),
    ProblemDescription("E0304", "unknown field"),
    ProblemDescription("E0305", "unknown parameter"),
    ProblemDescription("E0306", "unknown type"),
    ProblemDescription("E0307", "unknown form"),
    ProblemDescription("E0308", "name of another sort"),
    ProblemDescription("E0309", "unknown label"),
    ProblemDescription("E0310", "unknown placeholder"),
    ProblemDescription("E0311", "unknown normalizing step"),
    ProblemDescription("E0312", "unknown option"),
    ProblemDescription("E0313", "path through a list"),
    ProblemDescription("E0314", "path with an index"),
    ProblemDescription("E0315", "path into a value without fields"),
    ProblemDescription("E0316", "group used as a value"),
    ProblemDescription("E0317", "rule that calls itself"),
    ProblemDescription("E0318", "form that contains itself"),
    ProblemDescription("E0319", "condition that depends on itself"),
    ProblemDescription("E0320", "check that reads its own field"),
    ProblemDescription("E0321", "no neighbour"),
    ProblemDescription("E0322", "annotation given twice"),
    ProblemDescription("E0323", "secret with arguments"),
    ProblemDescription("E0324", "secret in the wrong place"),
    ProblemDescription("E0325", "unknown unit"),
    ProblemDescription("E0326", "unknown parameter type"),
    ProblemDescription("E0327", "unknown external rule"),
  ]
}

extension NameOwner {
  fileprivate var words: String {
    switch self {
    case .declaration(let sort): "\(sort.rawValue) above"
    case .imported(let sort, let file): "\(sort.rawValue) of '\(file)'"
    case .builtInRule: "a built-in rule"
    case .standardRule: "a standard rule"
    case .builtInType: "a type"
    }
  }
}

extension NeighbourObstacle {
  fileprivate func words(for rule: String) -> String {
    let side = rule == "equal_next" ? "after" : "before"
    return switch self {
    case .isFirst, .isLast: "needs a field \(side) this one in the same form or group"
    case .isGroup: "needs a field \(side) this one, and a group comes there"
    case .isCondition: "needs a field \(side) this one, and a 'when' comes between"
    case .noPosition: "belongs in a field, for only a field has neighbours"
    }
  }
}
