import RuleEngine

/// The parameters that a rule has after the declared ones, for what one operand cannot carry.
///
/// A range has two bounds, each of which a test takes as an operand of its own. So a parameter that
/// may be a range is followed, behind the declared parameters, by its two bounds; of anything but a
/// range both are the value itself.
struct HiddenParameters {
  /// How many operands a call passes.
  let operandCount: Int
  /// Parameters whose bounds are passed too.
  let ranges: [Int]
  /// For each parameter where its lower bound is; the upper is the next.
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

  /// Where the lower bound of a parameter's range is; the upper is the next.
  func lowerBoundPosition(of parameter: ParameterIndex) -> ParameterIndex? {
    lowerBoundPositions[parameter.position]
  }
}
