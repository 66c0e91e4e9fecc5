/// A question about the subject: what is asked, and the operands that it is asked with.
///
/// All tests have this one shape, so code that reads operands needs no knowledge of single tests.
/// A test sets the machine's answer and changes nothing else. It is *not applicable* to values outside
/// of its domain, and *unknown* where a value that it reads cannot be read.
package struct Test: Sendable, Hashable {
  package enum Question: Sendable, Hashable {
    /// Whether the subject satisfies a built-in rule.
    ///
    /// Only rules with ``BuiltInRule/isPrimitive`` are asked; calls of others are lowered to these. The
    /// operands are the call's arguments in the order of the rule's parameters, variadic ones one by
    /// one, unless the rule's declaration says otherwise; an operand is `none` where nothing is given.
    case rule(BuiltInRule)
    /// Whether the first operand compares to the second like this; never *not applicable*.
    case compare(Comparison)
    /// As `compare`, but *not applicable* where one of the operands is empty.
    case compareFilled(Comparison)
    /// Whether the host accepts the subject with the operands as arguments; unknown while it has
    /// not answered.
    case external(ExternalIndex)

    /// How two operands are compared, if they are.
    package var comparison: Comparison? {
      switch self {
      case .compare(let comparison), .compareFilled(let comparison): comparison
      case .rule, .external: nil
      }
    }
  }

  package var question: Question
  /// Whether letters of either case are taken for the same.
  package var ignoresCase: Bool
  package var operands: OperandList

  package init(_ question: Question, _ operands: OperandList, ignoringCase: Bool = false) {
    self.question = question
    self.operands = operands
    ignoresCase = ignoringCase
  }

  /// Which part of the subject its operand, a pattern, must match; nil for a test without pattern.
  package var patternScope: PatternScope? {
    if case .rule(let rule) = question, case .pattern(let scope) = rule.declaration.preparation {
      scope
    } else {
      nil
    }
  }
}

/// How a condition compares two values.
package enum Comparison: String, Sendable, Hashable, Codable, CaseIterable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  /// The first value is an item of the second, a list.
  case among
}

extension Comparison {
  /// Whether two values that have an order compare so.
  package func holds<Value: Comparable>(between left: Value, and right: Value) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .among: false
    }
  }
}
