import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks the arguments of a call; omitted parameters get their defaults.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - target: the callee.
  ///   - parameters: the callee's parameters.
  /// - Returns: nil if an argument is wrong, which is reported.
  mutating func checkArguments(
    of call: Call,
    to target: RuleTarget,
    for parameters: ParameterTable
  ) -> CheckedCall? {
    guard let operands = match(call.arguments ?? [], of: call, with: parameters) else { return nil }
    return checkArguments(operands, of: call, to: target, for: parameters)
  }

  /// Checks the operands matched to each parameter.
  mutating func checkArguments(
    _ operands: [[OperandTree]],
    of call: Call,
    to target: RuleTarget,
    for parameters: ParameterTable
  ) -> CheckedCall? {
    let rule: BuiltInRule? = if case .builtIn(let rule) = target { rule } else { nil }
    var arguments: [CheckedArgument] = []
    var isSound = true
    for (parameter, given) in zip(parameters, operands) {
      if parameter.expectedType == .lengthUnit, let unit = given.first, reportUnit(unit, of: call) {
        isSound = false
        continue
      }
      if let rule, Checker.rulesOfTexts.contains(rule), reportBareTexts(given, of: call) {
        isSound = false
        continue
      }
      if let rule { doubtTexts(given, of: rule, in: call) }
      if rule == .equal || rule == .different { given.forEach { doubtText($0) } }
      var checked = given.compactMap { checkArgument($0, as: parameter.expectedType, of: rule) }
      if checked.count < given.count {
        isSound = false
      } else if parameter.isVariadic, !parameter.allowsRepeats {
        reportRepeats(zip(checked, given).map { ($0, $1.range) })
      }
      if given.isEmpty, parameter.defaultTree != nil {
        // A wrong default was already reported.
        if let value = parameter.defaultValue { checked = [value] } else { isSound = false }
      }
      arguments.append(CheckedArgument(name: parameter.name.text, operands: checked))
    }
    guard isSound else { return nil }
    doubtMessage(of: call)
    return CheckedCall(
      target: target,
      name: call.name.text,
      arguments: arguments,
      place: place(call.range)
    )
  }

  /// Reports a message or a second bound in the place of a unit.
  ///
  /// - Returns: whether it is one of these.
  private mutating func reportUnit(_ operand: OperandTree, of call: Call) -> Bool {
    if case .string = operand {
      let note = "a message follows its check, without parentheses"
      reportWrongType(operand, expected: "a unit", notes: [note], fixes: messageFix(of: call))
      return true
    }
    guard let fix = rangeFix(of: call) else { return false }
    reportWrongType(operand, expected: "a unit", notes: [Checker.rangeNote], fixes: [fix])
    return true
  }

  /// Matches arguments to parameters: positional ones in order, then named ones.
  ///
  /// - Returns: the operands of each parameter, or nil if some do not fit or could not be parsed,
  ///   which is reported.
  mutating func match(
    _ arguments: [Argument],
    of call: Call,
    with parameters: ParameterTable
  ) -> [[OperandTree]]? {
    // Errors caused by arguments that could not be parsed would only distract from the syntax
    // error.
    if call.lacksArguments { return nil }
    steps += parameters.count + arguments.count
    var operands: [[OperandTree]] = Array(repeating: [], count: parameters.count)
    var position = 0
    var hasNamed = false
    var isSound = true
    for argument in arguments {
      if let label = argument.label {
        hasNamed = true
        guard let index = parameters.index(named: label.text)?.position else {
          reportUnknownLabel(label, of: call, with: parameters)
          return nil
        }
        if !operands[index].isEmpty {
          report(TypeProblem.argumentTwice(label.text), at: argument.range)
          isSound = false
        }
        operands[index].append(argument.value)
      } else if let flag = flag(writtenAs: argument, parameters) {
        report(
          TypeProblem.unnamedSetting(flag),
          at: argument.range,
          fixes: [.meant("\(flag): true", at: argument.range)]
        )
        return nil
      } else if hasNamed {
        report(TypeProblem.positionalAfterNamed, at: argument.range)
        return nil
      } else if position < parameters.count, parameters[position].isSetting {
        reportUnnamed(argument, of: call, with: parameters, at: position)
        return nil
      } else if position < parameters.count {
        operands[position].append(argument.value)
        if !parameters[position].isVariadic { position += 1 }
      } else {
        let problem = TypeProblem.tooManyArguments(rule: call.name.text, most: parameters.count)
        let (notes, fixes) = meantByExcess(argument, of: call, most: parameters.count)
        report(problem, at: argument.range, notes: notes, fixes: fixes)
        return nil
      }
    }
    let missing = zip(parameters, operands).filter { $1.isEmpty && !$0.isOptional }
    if !missing.isEmpty {
      report(missing: missing.map(\.0.name.text), in: call, of: parameters)
      isSound = false
    }
    return isSound ? operands : nil
  }

  /// The name of the flag that an argument without a value is, `ignoring_case`; nil for any other.
  private func flag(writtenAs argument: Argument, _ parameters: ParameterTable) -> String? {
    guard case .path(let path) = argument.value, path.components.count == 1,
      case .name(let name) = path.components[0],
      let index = parameters.index(named: name.text)?.position,
      parameters[index].expectedType == .flag, !isField(name.text)
    else { return nil }
    if case .value(.list(.form(let form)), _) = scope.subject,
      forms[form.position].table.groups[0].members[name.text] != nil
    {
      return nil
    }
    return name.text
  }

  /// Reports an argument in the position of a setting, such as characters to ignore; often it was
  /// meant as a message, or as a pattern's flags.
  private mutating func reportUnnamed(
    _ argument: Argument,
    of call: Call,
    with parameters: ParameterTable,
    at position: Int
  ) {
    let problem = TypeProblem.unnamedSetting(parameters[position].name.text)
    var (notes, fixes) = meantByExcess(argument, of: call, most: position)
    if case .string(let literal) = argument.value, case .pattern? = call.arguments?.first?.value,
      !literal.value.isEmpty, literal.value.allSatisfy("gimsuy".contains)
    {
      notes.append("flags follow the pattern: '/…/i'")
    }
    if notes.isEmpty { notes = [callNote(of: call.name.text, parameters)] }
    report(problem, at: argument.range, notes: notes, fixes: fixes)
  }

  private mutating func reportUnknownLabel(
    _ label: Name,
    of call: Call,
    with parameters: ParameterTable
  ) {
    let problem = NameProblem.unknownLabel(label.text, rule: call.name.text)
    if let fix = meant(by: label, of: call) {
      report(problem, at: label.range, fixes: [fix])
      return
    }
    let note =
      RuleSynonyms.advice(aboutLabel: label.text)
      ?? (parameters.isEmpty
        ? "it takes no arguments"
        : callNote(of: call.name.text, parameters))
    reportUnknown(problem, label, notes: [note]) { _ in parameters.map(\.name.text) }
  }

  /// Reports parameters without an argument; past the diagnostic limit, only counts them.
  ///
  /// Otherwise many calls that each lack many arguments would cost the product of both.
  private mutating func report(missing: [String], in call: Call, of parameters: ParameterTable) {
    let notes = [callNote(of: call.name.text, parameters)]
    for (position, parameter) in missing.enumerated() {
      guard units[scope.unit].showsMore(.error) else {
        units[scope.unit].hiddenErrors += missing.count - position
        return
      }
      let problem = TypeProblem.missingArgument(parameter, rule: call.name.text)
      report(problem, at: call.range, notes: notes)
    }
  }

  private func callNote(of name: String, _ parameters: ParameterTable) -> String {
    // After a variadic positional parameter, the others can only be passed by name.
    let shown = parameters.prefix(CheckingLimits.shownNames)
    let positional = shown.prefix { !$0.isVariadic }.count
    var words = shown.enumerated().map { position, entry in
      let name = entry.name.text
      if entry.isVariadic { return "\(name), …" }
      return entry.isOptional || position > positional ? "\(name): …" : name
    }
    if words.count < parameters.count { words.append("…") }
    return "call it as '\(name)(\(words.joined(separator: ", ")))'"
  }
}

extension Checker {
  /// The likely intent of an argument with an unknown name: a message, or a bound.
  private mutating func meant(by label: Name, of call: Call) -> Diagnostic.Fix? {
    if RuleSynonyms.advice(aboutLabel: label.text) != nil { return messageFix(of: call).first }
    let lowest: Set = ["min", "minimum", "from", "lower", "gte", "start", "at_least"]
    let highest: Set = ["max", "maximum", "to", "upper", "lte", "end", "at_most"]
    var bounds = (lower: "", upper: "")
    for argument in call.arguments ?? [] {
      let value = unit.source.text(in: argument.value.range)
      if let name = argument.label?.text, lowest.contains(name), bounds.lower.isEmpty {
        bounds.lower = value
      } else if let name = argument.label?.text, highest.contains(name), bounds.upper.isEmpty {
        bounds.upper = value
      } else {
        return nil
      }
    }
    let written = "\(call.name.written)(\(bounds.lower)...\(bounds.upper))"
    guard loads(written) else { return nil }
    return .meant(written, at: call.range)
  }

  static let rangeNote = "two bounds are written as a range"
  static let blockNote = "put it in the block of the field it checks"

  /// Rules whose arguments are texts that people forget to quote.
  static let rulesOfTexts: Set<BuiltInRule> = [
    .oneOf, .noneOf, .mediaType, .contains, .startsWith, .endsWith,
  ]

  /// The fix that writes two numbers as a range: `length(3, 10)` is `length(3...10)`.
  private mutating func rangeFix(of call: Call) -> Diagnostic.Fix? {
    guard let arguments = call.arguments, arguments.count == 2,
      ["length", "size"].contains(call.name.text),
      case .number(let lower, let first) = arguments[0].value,
      case .number(let upper, let second) = arguments[1].value,
      first.end + 1 < second.start
        || upper.utf8.count < 3,
      let least = Number(lower), let most = Number(upper), least <= most
    else { return nil }
    let written = "\(call.name.written)(\(lower)...\(upper))"
    guard loads(written) else { return nil }
    return .meant(written, at: call.range)
  }

  /// The likely intent of an extra argument: a message, or the digits after a thousands separator.
  private mutating func meantByExcess(
    _ argument: Argument,
    of call: Call,
    most: Int
  ) -> (notes: [String], fixes: [Diagnostic.Fix]) {
    if argument == call.arguments?.last, message(meantBy: argument.value) != nil {
      return (["a message follows its check, without parentheses"], messageFix(of: call))
    }
    if let fix = rangeFix(of: call) { return ([Checker.rangeNote], [fix]) }
    if call.name.text == "age", let arguments = call.arguments, arguments.count == 2,
      rule(named: "age") == nil
    {
      let dates = arguments.map { unit.source.written($0) }.joined(separator: ", ")
      return (["'age' counts the years until today"], [.meant("years(\(dates))", at: call.range)])
    }
    // `9,99` and `1,000,000`
    var digits: [(text: String, range: SourceRange)] = []
    for argument in call.arguments ?? [] {
      guard case .number(let text, let place) = argument.value else { break }
      if let last = digits.last, last.range.end + 1 != place.start { break }
      digits.append((text, place))
    }
    guard digits.count > max(1, most), digits.contains(where: { $0.range == argument.range }) else {
      return ([], [])
    }
    let place = digits[0].range.union(digits[digits.count - 1].range)
    if digits.dropFirst().allSatisfy({ $0.text.utf8.count == 3 }) {
      return (
        ["numbers are written without separators between thousands"],
        [.write(digits.map(\.text).joined(), at: place, isCertain: false)]
      )
    }
    guard digits.count == 2, !digits[0].text.contains("."), !digits[1].text.contains(".") else {
      return ([], [])
    }
    return (
      ["decimals are written with a point"],
      [.write("\(digits[0].text).\(digits[1].text)", at: place, isCertain: false)]
    )
  }
}
