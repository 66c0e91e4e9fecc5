/// The parameters of a rule, and the kinds of values that it judges.
package struct RuleSignature: Sendable, Hashable {
  /// A parameter: its name, its type, and constraints on its arguments.
  package struct Parameter: Sendable, Hashable {
    package var name: String
    package var type: ParameterType
    package var isOptional: Bool
    /// Whether it takes all remaining arguments, at least one.
    package var isVariadic: Bool
    /// Whether equal arguments are allowed, as for weights; otherwise the arguments are a set.
    package var allowsRepeats: Bool
    /// Whether a number must be greater than zero.
    package var isPositive: Bool

    /// Whether it is a setting of the test, and so passed by name only.
    package var isSetting: Bool { BuiltInRule.settings.contains(name) }

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

    /// Characters to ignore: the machine removes them from the subject before the test.
    static let ignoring = Parameter(BuiltInRule.ignoredCharacters, .characters, isOptional: true)
    /// Whether letter case is ignored.
    static let ignoringCase = Parameter(BuiltInRule.ignoringCase, .flag, isOptional: true)
    /// The unit of a text's length.
    static let unit = Parameter("in", .lengthUnit, isOptional: true)
  }

  package var parameters: [Parameter]
  package var subjects: SubjectKinds

  package init(_ parameters: [Parameter] = [], judges subjects: SubjectKinds) {
    self.parameters = parameters
    self.subjects = subjects
  }
}

/// The type of a parameter's arguments.
package enum ParameterType: Sendable, Hashable {
  /// A value comparable with the subject: a literal of its type, or a field.
  case sameAsSubject
  /// A value comparable with the subject, or a field that holds a list of such values.
  case sameAsSubjectOrList
  /// A value comparable with an item of the judged list, or a field that holds such values.
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
  /// A number, or a range of numbers.
  case countOrRange
  /// A bound for an ordered subject: a number, a date, a field, today, now.
  case bound
  /// A bound, or a range of bounds.
  case boundOrRange
  /// `characters`, `utf16`, `scalars`, `bytes`.
  case lengthUnit
  /// A field of the form, by name or path.
  case field
  /// A field of the judged list's items, by name or path.
  case itemField
  /// `true` or `false`, written out.
  case flag
}

extension BuiltInRule {
  /// The name of the parameter for characters to ignore.
  package static let ignoredCharacters = "ignoring"
  /// The name of the parameter for ignoring letter case.
  package static let ignoringCase = "ignoring_case"
  /// Parameters that are settings of a test, and not operands.
  static let settings: Set<String> = [ignoredCharacters, ignoringCase]
}
