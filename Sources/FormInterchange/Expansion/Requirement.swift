import RuleEngine
import RuleSyntax

/// What a form asks of a value or a record, down to the built-in rules.
///
/// A requirement holds, fails or, as in the language, is not applicable; so it is made of the plain
/// cases of the algebra, which simplify nothing.
typealias Requirement = Boolean<Question>

/// What a requirement asks in one place.
indirect enum Question: BooleanAtom {
  /// A built-in rule, asked of the value.
  case rule(RuleUse)
  /// Something that no other format can ask, by its name, with what is in the way.
  case unsayable(String, Obstacle, range: SourceRange?)
  /// Asked of each item of the value, a list, or of those at the places.
  case each(Requirement, ItemPlaces)
  /// A comparison of two values, neither of which is the value that is judged.
  case compare(ExpandedOperand, Comparison, ExpandedOperand)
  /// Asked of another value.
  case of(ExpandedOperand, Requirement)
  /// A condition as a check, with what its author says where it fails.
  case condition(Requirement, message: ExpandedMessage?, range: SourceRange?)

  enum Obstacle: Hashable, Sendable {
    /// Only the host can answer it.
    case external
    /// It reads the form's context.
    case context
    /// Rules that call rules, each more than once, would fill the memory.
    case tooLong
    /// Rules that call rules, each in the next, would use up the stack.
    case tooDeep

    /// Why it can't be exported, where `host` is who can answer an external rule.
    func reason(host: String) -> String {
      switch self {
      case .external: "only the \(host) can answer it"
      case .context: "it reads a context, which comes with the record and is not part of it"
      case .tooLong: "too many alternatives: written out, its rules are too long"
      case .tooDeep:
        "written out, its rules are more than \(FormExpansion.mostLevels) levels deep"
      }
    }
  }
}

extension Boolean<Question> {
  /// All of them together, without needless nesting.
  static func conjunction(_ requirements: [Requirement]) -> Requirement {
    let parts = requirements.flatMap { requirement in
      if case .and(let inner) = requirement { inner } else { [requirement] }
    }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  /// Whether a branch's `otherwise` applies: it holds exactly where the condition does not.
  static func otherwise(_ condition: Requirement) -> Requirement {
    .choice(condition, .constant(false), .constant(true))
  }

  /// The built-in rules that are asked for every value and record.
  var uses: [RuleUse] {
    conjuncts.compactMap { if case .atom(.rule(let use)) = $0 { use } else { nil } }
  }
}

/// The use of a built-in rule.
struct RuleUse: Sendable, Hashable {
  var rule: BuiltInRule
  /// By parameter; those that take any number of values have them in order.
  var arguments: [String: [ExpandedOperand]] = [:]
  /// What its author says where it fails.
  var message: ExpandedMessage?
  /// The name under which it is known: that of the outermost call.
  var name: String
  /// Where the check is that it is a part of, if that is in the exported file.
  var range: SourceRange?

  /// The argument of a parameter that takes one.
  func argument(_ parameter: String) -> ExpandedOperand? { arguments[parameter]?.first }
}

/// A message, and what its placeholders stand for as far as that is known from the rules.
struct ExpandedMessage: Sendable, Hashable {
  var text: String
  var values: [String: [ExpandedOperand]]
}

/// An argument, or a side of a comparison, in which parameters have their values.
indirect enum ExpandedOperand: Sendable, Hashable {
  /// A text, or a date or time as it is written.
  case text(String)
  case number(Number)
  case boolean(Bool)
  case pattern(PatternLiteral)
  case duration(Duration)
  /// In bytes.
  case size(Number)
  case range(lower: ExpandedOperand?, upper: ExpandedOperand?)
  case today
  case now
  /// A field of the form by its path.
  case field([String])
  /// A value that lies outside of the form: the item before in its list, a field of that, or a
  /// parameter of the form, by its path.
  case outside([String])
  /// All values to which a path through lists leads.
  case itemValues([String])
  case offset(ExpandedOperand, MomentShift)
  case computed(Operation, [ExpandedOperand])

  /// Whether the operand is one value that the rules themselves give.
  var isConstant: Bool {
    switch self {
    case .text, .number, .boolean: true
    case .pattern, .duration, .size, .range, .today, .now, .field, .outside, .itemValues, .offset,
      .computed:
      false
    }
  }

  /// Whether it reads what lies outside of the form, or in the items of its lists.
  var leadsOutside: Bool {
    switch self {
    case .outside, .itemValues: true
    case .offset(let base, _): base.leadsOutside
    case .computed(_, let operands): operands.contains(where: \.leadsOutside)
    case .range(let lower, let upper): lower?.leadsOutside ?? false || upper?.leadsOutside ?? false
    case .text, .number, .boolean, .pattern, .duration, .size, .today, .now, .field: false
    }
  }

  /// Whether it takes arithmetic or the calendar to compute it, or something that it is made of.
  var isComputed: Bool {
    switch self {
    case .computed: true
    case .offset(_, .months): true
    case .offset(let base, .duration): base.isComputed
    case .range(let lower, let upper): lower?.isComputed ?? false || upper?.isComputed ?? false
    case .outside, .itemValues: false
    case .text, .number, .boolean, .pattern, .duration, .size, .today, .now, .field: false
    }
  }

  /// The text that the operand is; nil for any other.
  var constantText: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension RuleUse {
  /// The bounds of a rule that counts characters or items, in whole numbers; nil where they are no
  /// constants.
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
      .itemValues, .offset, .computed, nil:
      return nil
    }
  }

  /// The bounds of a rule that compares a value with two others, or with a range of them.
  var bounds: (lower: ExpandedOperand?, upper: ExpandedOperand?) {
    if case .range(let lower, let upper) = argument("min") { return (lower, upper) }
    return (argument("min"), argument("max"))
  }
}
