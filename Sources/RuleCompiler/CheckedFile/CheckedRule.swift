package import RuleEngine
package import RuleSyntax

/// `rule strong(min: integer = 8) { … }`.
package struct CheckedRule: Sendable {
  package var name: String
  package var parameters: [CheckedParameter] = []
  package var message: CheckedMessage?
  package var body: [CheckedStatement] = []
  package var examples: [CheckedExamples] = []
  /// The values that the rule can check.
  package var demand = SubjectDemand()
  /// Whether it is a rule of the standard library.
  package var isStandard: Bool
  /// The name's place.
  package var place: Place
}

/// `min: integer = 8` in a declaration.
package struct CheckedParameter: Sendable {
  package var name: String
  /// The declared type; nil accepts any argument.
  package var type: ParameterType?
  /// Whether an argument may be a range.
  package var mayBeRange: Bool
  package var defaultValue: CheckedOperand?
}

/// `external rule username_available "{value} is taken" { timeout 2s }`.
package struct CheckedExternal: Sendable {
  package var name: String
  package var parameters: [CheckedParameter] = []
  package var message: CheckedMessage?
  package var debounce: Duration?
  package var timeout: Duration?
  package var cache: Duration?
  package var retries = 0
  package var undecided = ExternalRule.Policy.blocks
  /// The name's place.
  package var place: Place
}

/// `accepts(country: "GB") "SW1A 1AA", "EC1A 1BB"` of a rule, `rejects "x"` of a rule or field.
package struct CheckedExamples: Sendable {
  package var verdict: ExamplesStatement.Verdict
  /// For a rule, one argument per parameter.
  package var arguments: [CheckedArgument]
  package var values: [(value: Value, place: Place)]
  package var place: Place
}

/// `test "adults only" for person { given { age: 17 }; expect invalid { age: min_value } }`.
package struct CheckedTest: Sendable {
  package var title: String
  package var form: FormIndex
  package var given = Value.form([:])
  /// The values of contexts, by name.
  package var context: [String: Value] = [:]
  /// The step up to which the record is checked; nil checks all of it.
  package var step: String?
  package var now: DateTime?
  /// `answer username_available: rejected after 1s`.
  package var answers: [(external: ExternalIndex, answer: ExternalAnswer, after: Duration?)] = []
  package var expected = ExpectedVerdict.valid
  /// Path, rule and place of each expected violation or undecided check.
  package var expectations: [(path: FieldPath, rule: String, place: Place)] = []
  /// The title's place.
  package var place: Place
}
