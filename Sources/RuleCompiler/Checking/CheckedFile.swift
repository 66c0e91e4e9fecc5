package import RuleEngine
package import RuleSyntax

/// Rule files whose names are resolved and whose types agree: what the checker makes of trees.
///
/// It holds the file that was asked for with all that it imports, and those standard rules that
/// something uses. Whatever cannot be resolved is reported and left out, so the parts that remain
/// are sound by themselves; a program is made only when there was no error.
package struct CheckedFile: Sendable {
  /// All source texts: first the file itself, then its imports, then standard files.
  package var sources: [SourceText] = []
  /// Forms of the file and its imports; the file's own come first.
  package var forms: [CheckedForm] = []
  package var rules: [CheckedRule] = []
  package var externals: [CheckedExternal] = []
  /// Tests of the file itself and of its imports.
  package var tests: [CheckedTest] = []

  package init() {}
}

/// A place in one of the checked sources.
package struct Place: Sendable, Hashable {
  /// Position in the list of sources.
  package var source: Int
  package var range: SourceRange

  package init(source: Int, range: SourceRange) {
    self.source = source
    self.range = range
  }
}

package struct CheckedForm: Sendable {
  package var name: String
  /// Whether its values are taken as they are given.
  package var isExact = false
  package var label: String?
  package var annotations: [AnnotationData]
  package var items: [CheckedItem]
  package var place: Place
}

/// What a form or group holds, in file order.
package indirect enum CheckedItem: Sendable {
  case field(CheckedField)
  case group(CheckedGroup)
  case when(CheckedCondition, items: [CheckedItem], otherwise: [CheckedItem], place: Place)
  /// A check of the form as a whole.
  case check(CheckedCheck)
}

package struct CheckedGroup: Sendable {
  package var name: String
  package var label: String?
  package var annotations: [AnnotationData]
  package var items: [CheckedItem]
  package var place: Place
}

package struct CheckedField: Sendable {
  package var name: String
  package var label: String?
  package var type: CheckedType
  package var isSecret: Bool
  package var annotations: [AnnotationData]
  package var options: [OptionData]
  package var normalization: [CheckedNormalization]
  package var mask: String?
  package var filter: CheckedExpression?
  package var body: [CheckedStatement]
  package var examples: [CheckedExamples]
  package var place: Place
}

package indirect enum CheckedType: Sendable, Hashable {
  case text, integer, number, boolean, date, time, dateTime, choice, file
  /// A value of any kind, taken as it is given.
  case any
  /// Position in the list of forms.
  case form(Int)
  case list(of: CheckedType)
}

package enum CheckedNormalization: Sendable {
  case change(TextNormalization)
  case replace(Pattern, template: String, place: Place)
}

/// A statement that judges.
package indirect enum CheckedStatement: Sendable {
  case check(CheckedCheck)
  case when(
    CheckedCondition,
    items: [CheckedStatement],
    otherwise: [CheckedStatement],
    place: Place
  )
  case moment(Moment, [CheckedStatement])
}

package struct CheckedCheck: Sendable {
  package var isWarning: Bool
  package var expression: CheckedExpression
  package var message: CheckedMessage?
  /// The check's first character in the rule file to its last, without its message.
  package var place: Place
}

package indirect enum CheckedExpression: Sendable {
  /// Arguments by parameter, in the signature's order; `equal_next` and `equal_previous` have
  /// become `equal` with the neighbour as their argument.
  case builtIn(BuiltInRule, CheckedCall)
  /// Position in the list of rules; an argument for every parameter, defaults filled in.
  case rule(Int, CheckedCall)
  /// Position in the list of external rules.
  case external(Int, CheckedCall)
  case not(CheckedExpression, place: Place)
  case and([CheckedExpression], place: Place)
  case or([CheckedExpression], place: Place)
  /// A parenthesised part with a message of its own.
  case part(CheckedExpression, message: CheckedMessage)
  /// Asked of each item whose place is among those.
  case each([CheckedStatement], items: ItemPlaces = .all, place: Place)
  /// Asked of the member of that name, which may be missing.
  case member(String, [CheckedStatement], place: Place)
}

/// A call as written, with resolved arguments.
package struct CheckedCall: Sendable {
  /// The name as written, such as `equal_next`.
  package var name: String
  package var arguments: [CheckedArgument]
  package var place: Place
}

package struct CheckedArgument: Sendable {
  /// The parameter's name.
  package var name: String
  /// One operand, or as many as were given for a variadic parameter; empty when left out.
  package var operands: [CheckedOperand]
}

package indirect enum CheckedOperand: Sendable {
  case text(String)
  case number(Number)
  case boolean(Bool)
  case date(CalendarDate)
  case time(TimeOfDay)
  case dateTime(DateTime)
  case duration(Duration)
  case byteCount(ByteCount)
  case pattern(Pattern, place: Place)
  case characters(ScalarSet, notation: String)
  case unit(TextUnit)
  /// A range with one bound at least.
  case range(lower: CheckedOperand?, upper: CheckedOperand?)
  /// A parameter of the rule whose body this is, by position.
  case parameter(Int)
  /// A field of the same form, by names from the form inward: groups, the field, and where the
  /// field is of a form's type, the names in that form.
  case field([String])
  /// A field of the items of the list that is judged.
  case itemField([CheckedItemStep])
  case today
  case now
  case offset(CheckedOperand, Duration)
}

/// A part of a path into the items of a list: all of it within one form.
///
/// It leads to a list of forms, in whose items the next part goes on; the last one to the value.
package struct CheckedItemStep: Sendable {
  /// Position of the items' form.
  package var form: Int
  /// Names from that form inward.
  package var path: [String]
}

package indirect enum CheckedCondition: Sendable {
  case compare(CheckedOperand, Comparison, CheckedOperand, place: Place)
  case membership(CheckedOperand, [CheckedOperand], isNegated: Bool, place: Place)
  /// Asks the expression, a call, of the operand's value.
  case asks(CheckedOperand, CheckedExpression, isNegated: Bool, place: Place)
  /// Asks a rule of the form as a whole.
  case ask(CheckedExpression)
  case not(CheckedCondition, place: Place)
  case and([CheckedCondition], place: Place)
  case or([CheckedCondition], place: Place)
}

/// A message whose placeholders are resolved.
package struct CheckedMessage: Sendable {
  package enum Segment: Sendable {
    case text(String)
    case label, value, length, other
    /// A parameter: of the rule whose body the message stands in (`parameter`), or of a call in
    /// the check that the message belongs to (that call's argument).
    case argument(name: String, CheckedOperand)
  }

  package var segments: [Segment]
  package var source: String
  package var place: Place
}

package struct CheckedRule: Sendable {
  package var name: String
  package var parameters: [CheckedParameter]
  package var message: CheckedMessage?
  package var body: [CheckedStatement]
  package var examples: [CheckedExamples]
  /// Which values the checks can judge.
  package var demand: SubjectDemand
  package var isStandard: Bool
  package var place: Place
}

package struct CheckedParameter: Sendable {
  package var name: String
  /// `nil` when it is not declared: anything goes.
  package var type: ParameterType?
  package var defaultValue: CheckedOperand?
}

package struct CheckedExternal: Sendable {
  package var name: String
  package var parameters: [CheckedParameter]
  package var message: CheckedMessage?
  package var debounce: Duration?
  package var timeout: Duration?
  package var cache: Duration?
  package var retries: Int
  package var undecided: UndecidedPolicy
  package var place: Place
}

/// `accepts` and `rejects` of a rule or field.
package struct CheckedExamples: Sendable {
  package var verdict: ExamplesStatement.Verdict
  /// For a rule, an argument for every parameter.
  package var arguments: [CheckedArgument]
  package var values: [(value: Value, place: Place)]
  package var place: Place
}

package struct CheckedTest: Sendable {
  package var title: String
  /// Position in the list of forms.
  package var form: Int
  package var given: Value
  package var now: DateTime?
  package var answers: [(external: Int, answer: ExternalAnswer, after: Duration?)]
  package var expected: ExpectedVerdict
  /// Path, rule and place of each expected violation or undecided check.
  package var expectations: [(path: FieldPath, rule: String, place: Place)]
  package var place: Place
}
