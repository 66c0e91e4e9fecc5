/// The rules that the engine itself knows, by the names that rule files use.
package enum BuiltInRule: String, Sendable, Hashable, CaseIterable {
  case required, present, accepted, empty, filled
  case equal, different
  case equalNext = "equal_next"
  case equalPrevious = "equal_previous"
  case minLength = "min_length"
  case maxLength = "max_length"
  case length
  case equalLength = "equal_length"
  case minValue = "min_value"
  case maxValue = "max_value"
  case between
  case multipleOf = "multiple_of"
  case oneOf = "one_of"
  case noneOf = "none_of"
  case regex, contains
  case startsWith = "starts_with"
  case endsWith = "ends_with"
  case chars
  case integer, number, boolean, date, time, datetime, json
  case before, after
  case luhn, mod97
  case weightedSum = "weighted_sum"
  case idna
  case size, unique, exclusive
  case maxSize = "max_size"
  case mediaType = "media_type"
  case kind
  case anyFilled = "any_filled"
  case allFilled = "all_filled"
}

/// What a rule can judge, as a set of kinds of values.
package struct SubjectKinds: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let text = SubjectKinds(rawValue: 1 << 0)
  /// Integers and numbers.
  package static let number = SubjectKinds(rawValue: 1 << 1)
  package static let boolean = SubjectKinds(rawValue: 1 << 2)
  package static let date = SubjectKinds(rawValue: 1 << 3)
  package static let time = SubjectKinds(rawValue: 1 << 4)
  package static let dateTime = SubjectKinds(rawValue: 1 << 5)
  package static let choice = SubjectKinds(rawValue: 1 << 6)
  package static let file = SubjectKinds(rawValue: 1 << 7)
  package static let list = SubjectKinds(rawValue: 1 << 8)
  /// A nested form's value.
  package static let object = SubjectKinds(rawValue: 1 << 9)
  /// The form as a whole, for rules that no field's value is given to.
  package static let wholeForm = SubjectKinds(rawValue: 1 << 10)

  /// Whatever a field can hold.
  package static let anyValue: SubjectKinds = [
    .text, .number, .boolean, .date, .time, .dateTime, .choice, .file, .list, .object,
  ]
  /// What is written as characters.
  package static let written: SubjectKinds = [.text, .choice]
  /// What has an order, texts by the number or date that they are.
  package static let ordered: SubjectKinds = [.text, .number, .date, .time, .dateTime]
  package static let moments: SubjectKinds = [.text, .date, .time, .dateTime]
}

/// What a rule takes and judges.
package struct RuleSignature: Sendable, Hashable {
  package struct Parameter: Sendable, Hashable {
    package var name: String
    package var type: ParameterType
    package var isOptional: Bool
    /// Whether it takes all the arguments that are left, one at least.
    package var isVariadic: Bool

    package init(
      _ name: String,
      _ type: ParameterType,
      isOptional: Bool = false,
      isVariadic: Bool = false
    ) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.isVariadic = isVariadic
    }
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
  case text
  case integer
  case number
  case boolean
  case date
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
}

extension BuiltInRule {
  /// The rule's parameters and what it judges.
  package var signature: RuleSignature {
    switch self {
    case .required, .present, .empty, .filled: RuleSignature(judges: .anyValue)
    case .accepted: RuleSignature(judges: .boolean)
    case .equal, .different:
      RuleSignature([.init("other", .sameAsSubject)], judges: .anyValue)
    case .equalNext, .equalPrevious: RuleSignature(judges: .anyValue)
    case .minLength: RuleSignature([.init("min", .integer), Self.unit], judges: .written)
    case .maxLength: RuleSignature([.init("max", .integer), Self.unit], judges: .written)
    case .length: RuleSignature([.init("range", .countOrRange), Self.unit], judges: .written)
    case .equalLength: RuleSignature([.init("count", .integer), Self.unit], judges: .written)
    case .minValue: RuleSignature([.init("min", .bound)], judges: .ordered)
    case .maxValue: RuleSignature([.init("max", .bound)], judges: .ordered)
    case .between:
      RuleSignature(
        [.init("min", .boundOrRange), .init("max", .bound, isOptional: true)],
        judges: .ordered
      )
    case .multipleOf: RuleSignature([.init("step", .number)], judges: [.text, .number])
    case .oneOf, .noneOf:
      RuleSignature(
        [.init("values", .sameAsSubjectOrList, isVariadic: true)],
        judges: [.text, .number, .boolean, .date, .time, .dateTime, .choice]
      )
    case .regex: RuleSignature([.init("pattern", .pattern), Self.ignoring], judges: .written)
    case .contains: RuleSignature([.init("pattern", .pattern)], judges: .written)
    case .startsWith, .endsWith: RuleSignature([.init("text", .text)], judges: .written)
    case .chars: RuleSignature([.init("characters", .characters)], judges: .written)
    case .integer, .number, .boolean, .date, .time, .datetime, .json:
      RuleSignature(judges: .text)
    case .before, .after: RuleSignature([.init("limit", .bound)], judges: .moments)
    case .luhn:
      RuleSignature([.init("letters", .boolean, isOptional: true), Self.ignoring], judges: .text)
    case .mod97: RuleSignature([Self.ignoring], judges: .text)
    case .weightedSum:
      RuleSignature(
        [
          .init("weights", .integer, isVariadic: true), .init("modulus", .integer), Self.ignoring,
        ],
        judges: .text
      )
    case .idna: RuleSignature([.init("after", .text, isOptional: true)], judges: .text)
    case .size: RuleSignature([.init("range", .countOrRange)], judges: .list)
    case .unique: RuleSignature([.init("by", .itemField, isOptional: true)], judges: .list)
    case .exclusive: RuleSignature([.init("item", .text)], judges: .list)
    case .maxSize: RuleSignature([.init("max", .byteCount)], judges: .file)
    case .mediaType:
      RuleSignature([.init("types", .text, isVariadic: true)], judges: .file)
    case .kind: RuleSignature([.init("kinds", .text, isVariadic: true)], judges: .anyValue)
    case .anyFilled, .allFilled:
      RuleSignature([.init("fields", .field, isVariadic: true)], judges: .wholeForm)
    }
  }

  private static let unit = RuleSignature.Parameter("in", .lengthUnit, isOptional: true)

  /// The name of the parameter for characters that a rule reads past.
  package static let ignoredCharacters = "ignoring"
  private static let ignoring = RuleSignature.Parameter(
    ignoredCharacters,
    .characters,
    isOptional: true
  )
}
