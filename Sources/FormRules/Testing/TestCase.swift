/// One thing that a rule file says should come of a value or a record.
package struct TestCase: Sendable {
  /// The expected outcome.
  package enum Expectation: Sendable {
    /// Whether the value at the path, the only one that is given, is accepted.
    case value(at: FieldPath, isAccepted: Bool)
    /// The record's verdict, and the expected failures; empty if the test names none.
    case record(Report.Verdict, [TestFinding])
  }

  /// A value that is judged by a field alone.
  package struct Example: Sendable {
    package var field: FieldIndex
    package var value: Value
  }

  /// The rule, field or form that it is about: `postcode`, `person.age`, `order`.
  package var owner: String
  /// The example as it is written, `rejects "12345"`, or the title of the test.
  package var title: String
  package var place: RulePlace
  package var form: FormIndex
  package var given: [String: Value]
  /// The values of contexts.
  package var context: [String: Value] = [:]
  /// The value to validate, if it is not the given record.
  package var example: Example?
  /// The step up to which the record is judged; nil for all of it.
  package var step: String?
  package var clock: FormClock
  /// The host's answers to external rules; other questions stay pending.
  package var answers: HostAnswers
  package var expectation: Expectation

  /// Its full name, which selects tests to run.
  package var name: String { "\(owner): \(title)" }
}

/// A check that is at fault, as `expect` lists it: `confirm: equal`.
package struct TestFinding: Sendable, Hashable, CustomStringConvertible {
  /// Empty for a check of the form as a whole, which is listed by its rule alone.
  package var path: FieldPath
  package var rule: String

  package var description: String { path.components.isEmpty ? rule : "\(path): \(rule)" }
}
