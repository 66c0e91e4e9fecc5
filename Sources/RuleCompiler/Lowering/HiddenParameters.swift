import RuleEngine

/// The parameters that a rule has behind the declared ones, for what one operand cannot carry.
///
/// - A pattern matches in its own scope: the whole value for `regex`, anywhere for `contains`. A
///   rule may do both with one parameter. So a parameter that `contains` searches with, here or in a
///   rule that it is passed on to, is passed twice: in its place for the whole value, and hidden to
///   be found anywhere.
/// - A range is a constant that points to the constants that are its bounds. Where some call gives a
///   range with another bound, a field or `today`, the parameter's two bounds are passed hidden.
///
/// First come the patterns, then the bounds in pairs, each in the order of the parameters.
struct HiddenParameters {
  /// How many operands a call passes.
  let operandCount: Int
  /// Parameters that are searched with.
  let searched: [Int]
  /// Parameters whose bounds are passed by themselves.
  let ranges: [Int]
  /// For each parameter where the pattern is that is to be found anywhere.
  private var searchedPositions: [ParameterIndex?]
  /// For each parameter where the lower bound is; the upper is the next.
  private var lowerBoundPositions: [ParameterIndex?]

  private init(declaredCount: Int, searched: [Int], ranges: [Int]) {
    self.searched = searched
    self.ranges = ranges
    searchedPositions = Array(repeating: nil, count: declaredCount)
    lowerBoundPositions = searchedPositions
    var position = declaredCount
    for parameter in searched {
      searchedPositions[parameter] = ParameterIndex(position)
      position += 1
    }
    for parameter in ranges {
      lowerBoundPositions[parameter] = ParameterIndex(position)
      position += 2
    }
    operandCount = position
  }

  /// Where the pattern of a parameter is that is to be found anywhere; nil if none is.
  func searchedPosition(of parameter: ParameterIndex) -> ParameterIndex? {
    searchedPositions[parameter.position]
  }

  /// Where the lower bound of a parameter's range is; the upper is the next.
  func lowerBoundPosition(of parameter: ParameterIndex) -> ParameterIndex? {
    lowerBoundPositions[parameter.position]
  }

  /// Those of each rule of the file.
  static func all(of file: CheckedFile) -> [HiddenParameters] {
    let graph = ParameterGraph(file)
    let isSearched = Reachability.reached(from: graph.searched, along: graph.origins)
    let isRange = Reachability.reached(from: graph.openRanges, along: graph.destinations)
    return file.rules.indices.map { rule in
      let parameters = file.rules[rule].parameters.indices
      let first = graph.firstNodes[rule]
      return HiddenParameters(
        declaredCount: parameters.count,
        searched: parameters.filter { isSearched[first + $0] },
        ranges: parameters.filter { isRange[first + $0] }
      )
    }
  }
}
