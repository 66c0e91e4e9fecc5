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
  /// How many more values of callees can be added to those of their callers.
  private var valuesLeft = CheckingLimits.selectedValues

  init(_ file: CheckedFile) {
    self.file = file
  }

  /// The selected values of a parameter of the rule, by its position; nil if there are too many.
  mutating func values(ofParameter position: Int, of rule: RuleIndex) -> SelectedValues? {
    if known[rule] == nil { search(rule) }
    return valuesLeft > 0 ? known[rule]?[position] : nil
  }

  /// Callees come first, as a chain of rules may be deeper than the thread's stack.
  private mutating func search(_ rule: RuleIndex) {
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
  }

  private mutating func collect(
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

  private mutating func collect(
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

  private mutating func collect(from call: CheckedCall, into found: inout [SelectedValues]) {
    for (position, argument) in call.arguments.enumerated() {
      for operand in argument.operands {
        if case .rule(let rule) = call.target, case .parameter(let parameter) = operand {
          // A rule that calls itself has none yet.
          if valuesLeft > 0, let known = known[rule] {
            valuesLeft -= known[position].values.count
            found[parameter.position].add(known[position])
          }
        } else {
          let isPrefix = call.target == .builtIn(.startsWith)
          for parameter in operand.parameters {
            found[parameter.position].addOtherUse(asPrefix: isPrefix)
          }
        }
      }
    }
  }

  private mutating func collect(
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
    if case .parameter(let parameter) = self { [parameter] } else { parts.flatMap(\.parameters) }
  }
}

extension CheckedRule {
  /// The rules that it calls.
  var callees: [RuleIndex] {
    body.flatMap { $0.calls(inConditions: true) }.compactMap(\.callee)
  }
}

extension CheckedCall {
  /// The rule that it calls; nil for a built-in or external one.
  var callee: RuleIndex? {
    if case .rule(let rule) = target { rule } else { nil }
  }
}
