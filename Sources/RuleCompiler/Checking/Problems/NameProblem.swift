import RuleSyntax

/// What can be wrong with the names of a rule file.
enum NameProblem: Problem {
  /// `rules 2`
  case unsupportedVersion(String)
  /// Two rules of one name, or `form email { … }`.
  case nameTaken(String, by: NameOwner)
  /// `min_lenght(3)`
  case unknownRule(String)
  /// `equal(pasword)` in a form
  case unknownField(String)
  /// `min_length(lenght)` in a rule
  case unknownParameter(String)
  /// `field age: int`
  case unknownType(String)
  /// `test "…" for registraton { … }`
  case unknownForm(String)
  /// `contry is email` where a field must stand and a rule does, or the other way round.
  case wrongSort(String, is: NameSort, expected: NameSort)
  /// `strong_password(lenght: 10)`
  case unknownLabel(String, rule: String)
  /// `required "{lable} is missing"`
  case unknownPlaceholder(String)
  /// `normalize trimm`
  case unknownNormalization(String)
  /// `country == "XX"` where the choice has no such option.
  case unknownOption(String)
  /// `equal(addresses.country)` where `addresses` is a list.
  case pathThroughList(String)
  /// `equal(addresses[0].country)`
  case pathWithIndex(String)
  /// `expect invalid { name[0]: email }` where `name` is a text.
  case indexOfNoList(String)
  /// `equal(name.first)` where `name` is a text.
  case pathIntoValue(String)
  /// `equal(card)` where `card` is a group.
  case groupAsValue(String)
  /// `rule a { b }` and `rule b { a }`
  case ruleCallsItself(String)
  /// `form a { field inner: a }`
  case formContainsItself(String)
  /// `when a is filled { field a }`
  case conditionDependsOnItself
  /// `field password { equal(password) }`
  case checkReadsOwnField(String)
  /// `equal_next` in the last field.
  case noNeighbour(rule: String, NeighbourObstacle)
  /// `@icon("a") @icon("b")`
  case annotationTwice(String)
  /// `@secret("yes")`
  case secretWithArguments
  /// `form login @secret { … }`
  case secretMisplaced(on: String)
  /// `max_length(5, in: chars)`
  case unknownUnit(String)
  /// `rule r(a: file) { … }`
  case unknownParameterType(String)
  /// `answer user_name_free: accepted` without such an external rule.
  case unknownExternal(String)
}

/// Who has a name already.
enum NameOwner: Sendable, Hashable {
  case declaration(NameSort)
  case imported(NameSort, from: String)
  case builtInRule, standardRule, builtInType
}

/// What a name can be the name of.
enum NameSort: String, Sendable, Hashable {
  case rule = "a rule"
  case external = "an external rule"
  case form = "a form"
  case field = "a field"
  case group = "a group"
  case parameter = "a parameter"
  case type = "a type"
  case option = "an option"
  case normalization = "a step of 'normalize'"
}

/// Why a positional rule has no neighbour.
enum NeighbourObstacle: Sendable, Hashable {
  case isFirst, isLast, isGroup, isCondition
  /// In a rule, in a condition, or within `each`.
  case noPosition
}
