import RuleEngine

/// The parameters that a rule has after the declared ones, for what one operand cannot carry.
///
/// A range is a constant that points to the constants that are its bounds. Where some call gives a
/// range with another bound, a field or `today`, the parameter's two bounds are passed as hidden
/// parameters, in the order of the parameters.
struct HiddenParameters {
  private let declaredCount: Int
  /// Parameters whose bounds are passed by themselves.
  let ranges: [Int]

  /// How many operands a call passes.
  var operandCount: Int { declaredCount + 2 * ranges.count }

  /// Where the lower bound of a parameter's range is; the upper is the next.
  func lowerBoundPosition(of parameter: Int) -> Int? {
    ranges.firstIndex(of: parameter).map { declaredCount + 2 * $0 }
  }
}

extension HiddenParameters {
  /// Those of each rule.
  ///
  /// - Parameters:
  ///   - rules: All rules of the program.
  ///   - mentions: What the body of each rule mentions.
  ///   - formMentions: What the forms mention.
  /// - Returns: One element for each rule.
  static func all(
    of rules: [CheckedRule],
    mentions: [Mentions],
    formMentions: Mentions
  ) -> [HiddenParameters] {
    var graph = ParameterGraph(rules)
    for (rule, mention) in mentions.enumerated() { graph.add(mention, of: rule) }
    graph.add(formMentions, of: nil)
    let isRange = Reachability.reached(from: graph.openRanges, along: graph.destinations)
    return rules.indices.map { rule in
      let parameters = rules[rule].parameters.indices
      return HiddenParameters(
        declaredCount: parameters.count,
        ranges: parameters.filter { isRange[graph.node(rule, $0)] }
      )
    }
  }
}

/// All parameters of all rules, and which are passed on for which.
private struct ParameterGraph {
  private let firstNodes: [Int]
  /// For each parameter those of other rules that it is passed on for.
  private(set) var destinations: [[Int]]
  /// Parameters that are somewhere given a range with a bound that is no constant.
  private(set) var openRanges: [Int] = []

  init(_ rules: [CheckedRule]) {
    var count = 0
    firstNodes = rules.map { rule in
      defer { count += rule.parameters.count }
      return count
    }
    destinations = Array(repeating: [], count: count)
  }

  func node(_ rule: Int, _ parameter: Int) -> Int { firstNodes[rule] + parameter }

  mutating func add(_ mentions: Mentions, of caller: Int?) {
    for (rule, call) in mentions.ruleCalls {
      for (position, argument) in call.arguments.enumerated() {
        let target = node(rule, position)
        switch argument.operands.first {
        case .parameter(let own)?:
          guard let caller else { continue }
          destinations[node(caller, own)].append(target)
        case .range(let lower, let upper)?:
          let bounds = [lower, upper].compactMap(\.self)
          if !bounds.allSatisfy(\.isConstant) { openRanges.append(target) }
        case .text?, .number?, .boolean?, .date?, .time?, .dateTime?, .duration?, .byteCount?,
          .pattern?, .characters?, .unit?, .field?, .itemField?, .today?, .now?, .offset?,
          nil:
          continue
        }
      }
    }
  }
}

extension CheckedOperand {
  /// Whether its value is known when the program is made.
  fileprivate var isConstant: Bool {
    switch self {
    case .text, .number, .boolean, .date, .time, .dateTime, .duration, .byteCount: true
    case .pattern, .characters, .unit, .itemField: true
    case .range(let lower, let upper): (lower?.isConstant ?? true) && (upper?.isConstant ?? true)
    case .parameter, .field, .today, .now, .offset: false
    }
  }
}
