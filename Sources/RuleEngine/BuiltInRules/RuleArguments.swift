/// The arguments of a call, in the form in which the caller of a declaration has them.
///
/// The lowering knows operands, the search for contradictions constants, exporters resolved values; what
/// a call means by its arguments is said once for all of them.
package protocol RuleArguments {
  associatedtype Argument

  /// What is given for a parameter: several values for a variadic one, none where it is left out.
  func values(of parameter: String) -> [Argument]
  /// The bounds that a range has, or may have; anything else is both bounds.
  func bounds(of argument: Argument) -> (lower: Argument?, upper: Argument?)
}

extension RuleArguments {
  /// What is given for a parameter that takes one value.
  package func value(of parameter: String) -> Argument? { values(of: parameter).first }

  /// The bounds of what is given for a parameter; none where it is left out.
  package func bounds(ofParameter parameter: String) -> [Argument?] {
    guard let argument = value(of: parameter) else { return [nil, nil] }
    let (lower, upper) = bounds(of: argument)
    return [lower, upper]
  }
}

/// A primitive rule with its operands, nil for an operand that is left out.
package struct LoweredRule<Argument> {
  package var rule: BuiltInRule
  package var operands: [Argument?]

  package init(_ rule: BuiltInRule, _ operands: [Argument?]) {
    self.rule = rule
    self.operands = operands
  }
}
