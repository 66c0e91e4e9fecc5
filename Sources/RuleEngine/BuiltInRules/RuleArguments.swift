/// The arguments of a call, in the representation of the caller.
///
/// Lowering has operands, the search for contradictions has constants, and exporters have resolved
/// values. A declaration interprets arguments once for all of them.
package protocol RuleArguments {
  associatedtype Argument

  /// The arguments for a parameter: several for a variadic one, none if it is omitted.
  func values(of parameter: String) -> [Argument]
  /// The bounds of a range, or of what may be one; any other argument is both bounds.
  func bounds(of argument: Argument) -> (lower: Argument?, upper: Argument?)
}

extension RuleArguments {
  /// The argument for a parameter that takes one value.
  package func value(of parameter: String) -> Argument? { values(of: parameter).first }

  /// The bounds in a parameter's argument; none if it is omitted.
  package func bounds(ofParameter parameter: String) -> [Argument?] {
    guard let argument = value(of: parameter) else { return [nil, nil] }
    let (lower, upper) = bounds(of: argument)
    return [lower, upper]
  }
}

/// A primitive rule with its operands; nil for an omitted operand.
package struct LoweredRule<Argument> {
  package var rule: BuiltInRule
  package var operands: [Argument?]

  package init(_ rule: BuiltInRule, _ operands: [Argument?]) {
    self.rule = rule
    self.operands = operands
  }
}
