/// A question about the subject: what is asked, and the operands that it is asked with.
///
/// All tests have this one shape, so code that reads operands needs no knowledge of single tests.
/// A test sets the machine's answer and changes nothing else. It is *not applicable* to values outside
/// of its domain, and *unknown* where a value that it reads cannot be read.
package struct Test: Sendable, Hashable {
  package enum Question: Sendable, Hashable {
    /// Whether the subject satisfies a built-in rule.
    ///
    /// Only rules with ``BuiltInRule/isPrimitive`` are asked; the others are lowered to these.
    case rule(BuiltInRule)
    /// Whether the first operand compares to the second like this; never *not applicable*.
    case compare(Comparison)
    /// Whether the host accepts the subject with the operands as arguments; unknown while it has
    /// not answered.
    case external(ExternalIndex)
  }

  package var question: Question
  package var operands: OperandList

  package init(_ question: Question, _ operands: OperandList) {
    self.question = question
    self.operands = operands
  }

  /// Whether it matches a pattern, which is its operand.
  var isMatch: Bool { question == .rule(.regex) || question == .rule(.contains) }
}

/// How a condition compares two values.
package enum Comparison: UInt8, Sendable, Hashable, CaseIterable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}

extension BuiltInRule {
  /// Whether programs ask the rule itself; calls of other rules are lowered to calls of these.
  ///
  /// Their operands, by position; an operand is `none` where the call says nothing:
  ///
  /// | Rule | Operands | Holds if |
  /// |---|---|---|
  /// | `required`, `filled` | | the subject is not empty |
  /// | `present` | | the key is there with a value other than null |
  /// | `accepted` | | the subject is true |
  /// | `empty` | | the subject is empty |
  /// | `equal`, `different` | other | the values are the same, or not |
  /// | `length` | least, most, unit's name | the length lies between the bounds |
  /// | `between` | least, most | the value lies between the bounds |
  /// | `multiple_of` | step | the number is a multiple of the step |
  /// | `one_of`, `none_of` | values and lists of values | the subject is one of them, or none |
  /// | `regex` | pattern | the pattern matches the whole text |
  /// | `contains` | pattern | the pattern matches somewhere in the text |
  /// | `starts_with`, `ends_with` | text | the subject starts, or ends, with the text |
  /// | `chars` | set | all characters are in the set |
  /// | `integer`, `number`, `boolean`, `date`, `time`, `datetime`, `json` | | the text has this syntax |
  /// | `before`, `after` | limit | the subject is earlier, or later, than the limit |
  /// | `luhn` | whether letters count, if given | the check digit is right |
  /// | `mod97` | | the check digits are right |
  /// | `weighted_sum` | modulus, then weights | the sum is a multiple of the modulus |
  /// | `idna` | separator, if given | what follows the last separator is a host name |
  /// | `size` | least, most | the number of items lies between the bounds |
  /// | `unique` | path in an item, if given | no two items, or values there, are the same |
  /// | `exclusive` | item | the list does not hold the item and others |
  /// | `max_size` | byte count | the file is no larger |
  /// | `media_type` | types | the file is of one of the types |
  /// | `kind` | names of kinds | the value is of one of the kinds |
  /// | `any_filled`, `all_filled` | fields | one of the fields, or each, is not empty |
  package var isPrimitive: Bool {
    switch self {
    case .equalNext, .equalPrevious, .minLength, .maxLength, .equalLength, .minValue, .maxValue:
      false
    case .required, .present, .accepted, .empty, .filled, .equal, .different, .length, .between,
      .multipleOf, .oneOf, .noneOf, .regex, .contains, .startsWith, .endsWith, .chars, .integer,
      .number, .boolean, .date, .time, .datetime, .json, .before, .after, .luhn, .mod97,
      .weightedSum, .idna, .size, .unique, .exclusive, .maxSize, .mediaType, .kind, .anyFilled,
      .allFilled:
      true
    }
  }
}
