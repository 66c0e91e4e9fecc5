/// A test of the subject: its question, and the operands.
///
/// All tests have this shape, so code that reads operands need not know individual tests. A test
/// only sets the machine's answer. The answer is *not applicable* for a subject outside of the
/// test's domain, and *unknown* if a value that the test reads is unreadable.
package struct Test: Sendable, Hashable {
  package enum Question: Sendable, Hashable {
    /// Whether the subject satisfies a built-in rule.
    ///
    /// Only rules with ``BuiltInRule/isPrimitive`` occur here; calls of other rules are lowered to
    /// these. The operands are the arguments in the order of the rule's parameters, variadic ones
    /// one by one, unless the rule's declaration says otherwise. A missing argument is `none`.
    case rule(BuiltInRule)
    /// Whether the comparison of the two operands holds; never *not applicable*.
    case compare(Comparison)
    /// Like `compare`, but *not applicable* if one of the operands is empty.
    case compareFilled(Comparison)
    /// Whether the host accepts the subject, given the arguments; unknown until it answers.
    case external(ExternalIndex)

    /// The comparison of two operands, if the test is one.
    package var comparison: Comparison? {
      switch self {
      case .compare(let comparison), .compareFilled(let comparison): comparison
      case .rule, .external: nil
      }
    }
  }

  package var question: Question
  /// Whether letter case is ignored.
  package var ignoresCase: Bool
  package var operands: OperandList

  package init(_ question: Question, _ operands: OperandList, ignoringCase: Bool = false) {
    self.question = question
    self.operands = operands
    ignoresCase = ignoringCase
  }

  /// Whether the pattern must match all of the subject or a part; nil for a test without a pattern.
  package var patternScope: PatternScope? {
    if case .rule(let rule) = question, case .pattern(let scope) = rule.declaration.preparation {
      scope
    } else {
      nil
    }
  }
}

/// A comparison of two values in a condition.
package enum Comparison: String, Sendable, Hashable, Codable, CaseIterable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  /// The first value is among the items of the second, a list.
  case among
}

extension Comparison {
  /// Whether the comparison holds for two ordered values.
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
