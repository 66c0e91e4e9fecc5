import RuleEngine
import RuleSyntax

/// The constants with which a rule compares a parameter, such as the regions of `telephone`.
struct SelectedValues {
  private(set) var values: Set<Value> = []
  /// Whether the parameter does nothing else, so that all other values of it mean the same.
  private(set) var areAll = true
  /// Whether the checked text must begin with the value, unless it is one of these.
  private(set) var isPrefix = false

  fileprivate mutating func add(_ values: some Sequence<Value>) { self.values.formUnion(values) }
  fileprivate mutating func add(_ other: SelectedValues) {
    values.formUnion(other.values)
    areAll = areAll && other.areAll
  }
  fileprivate mutating func addOtherUse(asPrefix: Bool = false) {
    areAll = false
    isPrefix = isPrefix || asPrefix
  }
}

/// Finds the selected values of rules, each once.
struct SelectedValuesSearch {
  private let file: CheckedFile
  private var known: [RuleIndex: [SelectedValues]] = [:]

  init(_ file: CheckedFile) {
    self.file = file
  }

  /// The selected values of each parameter of the rule.
  ///
  /// Callees come first, as a chain of rules may be deeper than the thread's stack.
  mutating func values(of rule: RuleIndex) -> [SelectedValues] {
    if let known = known[rule] { return known }
    let search = DepthFirstSearch(from: [rule.position]) { [file, known] caller in
      let caller = RuleIndex(caller)
      return known[caller] == nil ? file[caller].callees.map(\.position) : []
    }
    for callee in search.order.map({ RuleIndex($0) }) where known[callee] == nil {
      let count = file[callee].parameters.count
      var found = Array(repeating: SelectedValues(), count: count)
      if count > 0 { collect(from: file[callee].body, into: &found) }
      known[callee] = found
    }
    return known[rule] ?? []
  }

  private func collect(
    from statements: [CheckedStatement],
    into found: inout [SelectedValues]
  ) {
    for statement in statements {
      switch statement {
      case .check(let check): collect(from: check.expression, into: &found)
      case .when(let when):
        collect(fromCondition: when.condition, hasOtherwise: !when.otherwise.isEmpty, into: &found)
        collect(from: when.items + when.otherwise, into: &found)
      case .moment(_, let items): collect(from: items, into: &found)
      }
    }
  }

  private func collect(
    from expression: CheckedExpression,
    into found: inout [SelectedValues]
  ) {
    switch expression {
    case .call(let call): collect(from: call, into: &found)
    case .not(let inner, _), .part(let inner, _): collect(from: inner, into: &found)
    case .and(let operands, _), .or(let operands, _):
      for operand in operands { collect(from: operand, into: &found) }
    case .each(let statements, _, _), .member(_, let statements, _):
      collect(from: statements, into: &found)
    case .condition(let inner, _):
      collect(fromCondition: inner, hasOtherwise: true, into: &found)
    case .compare, .membership, .asks: break
    }
  }

  private func collect(from call: CheckedCall, into found: inout [SelectedValues]) {
    for (position, argument) in call.arguments.enumerated() {
      for operand in argument.operands {
        if case .rule(let rule) = call.target, case .parameter(let parameter) = operand {
          // A rule that calls itself has none yet.
          if let known = known[rule] { found[parameter.position].add(known[position]) }
        } else {
          let isPrefix = call.target == .builtIn(.startsWith)
          for parameter in operand.parameters {
            found[parameter.position].addOtherUse(asPrefix: isPrefix)
          }
        }
      }
    }
  }

  private func collect(
    fromCondition condition: CheckedExpression,
    hasOtherwise: Bool,
    into found: inout [SelectedValues]
  ) {
    /// Notes a comparison; what is done in all other cases makes those matter.
    func compare(_ operand: CheckedOperand, with others: [CheckedOperand], _ isEqual: Bool) {
      let constants = others.compactMap(\.constant)
      guard case .parameter(let parameter) = operand, constants.count == others.count else {
        for parameter in ([operand] + others).flatMap(\.parameters) {
          found[parameter.position].addOtherUse()
        }
        return
      }
      found[parameter.position].add(constants)
      if hasOtherwise && isEqual { found[parameter.position].addOtherUse() }
    }
    switch condition {
    case .compare(let left, .equal, let right, _): compare(left, with: [right], true)
    case .compare(let left, .notEqual, let right, _): compare(left, with: [right], false)
    case .membership(let operand, let values, let isNegated, _):
      compare(operand, with: values, !isNegated)
    case .and(let operands, _), .or(let operands, _):
      for operand in operands {
        collect(fromCondition: operand, hasOtherwise: hasOtherwise, into: &found)
      }
    case .asks(.parameter, .call(let call), _, _) where ["filled", "empty"].contains(call.name):
      break
    case .not(let inner, _), .part(let inner, _), .condition(let inner, _),
      .asks(_, let inner, _, _):
      collect(fromCondition: inner, hasOtherwise: true, into: &found)
    case .compare(let left, _, let right, _):
      for parameter in left.parameters + right.parameters {
        found[parameter.position].addOtherUse()
      }
    case .call, .each, .member: collect(from: condition, into: &found)
    }
  }
}

extension CheckedOperand {
  /// The parameters of the rule that it reads.
  fileprivate var parameters: [ParameterIndex] {
    switch self {
    case .parameter(let parameter): [parameter]
    case .range(let lower, let upper): (lower?.parameters ?? []) + (upper?.parameters ?? [])
    case .entry(let inner, _, _), .offset(let inner, _): inner.parameters
    case .computed(_, let operands): operands.flatMap(\.parameters)
    case .value, .duration, .byteCount, .pattern, .characters, .unit, .field, .previousItem, .key,
      .itemField, .itemValues, .today, .now, .item, .aggregate, .computedValue:
      []
    }
  }
}

/// Finds constant arguments that their rule doesn't know: `telephone("UK")`.
struct UnknownArguments {
  /// A constant argument, and what the rule does with its parameter.
  struct Argument {
    var value: Value
    var parameter: String
    var call: CheckedCall
    var selected: SelectedValues
    /// Texts that may be meant, and where the results of their trials are; that of the value first.
    var trials: (texts: [String], results: Range<Int>) = ([], 0..<0)
  }

  private let file: CheckedFile
  private var search: SelectedValuesSearch
  private var trials: ConstantTrials
  private var arguments: [Argument] = []

  init(_ file: CheckedFile) {
    self.file = file
    search = SelectedValuesSearch(file)
    trials = ConstantTrials(file)
  }

  mutating func add(_ call: CheckedCall) {
    // Each argument may be compared with all values that its rule knows.
    guard case .rule(let index) = call.target, arguments.count < CheckingLimits.trials else {
      return
    }
    let rule = file[index]
    for (position, argument) in call.arguments.enumerated() {
      guard argument.operands.count == 1, let value = argument.operands[0].constant,
        value != rule.parameters[position].defaultValue?.constant
      else { continue }
      let selected = search.values(of: index)[position]
      if selected.values.contains(value) { continue }
      var found = Argument(value: value, parameter: argument.name, call: call, selected: selected)
      if rule.isStandard, selected.isPrefix { addTrials(of: &found) }
      arguments.append(found)
    }
  }

  /// Adds trials of the shortest text that begins with the value: if that can't be completed, no
  /// text can.
  private mutating func addTrials(of argument: inout Argument) {
    guard case .text(let text) = argument.value else { return }
    let other = UnknownArguments.otherCodes[text.uppercased()]
    let texts = [text] + [other, text.uppercased()].compactMap(\.self).filter { $0 != text }
    var results: [Range<Int>] = []
    for text in texts {
      var call = argument.call
      for index in call.arguments.indices where call.arguments[index].name == argument.parameter {
        call.arguments[index].operands = [.value(.text(text))]
      }
      let field = CheckedField(name: ExampleForms.field, type: .text, place: call.place)
      let check = CheckedCheck(expression: .call(call), place: call.place)
      results.append(trials.add([.text(text)], of: field, by: [check], isTyping: true))
    }
    guard let first = results.first, let last = results.last, !last.isEmpty else { return }
    argument.trials = (texts, first.lowerBound..<last.upperBound)
  }

  /// The arguments that are unknown, each with what may be meant and what it means for the check.
  func findings() -> [(argument: Argument, meant: String?, note: String?)] {
    let rejections = trials.rejections()
    return arguments.compactMap { argument in
      let results = rejections[argument.trials.results]
      if let rejection = results.first, rejection != nil {
        let meant = zip(argument.trials.texts, results).first { $1 == nil }?.0
        return (argument, meant, "so no text is accepted")
      }
      guard argument.selected.values.count > 1 else { return nil }
      let meant = meant(by: argument)
      // For a rule of the author's own, other values may well be meant to select nothing.
      let isUnknown = isStandard(argument.call) && argument.selected.areAll
      return isUnknown || meant != nil
        ? (
          argument, meant,
          argument.selected.areAll
            ? "what depends on the \(argument.parameter) is not checked" : nil
        )
        : nil
    }
  }

  private func isStandard(_ call: CheckedCall) -> Bool {
    if case .rule(let rule) = call.target { file[rule].isStandard } else { false }
  }

  /// The known text that is closest to the value.
  private func meant(by argument: Argument) -> String? {
    guard case .text(let text) = argument.value else { return nil }
    var known: [String] = []
    for case .text(let text) in argument.selected.values { known.append(text) }
    known.sort()
    return known.first { $0.lowercased() == text.lowercased() }
      ?? UnknownArguments.otherCodes[text.uppercased()].flatMap { known.contains($0) ? $0 : nil }
      ?? Suggestion.closest(to: text, among: known)
  }

  /// Codes in use that differ from those of ISO 3166-1.
  private static let otherCodes = ["UK": "GB", "EL": "GR"]
}

extension Checker {
  /// Reports constant arguments that their rule doesn't know, in files without errors.
  mutating func reportUnknownArguments(in file: CheckedFile) {
    var search = UnknownArguments(file)
    for call in file.ownCalls {
      let unit = units[call.place.source]
      if !unit.isStandard, !unit.hasErrors { search.add(call) }
    }
    for (argument, meant, note) in search.findings() {
      let (value, place) = (argument.value, argument.call.place)
      let written: String =
        if case .text(let text) = value { StringEscapes.quote(text) } else { value.words }
      let range = units[place.source].source.range(of: written, in: place.range)
      var fixes: [Diagnostic.Fix] = []
      if let meant, let range {
        fixes = [.didYouMean(meant, at: range, written: StringEscapes.quote(meant))]
      }
      report(
        DoubtProblem.unknownArgument(
          value.words,
          parameter: argument.parameter,
          rule: argument.call.name
        ),
        at: range ?? place.range,
        in: place.source,
        notes: note.map { [$0] } ?? [],
        fixes: fixes
      )
    }
  }
}

extension SourceText {
  /// Where a text is in a range, if it is there only once.
  fileprivate func range(of text: String, in whole: SourceRange) -> SourceRange? {
    let (bytes, part) = (Array(self.bytes[Int(whole.start)..<Int(whole.end)]), Array(text.utf8))
    guard !part.isEmpty, bytes.count >= part.count else { return nil }
    let starts = (0...bytes.count - part.count).filter { start in
      bytes[start..<start + part.count].elementsEqual(part)
    }
    guard starts.count == 1 else { return nil }
    let start = whole.start + UInt32(starts[0])
    return SourceRange(start: start, end: start + UInt32(part.count))
  }
}

extension CheckedRule {
  fileprivate var callees: [RuleIndex] {
    body.flatMap { $0.calls(inConditions: true) }.compactMap { call in
      if case .rule(let rule) = call.target { rule } else { nil }
    }
  }
}

extension CheckedFile {
  /// The calls in forms and rules, with those in conditions.
  fileprivate var ownCalls: [CheckedCall] {
    let ofRules = rules.filter { !$0.isStandard }.flatMap { rule in
      rule.body.flatMap { $0.calls(inConditions: true) }
    }
    let ofForms = forms.flatMap { form in
      form.fields.flatMap { field in
        field.body.flatMap { $0.calls(inConditions: true) }
          + (field.filter?.calls(inConditions: true) ?? [])
      }
    }
    return ofRules + ofForms
  }
}
