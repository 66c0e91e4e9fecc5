import RuleEngine
import RuleSyntax

/// A requirement on a value or record, in terms of built-in rules.
///
/// As in the language, a requirement holds, fails or is not applicable. So it uses only the bare
/// cases of ``Boolean``, and no simplification.
typealias Requirement = Boolean<Question>

/// An atomic requirement.
indirect enum Question: BooleanAtom {
  /// A built-in rule, applied to the value.
  case rule(RuleUse)
  /// A requirement that no format can express: its name, and the reason.
  case unsayable(String, Obstacle, range: SourceRange?)
  /// Applied to each item of a list, or to the items at these positions.
  case each(Requirement, ItemPlaces)
  /// A comparison of two values, neither of which is the current value.
  case compare(ExpandedOperand, Comparison, ExpandedOperand)
  /// Applied to another value.
  case of(ExpandedOperand, Requirement)
  /// A condition used as a check, with its author's message.
  case condition(Requirement, message: ExpandedMessage?, range: SourceRange?)

  /// The range of its check, if that is in the exported file; nil for requirements on other values.
  var range: SourceRange? {
    switch self {
    case .rule(let use): use.range
    case .unsayable(_, _, let range), .condition(_, _, let range): range
    case .each, .compare, .of: nil
    }
  }

  enum Obstacle: Hashable, Sendable {
    /// Only the host can answer it.
    case external
    /// It reads a context.
    case context
    /// The value can be of any kind.
    case unknownType
    /// Nested calls would expand to too many nodes.
    case tooLong
    /// Nested calls would expand too deeply for the stack.
    case tooDeep

    /// The reason in words; `host` names what answers external rules.
    func reason(host: String) -> String {
      switch self {
      case .external: "only the \(host) can answer it"
      case .unknownType: "the checks of a field of this type are left out"
      case .context: "it reads a context, which comes with the record and is not part of it"
      case .tooLong: "too many alternatives: written out, its rules are too long"
      case .tooDeep:
        "written out, its rules are more than \(FormExpansion.mostLevels) levels deep"
      }
    }
  }
}

extension Boolean<Question> {
  /// The conjunction, without needless nesting.
  static func conjunction(_ requirements: [Requirement]) -> Requirement {
    let parts = requirements.flatMap { requirement in
      if case .and(let inner) = requirement { inner } else { [requirement] }
    }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  /// The condition of `otherwise`: it holds whenever the condition doesn't hold.
  static func otherwise(_ condition: Requirement) -> Requirement {
    .choice(condition, .constant(false), .constant(true))
  }

  /// The built-in rules that apply to every value and record.
  var uses: [RuleUse] {
    conjuncts.compactMap { if case .atom(.rule(let use)) = $0 { use } else { nil } }
  }
}

/// A call of a built-in rule.
struct RuleUse: Sendable, Hashable {
  var rule: BuiltInRule
  /// Arguments by parameter; a variadic parameter has several, in order.
  var arguments: [String: [ExpandedOperand]] = [:]
  /// The author's message.
  var message: ExpandedMessage?
  /// The name for reports: that of the outermost call.
  var name: String
  /// The range of its check, if that is in the exported file.
  var range: SourceRange?

  /// The argument of a parameter that takes only one.
  func argument(_ parameter: String) -> ExpandedOperand? { arguments[parameter]?.first }
}

/// A message with its placeholders resolved where the rules determine them.
struct ExpandedMessage: Sendable, Hashable {
  var text: String
  var values: [String: [ExpandedOperand]]
}

/// An argument or a side of a comparison, with parameters replaced.
indirect enum ExpandedOperand: Sendable, Hashable {
  /// A text, or a date or time in text form.
  case text(String)
  case number(Number)
  case boolean(Bool)
  case pattern(PatternLiteral)
  case duration(Duration)
  /// A size in bytes.
  case size(Number)
  case range(lower: ExpandedOperand?, upper: ExpandedOperand?)
  case today
  case now
  /// A field of the form by its path.
  case field([String])
  /// A value outside the form, by its path.
  ///
  /// It is the previous item in its list, a field of that, or a parameter of the form.
  case outside([String])
  /// All values at the end of a path through lists.
  case itemValues([String])
  case offset(ExpandedOperand, MomentShift)
  case computed(Operation, [ExpandedOperand])
  /// A value that the form computes once, such as a sum over a list; no target can express it.
  case ofForm

  /// Whether the operand is a single constant value.
  var isConstant: Bool {
    switch self {
    case .text, .number, .boolean: true
    case .pattern, .duration, .size, .range, .today, .now, .field, .outside, .itemValues, .offset,
      .computed, .ofForm:
      false
    }
  }

  /// Whether it reads values outside the form, or items of its lists.
  var leadsOutside: Bool {
    switch self {
    case .outside, .itemValues: true
    case .offset(let base, _): base.leadsOutside
    case .computed(_, let operands): operands.contains(where: \.leadsOutside)
    case .range(let lower, let upper): lower?.leadsOutside ?? false || upper?.leadsOutside ?? false
    case .text, .number, .boolean, .pattern, .duration, .size, .today, .now, .field, .ofForm:
      false
    }
  }

  /// Whether it, or a part of it, needs arithmetic or the calendar.
  var isComputed: Bool {
    switch self {
    case .computed, .ofForm: true
    case .offset(_, .months): true
    case .offset(let base, .duration): base.isComputed
    case .range(let lower, let upper): lower?.isComputed ?? false || upper?.isComputed ?? false
    case .outside, .itemValues: false
    case .text, .number, .boolean, .pattern, .duration, .size, .today, .now, .field: false
    }
  }

  /// The text, if the operand is a text.
  var constantText: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension RuleUse {
  /// The bounds of a rule that counts characters or items; nil if they are not constant whole
  /// numbers.
  var counts: (least: Number?, most: Number?)? {
    let bounds: ExpandedOperand?
    switch rule {
    case .minLength: bounds = .range(lower: argument("min"), upper: nil)
    case .maxLength: bounds = .range(lower: nil, upper: argument("max"))
    case .length, .size: bounds = argument("range")
    case .equalLength: bounds = argument("count")
    default: return nil
    }
    switch bounds {
    case .number(let number): return (number.roundedUp, number.roundedDown)
    case .range(.number(let lower)?, .number(let upper)?):
      return (lower.roundedUp, upper.roundedDown)
    case .range(.number(let lower)?, nil): return (lower.roundedUp, nil)
    case .range(nil, .number(let upper)?): return (nil, upper.roundedDown)
    case .text, .boolean, .pattern, .duration, .size, .range, .today, .now, .field, .outside,
      .itemValues, .offset, .computed, .ofForm, nil:
      return nil
    }
  }

  /// The bounds of a rule that compares a value with two others or a range.
  var bounds: (lower: ExpandedOperand?, upper: ExpandedOperand?) {
    if case .range(let lower, let upper) = argument("min") { return (lower, upper) }
    return (argument("min"), argument("max"))
  }
}
