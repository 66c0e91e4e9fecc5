import RuleEngine

/// The parameters that a rule has after the declared ones, for what one operand cannot carry.
///
/// A range is a constant that points to the constants that are its bounds. Where some call gives a
/// range with another bound, a field or `today`, the parameter's two bounds are passed as hidden
/// parameters, in the order of the parameters.
struct HiddenParameters {
  /// How many operands a call passes.
  let operandCount: Int
  /// Parameters whose bounds are passed by themselves.
  let ranges: [Int]
  /// For each parameter where the lower bound is; the upper is the next.
  private var lowerBoundPositions: [ParameterIndex?]

  private init(declaredCount: Int, ranges: [Int]) {
    self.ranges = ranges
    lowerBoundPositions = Array(repeating: nil, count: declaredCount)
    var position = declaredCount
    for parameter in ranges {
      lowerBoundPositions[parameter] = ParameterIndex(position)
      position += 2
    }
    operandCount = position
  }

  /// Where the lower bound of a parameter's range is; the upper is the next.
  func lowerBoundPosition(of parameter: ParameterIndex) -> ParameterIndex? {
    lowerBoundPositions[parameter.position]
  }

  /// Those of each rule of the file.
  static func all(of file: CheckedFile) -> [HiddenParameters] {
    let graph = ParameterGraph(file)
    let isRange = Reachability.reached(from: graph.openRanges, along: graph.destinations)
    return file.rules.indices.map { rule in
      let parameters = file.rules[rule].parameters.indices
      let first = graph.firstNodes[rule]
      return HiddenParameters(
        declaredCount: parameters.count,
        ranges: parameters.filter { isRange[first + $0] }
      )
    }
  }
}
