/// What a rule takes and judges.
package struct RuleSignature: Sendable, Hashable {
  package struct Parameter: Sendable, Hashable {
    package var name: String
    package var type: ParameterType
    package var isOptional: Bool
    /// Whether it takes all the arguments that are left, one at least.
    package var isVariadic: Bool
    /// Whether the arguments may be equal, as weights of different places are; otherwise they are a set.
    package var allowsRepeats: Bool
    /// Whether a number must be greater than zero.
    package var isPositive: Bool

    package init(
      _ name: String,
      _ type: ParameterType,
      isOptional: Bool = false,
      isVariadic: Bool = false,
      allowsRepeats: Bool = false,
      isPositive: Bool = false
    ) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.isVariadic = isVariadic
      self.allowsRepeats = allowsRepeats
      self.isPositive = isPositive
    }

    /// Characters that a rule reads past: the machine takes them out of the subject before the test.
    static let ignoring = Parameter(BuiltInRule.ignoredCharacters, .characters, isOptional: true)
    /// Whether letters of either case are taken for the same.
    static let ignoringCase = Parameter(BuiltInRule.ignoringCase, .flag, isOptional: true)
    /// What the length of a text is counted in.
    static let unit = Parameter("in", .lengthUnit, isOptional: true)
  }

  package var parameters: [Parameter]
  package var subjects: SubjectKinds

  package init(_ parameters: [Parameter] = [], judges subjects: SubjectKinds) {
    self.parameters = parameters
    self.subjects = subjects
  }
}

/// What an argument may be.
package enum ParameterType: Sendable, Hashable {
  /// A value comparable with the subject: a literal of its type, or a field.
  case sameAsSubject
  /// A value comparable with the subject, or a field that holds a list of such values.
  case sameAsSubjectOrList
  /// A value comparable with the items of the list that is judged, or a field that holds such values.
  case sameAsItemOrList
  case text
  case integer
  case number
  case boolean
  case date
  case month
  case time
  case dateTime
  case duration
  case byteCount
  case pattern
  /// A set of characters in the notation of `chars`.
  case characters
  /// One number, or a range of them.
  case countOrRange
  /// A bound for an ordered subject: a number, a date, a field, today, now.
  case bound
  /// A bound, or a range of them.
  case boundOrRange
  /// `characters`, `utf16`, `scalars`, `bytes`.
  case lengthUnit
  /// A field of the form, by name or path.
  case field
  /// A field of the items of the list that is judged, by name or path.
  case itemField
  /// `true` or `false`, written out.
  case flag
}

extension BuiltInRule {
  /// The name of the parameter for characters that a rule reads past.
  package static let ignoredCharacters = "ignoring"
  /// The name of the parameter that takes letters of either case for the same.
  package static let ignoringCase = "ignoring_case"
  /// Parameters that say how a test is made, and are none of its operands.
  static let settings: Set<String> = [ignoredCharacters, ignoringCase]
}
