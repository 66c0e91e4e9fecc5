// Built-in rules: the rules that are implemented in the engine.
//
// Input: a rule's name and arguments. Output: everything that other parts of the project need to
// know about the rule and, when a form is judged, the rule's answer. Each rule is declared once, in
// a file of this folder with the rule's name; closely related rules share a file. All other code
// uses the declaration through the properties of `BuiltInRule`. A look-up costs one jump.
//
// To add a rule, add its file, its case here, its line in `declaration`, and its reference page.

/// The rules that are implemented in the engine, by their names in rule files.
///
/// A rule's reference page has the same name.
package enum BuiltInRule: String, Sendable, Hashable, Codable, CaseIterable {
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
  case size, unique, exclusive, includes, ascending
  case noOverlap = "no_overlap"
  case minSize = "min_size"
  case maxSize = "max_size"
  case mediaType = "media_type"
  case kind
  case anyFilled = "any_filled"
  case allFilled = "all_filled"
  case oneFilled = "one_filled"

  /// The declaration of the rule.
  var declaration: any BuiltInRuleDeclaration.Type {
    switch self {
    case .required: Required.self
    case .present: Present.self
    case .accepted: Accepted.self
    case .empty: Empty.self
    case .filled: Filled.self
    case .equal: Equal.self
    case .different: Different.self
    case .equalNext: EqualNext.self
    case .equalPrevious: EqualPrevious.self
    case .minLength: MinLength.self
    case .maxLength: MaxLength.self
    case .length: Length.self
    case .equalLength: EqualLength.self
    case .minValue: MinValue.self
    case .maxValue: MaxValue.self
    case .between: Between.self
    case .multipleOf: MultipleOf.self
    case .oneOf: OneOf.self
    case .noneOf: NoneOf.self
    case .regex: Regex.self
    case .contains: Contains.self
    case .startsWith: StartsWith.self
    case .endsWith: EndsWith.self
    case .chars: Chars.self
    case .integer: IntegerSyntax.self
    case .number: NumberSyntax.self
    case .boolean: BooleanSyntax.self
    case .date: DateSyntax.self
    case .time: TimeSyntax.self
    case .datetime: DateTimeSyntax.self
    case .json: JSONSyntax.self
    case .before: Before.self
    case .after: After.self
    case .luhn: Luhn.self
    case .mod97: Mod97.self
    case .weightedSum: WeightedSum.self
    case .idna: IDNA.self
    case .size: Size.self
    case .unique: Unique.self
    case .exclusive: Exclusive.self
    case .includes: Includes.self
    case .ascending: Ascending.self
    case .noOverlap: NoOverlap.self
    case .minSize: MinSize.self
    case .maxSize: MaxSize.self
    case .mediaType: MediaType.self
    case .kind: Kind.self
    case .anyFilled: AnyFilled.self
    case .allFilled: AllFilled.self
    case .oneFilled: OneFilled.self
    }
  }
}

// MARK: What the declaration says

extension BuiltInRule {
  /// The rule's parameters, and the kinds of values that it judges.
  package var signature: RuleSignature { declaration.signature }

  /// Whether the rule has an answer for an empty value.
  package var judgesEmptyValues: Bool { declaration.judgesEmptyValues }

  /// Whether the rule occurs in programs; calls of other rules are lowered to primitive ones.
  package var isPrimitive: Bool { declaration.isPrimitive }

  /// Lowers a call to a primitive rule.
  ///
  /// - Parameter arguments: the call's arguments, which must match the rule's signature.
  /// - Returns: the primitive rule and its operands.
  package func lowered<Given: RuleArguments>(_ arguments: Given) -> LoweredRule<Given.Argument> {
    if let lowered = declaration.lowered(arguments) { return lowered }
    let parameters = signature.parameters.filter { !$0.isSetting }
    return LoweredRule(self, parameters.flatMap { arguments.values(of: $0.name) })
  }

  /// The English message for input that fails the rule or, under `not`, satisfies it.
  ///
  /// - Parameters:
  ///   - values: the known values of the call's arguments, by parameter.
  ///   - isNegated: whether the rule is under `not`.
  ///   - manner: the kind of value, if it has a wording of its own.
  /// - Returns: the template, with parameters in braces.
  package func message(
    for values: MessageValues,
    isNegated: Bool,
    of manner: MessageManner = .value
  ) -> String {
    declaration.message(isNegated: isNegated, of: manner)
      ?? declaration.message(for: values, isNegated: isNegated)
  }

  /// The rule's English messages in all wordings.
  package var messages: Set<String> {
    let arguments = signature.parameters.map { (name: $0.name, shown: ShownText($0.name)) }
    var messages: Set<String> = []
    for manner in MessageManner.allCases {
      for values in [MessageValues(), MessageValues(arguments)] {
        for isNegated in [false, true] {
          messages.insert(message(for: values, isNegated: isNegated, of: manner))
        }
      }
    }
    return messages
  }

  /// The constraint that a primitive rule puts on values, for the search for contradictions.
  package var constraint: RuleConstraint { declaration.constraint }

  /// Why export formats may not be able to express the rule.
  package var portability: RulePortability { declaration.portability }
}
