/// One thing that a rule file says should come of a value or a record.
package struct TestCase: Sendable {
  /// What should come of it.
  package enum Expectation: Sendable {
    /// Whether the value at the path, the only one that is given, is accepted.
    case value(at: FieldPath, isAccepted: Bool)
    /// The record's verdict, and which checks are at fault; none means that nobody says which.
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
  /// What is judged where not the record is that is given.
  package var example: Example?
  /// The step up to which the record is judged; nil for all of it.
  package var step: String?
  package var clock: FormClock
  /// What the host says to external rules; what it is not to say stays pending.
  package var answers: HostAnswers
  package var expectation: Expectation

  /// Its full name, by which people choose what to run.
  package var name: String { "\(owner): \(title)" }
}

/// A check that is at fault, as `expect` lists it: `confirm: equal`.
package struct TestFinding: Sendable, Hashable, CustomStringConvertible {
  /// Empty for a check of the form as a whole, which is listed by its rule alone.
  package var path: FieldPath
  package var rule: String

  package var description: String { path.components.isEmpty ? rule : "\(path): \(rule)" }
}
