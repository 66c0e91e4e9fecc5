import RuleEngine

/// Additional parameters of a rule, for arguments that don't fit one operand.
///
/// A range has two bounds, and tests take each as an operand of its own. So for every parameter
/// that may be a range, the call passes both bounds after the declared parameters. If the argument
/// is not a range, both bounds are the argument itself.
struct HiddenParameters {
  /// The number of operands that a call passes.
  let operandCount: Int
  /// The parameters whose bounds are passed too.
  let ranges: [Int]
  /// For each parameter, the position of its lower bound; the upper bound follows.
  private var lowerBoundPositions: [ParameterIndex?]

  init(of rule: CheckedRule) {
    let parameters = rule.parameters
    ranges = parameters.indices.filter { parameters[$0].mayBeRange }
    lowerBoundPositions = Array(repeating: nil, count: parameters.count)
    for (position, parameter) in ranges.enumerated() {
      lowerBoundPositions[parameter] = ParameterIndex(parameters.count + 2 * position)
    }
    operandCount = parameters.count + 2 * ranges.count
  }

  /// The position of a parameter's lower bound; the upper bound follows.
  func lowerBoundPosition(of parameter: ParameterIndex) -> ParameterIndex? {
    lowerBoundPositions[parameter.position]
  }
}
