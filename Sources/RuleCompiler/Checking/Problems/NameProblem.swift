import RuleSyntax

/// Problems with names in a rule file.
enum NameProblem: Problem {
  /// `rules 2`
  case unsupportedVersion(String)
  /// `rule a { email }; rule a { phone }`, or `form email { … }`
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
  /// `test "t" for email { … }`: an existing name of the wrong sort.
  case wrongSort(String, is: NameSort, expected: NameSort)
  /// `strong_password(lenght: 10)`
  case unknownLabel(String, rule: String)
  /// `required "{lable} is missing"`
  case unknownPlaceholder(String)
  /// `normalize trimm`
  case unknownNormalization(String)
  /// `country == "XX"` where the choice has no such option.
  case unknownOption(String)
  /// `country == "Germany"` with `option "DE" "Germany"`
  case labelOfOption(String)
  /// `equal(addresses.country)` where `addresses` is a list.
  case pathThroughList(String)
  /// `equal(addresses[0].country)`
  case pathWithIndex(String)
  /// `expect invalid { name[0]: email }` where `name` is a text.
  case indexOfNoList(String)
  /// `given { items[0]: 1 }`
  case indexInRecord(String)
  /// `equal(name.first)` where `name` is a text.
  case pathIntoValue(String)
  /// `equal(name["first"])` where `name` is a text.
  case keyOfNoMap(String)
  /// `equal(card)` where `card` is a group.
  case groupAsValue(String)
  /// `rule a { b }` and `rule b { a }`
  case ruleCallsItself(String)
  /// `rule a(n) { member "b" { a(n) } }`: a recursive rule can't have parameters.
  case recursionOf(String, obstacle: String)
  /// `form a { field inner: a }`
  case formContainsItself(String)
  /// `field total: number = total + 1`
  case computedFromItself(String)
  /// `let a = b`, `let b = c` and so on, beyond the limit on depth.
  case bindingsTooDeep(limit: Int)
  /// `when a is filled { field a }`
  case conditionDependsOnItself
  /// `field password { equal(password) }`
  case checkReadsOwnField(String)
  /// `equal_next` in the last field, with what follows it instead.
  ///
  /// Nil if the place has no neighbors: in a rule, in a condition, or within `each`.
  case noNeighbor(rule: String, FormTable.Neighbor?)
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
  /// `max_value(summ(amount))`
  case unknownFunction(String)
  /// `field a: date { after(previous.b) }` in a form that no list holds
  case previousOutsideItem
  /// `after(previous)` in a form
  case previousWithoutField
  /// `sum(price of previous.lines)`
  case listOfPrevious(function: String)
  /// `max_value(previous.total)` where `total` is a `let` binding
  case bindingElsewhere(String)
  /// `answer user_name_free: accepted` without such an external rule.
  case unknownExternal(String)
  /// `group card { context rate: number }`
  case contextMisplaced(String)
  /// `given { stored: {} }` where `stored` is a context.
  case contextInRecord(String)
  /// `field lines: list of line` where `line` has a context that the enclosing form lacks.
  case contextNotPassed(String, of: String, words: String, own: String?)
  /// `context rate: number { required }`
  case contextJudged(String)
  /// `context { rol: "admin" }` in a test
  case unknownContext(String)
  /// `group card { step payment { … } }`
  case stepMisplaced(String)
  /// `step a { … }; step a { … }`
  case stepTwice(String)
  /// `field lines: list of line` where `line` has steps.
  case stepOfNestedForm(String)
  /// `step paymnt` in a test
  case unknownStep(String)
}

/// The owner of a name that is already taken.
enum NameOwner: Sendable, Hashable {
  case declaration(NameSort)
  case imported(NameSort, from: String)
  case builtInRule, standardRule, builtInType
}

/// The sorts of declarations that a name can refer to.
enum NameSort: String, Sendable, Hashable {
  case rule = "a rule"
  case external = "an external rule"
  case form = "a form"
  case field = "a field"
  case group = "a group"
  case context = "a context"
  case binding = "a value named by 'let'"
  case parameter = "a parameter"
  case type = "a type"
  case normalization = "a step of 'normalize'"
}

extension NameProblem {
  var wording: (code: String, message: String) {
    switch self {
    case .unsupportedVersion(let number):
      ("E0301", "version \(VisibleText.of(number)) of the rule language is not known")
    case .nameTaken(let name, let owner):
      ("E0302", "the name \(quoted: name) is taken by \(owner.words)")
    case .unknownRule(let name): ("E0303", "unknown rule \(quoted: name)")
    case .unknownField(let name): ("E0304", "unknown field \(quoted: name)")
    case .unknownParameter(let name): ("E0305", "unknown parameter \(quoted: name)")
    case .unknownType(let name): ("E0306", "unknown type \(quoted: name)")
    case .unknownForm(let name): ("E0307", "unknown form \(quoted: name)")
    case .wrongSort(let name, let sort, let expected):
      ("E0308", "\(quoted: name) is \(sort.rawValue), not \(expected.rawValue)")
    case .unknownLabel(let label, let rule):
      ("E0309", "\(quoted: rule) has no parameter \(quoted: label)")
    case .unknownPlaceholder(let name): ("E0310", "unknown placeholder '{\(VisibleText.of(name))}'")
    case .unknownNormalization(let name): ("E0311", "unknown step \(quoted: name) of 'normalize'")
    case .unknownOption(let value): ("E0312", "no option \(quoted: value)")
    case .labelOfOption(let label): ("E0312", "\(quoted: label) is the label of an option")
    case .pathThroughList(let name):
      ("E0313", "\(quoted: name) is a list, so a path can't lead into its items")
    case .pathWithIndex(let name):
      ("E0314", "rules can't refer to single items of \(quoted: name)")
    case .indexOfNoList(let name): ("E0314", "\(quoted: name) is not a list")
    case .indexInRecord(let name):
      ("E0314", "the items of \(quoted: name) can't be given one by one")
    case .pathIntoValue(let name): ("E0315", "\(quoted: name) has no fields")
    case .keyOfNoMap(let name): ("E0360", "\(quoted: name) is not a map")
    case .groupAsValue(let name):
      ("E0316", "\(quoted: name) is a group and has no value of its own")
    case .ruleCallsItself(let name): ("E0317", "the rule \(quoted: name) calls itself")
    case .recursionOf(let name, let obstacle):
      ("E0317", "the rule \(quoted: name) calls itself, so it can't \(obstacle)")
    case .formContainsItself(let name):
      ("E0318", "the form \(quoted: name) contains itself outside a list or map")
    case .computedFromItself(let name): ("E0355", "\(quoted: name) is computed from itself")
    case .bindingsTooDeep(let limit):
      ("E0356", "a chain of values named by 'let' has more than \(limit) links")
    case .conditionDependsOnItself: ("E0319", "this condition depends on itself")
    case .checkReadsOwnField(let name):
      ("E0320", "a check of \(quoted: name) compares the field with itself")
    case .noNeighbor(let rule, nil):
      ("E0321", "\(quoted: rule) belongs in a field; only fields have neighbors")
    case .noNeighbor(let rule, let neighbor?):
      ("E0321", "\(quoted: rule) needs a field \(neighbor.words(for: rule))")
    case .annotationTwice(let name): ("E0322", "'@\(VisibleText.of(name))' is given twice")
    case .secretWithArguments: ("E0323", "'@secret' takes no arguments")
    case .secretMisplaced(let owner): ("E0324", "'@secret' belongs on a field, not on \(owner)")
    case .unknownUnit(let name): ("E0325", "unknown unit \(quoted: name)")
    case .unknownParameterType(let name):
      ("E0326", "a parameter cannot have the type \(quoted: name)")
    case .unknownFunction(let name): ("E0341", "unknown function \(quoted: name)")
    case .previousOutsideItem:
      ("E0385", "'previous' means the previous item in a list, but this is not an item")
    case .previousWithoutField: ("E0386", "'previous' is a whole form here, not a value")
    case .listOfPrevious(let function):
      ("E0387", "\(quoted: function) cannot take a list of the preceding item")
    case .bindingElsewhere(let name):
      ("E0388", "\(quoted: name) is named by a 'let', so it can be read only in its own item")
    case .unknownExternal(let name): ("E0327", "unknown external rule \(quoted: name)")
    case .contextMisplaced(let place): ("E0370", "a context does not belong in \(place)")
    case .contextInRecord(let name):
      ("E0371", "\(quoted: name) is a context, which is not part of the record")
    case .contextNotPassed(let name, let form, _, nil):
      ("E0372", "the form \(quoted: form) needs the context \(quoted: name)")
    case .contextNotPassed(let name, let form, let words, let own?):
      (
        "E0372",
        "the context \(quoted: name) of the form \(quoted: form) is \(words); here it is "
          + (own == words ? "another one" : own)
      )
    case .contextJudged(let name):
      ("E0373", "the context \(quoted: name) is provided by the caller and can't have checks")
    case .stepMisplaced(let place): ("E0375", "a step does not belong in \(place)")
    case .stepTwice(let name): ("E0376", "two steps have the name \(quoted: name)")
    case .stepOfNestedForm(let form):
      ("E0377", "the form \(quoted: form) has steps, so it can't be the type of a field")
    case .unknownStep(let name): ("E0378", "unknown step \(quoted: name)")
    case .unknownContext(let name): ("E0374", "unknown context \(quoted: name)")
    }
  }
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

extension FormTable.Neighbor {
  fileprivate func words(for rule: String) -> String {
    let side = rule == "equal_next" ? "after" : "before"
    return switch self {
    // A field is a valid neighbor, so this case is never reported.
    case .field, .end: "\(side) this one in the same form or group"
    case .group: "\(side) this one, but a group comes there"
    case .condition: "\(side) this one, but a 'when' comes between"
    }
  }
}
