/// The expression of a check, or the condition of a `when`.
///
/// `and` and `or` have all their operands in one node, so that a long chain is not a deep tree. The
/// parser accepts `each`, `member` and messages only in checks, and tests of named values only in
/// conditions, where a call applies to the form as a whole.
package indirect enum Expression: Sendable, Hashable {
  /// `min_length(6)`
  case call(Call)
  /// `not email`
  case not(Expression, range: SourceRange)
  /// `a and b and c`: two operands or more
  case and([Expression], range: SourceRange)
  /// `a or b or c`: two operands or more
  case or([Expression], range: SourceRange)
  /// `(telephone or email) "message"`
  case parenthesized(Expression, message: StringLiteral? = nil, range: SourceRange)
  /// `each { max_length(20) }`, `each[0] { required }`
  case each([Statement], items: ItemRange? = nil, range: SourceRange)
  /// `keys { max_length(63) }`
  case keys([Statement], range: SourceRange)
  /// `member "street" { required; max_length(60) }`
  case member(StringLiteral, [Statement], range: SourceRange)
  /// `check start <= end`: a condition on named values; it is the whole check
  case condition(Expression, range: SourceRange)
  /// `country == "GB"`, `start + 1d < end`
  case comparison(Operand, ComparisonOperator, Operand, range: SourceRange)
  /// `country in ("GB", "DE")`, `country not in (…)`
  case membership(Operand, isNegated: Bool, [Operand], range: SourceRange)
  /// `"other" in channels`, `favorite not in colors`: whether an item of a list is the value
  case inclusion(Operand, in: Path, isNegated: Bool, range: SourceRange)
  /// `contact is email`, `age(birthday) is not between(18, 65)`
  case asks(Operand, isNegated: Bool, Call, range: SourceRange)

  package var range: SourceRange {
    switch self {
    case .call(let call): call.range
    case .not(_, let range), .and(_, let range), .or(_, let range): range
    case .condition(_, let range): range
    case .parenthesized(_, _, let range), .each(_, _, let range), .member(_, _, let range): range
    case .keys(_, let range): range
    case .comparison(_, _, _, let range), .membership(_, _, _, let range): range
    case .inclusion(_, _, _, let range), .asks(_, _, _, let range): range
    }
  }
}

/// How a condition compares.
package enum ComparisonOperator: String, Sendable, Hashable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// The comparison that holds where this one doesn't.
  package var opposite: ComparisonOperator {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}

/// Which items of a list, counted from 0 as in paths: `[0]`, `[1...3]`, `[2...]`.
package struct ItemRange: Sendable, Hashable {
  package var first: Int
  /// The last item; `nil` for all from the first.
  package var last: Int?
  /// Whether it is written with `...`.
  package var isSpan: Bool
  package var range: SourceRange

  package init(first: Int, last: Int?, isSpan: Bool = true, range: SourceRange = .none) {
    self.first = first
    self.last = last
    self.isSpan = isSpan
    self.range = range
  }

  /// One item.
  package init(_ place: Int) {
    self.init(first: place, last: place, isSpan: false)
  }
}

/// The use of a rule: `required`, `min_length(6)`, `strong_password(length: 10)`.
package struct Call: Sendable, Hashable {
  package var name: Name
  /// `nil` without parentheses.
  package var arguments: [Argument]?
  /// Whether some of the parentheses could not be parsed, which was reported.
  package var lacksArguments = false
  /// Whether it is written in another notation, which was reported with a fix.
  package var isForeign = false
  package var range: SourceRange

  package init(name: Name, arguments: [Argument]? = nil, range: SourceRange = .none) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}

extension SourceText {
  /// The call in the language's notation, with its arguments as in the text.
  package func written(_ call: Call) -> String {
    guard let arguments = call.arguments else { return call.name.written }
    return call.name.written + "(" + arguments.map { written($0) }.joined(separator: ", ") + ")"
  }

  /// The argument in the language's notation.
  package func written(_ argument: Argument) -> String {
    (argument.label.map { "\($0.written): " } ?? "") + written(argument.value)
  }

  /// The value as in the text; texts in other notations get this language's quotes.
  package func written(_ value: Operand) -> String {
    // A text that is made from another notation, or missing at the end of the file, has no place.
    guard case .string(let literal) = value, text(in: literal.range).first != "\""
    else { return text(in: value.range) }
    return StringEscapes.quote(literal.value)
  }
}

/// An argument of a rule: `10`, `length: 10`.
package struct Argument: Sendable, Hashable {
  package var label: Name?
  package var value: Operand
  package var range: SourceRange

  package init(label: Name? = nil, value: Operand, range: SourceRange = .none) {
    self.label = label
    self.value = value
    self.range = range
  }
}

/// An argument, or a side of a comparison.
package indirect enum Operand: Sendable, Hashable {
  case string(StringLiteral)
  /// `-12.50`, as written
  case number(String, range: SourceRange)
  case boolean(Bool, range: SourceRange)
  case pattern(PatternLiteral)
  /// `300ms`, as written
  case duration(String, range: SourceRange)
  /// `5MB`, as written
  case size(String, range: SourceRange)
  /// `1...5`, `1...`, `...5`: at least one bound
  case closedRange(lower: Operand?, upper: Operand?, range: SourceRange)
  case today(range: SourceRange)
  case now(range: SourceRange)
  /// A parameter, or a field by name or path.
  case path(Path)
  /// `quantity * unit_price`, `start + 30min`
  case binary(Operand, ArithmeticOperator, Operand, range: SourceRange)
  /// `-discount`; the sign of a number is part of the number
  case negated(Operand, range: SourceRange)
  /// `(net + tax)`
  case parenthesized(Operand, range: SourceRange)
  /// `round(net, 2)`
  case function(Call)
  /// `sum(quantity * unit_price of lines where quantity > 0)`
  case aggregate(AggregateTree)

  package var range: SourceRange {
    switch self {
    case .string(let literal): literal.range
    case .pattern(let literal): literal.range
    case .path(let path): path.range
    case .number(_, let range), .boolean(_, let range), .duration(_, let range): range
    case .size(_, let range), .closedRange(_, _, let range): range
    case .today(let range), .now(let range), .binary(_, _, _, let range): range
    case .negated(_, let range), .parenthesized(_, let range): range
    case .function(let call): call.range
    case .aggregate(let aggregate): aggregate.range
    }
  }

  /// The paths that it reads, apart from those in list functions.
  var paths: [Path] {
    switch self {
    case .path(let path): [path]
    case .binary(let left, _, let right, _): left.paths + right.paths
    case .negated(let inner, _), .parenthesized(let inner, _): inner.paths
    case .function(let call): (call.arguments ?? []).flatMap(\.value.paths)
    case .closedRange, .string, .pattern, .number, .boolean, .duration, .size, .today, .now,
      .aggregate:
      []
    }
  }

  /// Whether it is a literal, perhaps in parentheses, whose type depends on its context.
  package var isLiteral: Bool {
    switch unparenthesized {
    case .string, .number, .boolean, .pattern, .duration, .size, .closedRange: true
    case .today, .now, .path, .binary, .negated, .parenthesized, .function, .aggregate: false
    }
  }

  /// The operand without the parentheses around it.
  package var unparenthesized: Operand {
    if case .parenthesized(let inner, _) = self { inner.unparenthesized } else { self }
  }
}

/// A function of the items of a list: `count(lines where quantity > 0)`.
package struct AggregateTree: Sendable, Hashable {
  /// The list functions.
  package enum Function: String, Sendable, Hashable, CaseIterable {
    case count, sum, min, max
  }

  package var function: Function
  /// The operand for each item; nil for `count`.
  package var value: Operand?
  package var list: Path
  /// Which items count; nil for all.
  package var condition: Expression?
  package var range: SourceRange

  package init(
    function: Function,
    value: Operand? = nil,
    list: Path,
    condition: Expression? = nil,
    range: SourceRange = .none
  ) {
    self.function = function
    self.value = value
    self.list = list
    self.condition = condition
    self.range = range
  }
}

/// How an operand combines two others.
package enum ArithmeticOperator: String, Sendable, Hashable, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"

  /// Whether it binds its operands more tightly than the others.
  package var isProduct: Bool { self == .multiply || self == .divide }
}

/// A regular expression: `/[a-z]+/i`.
package struct PatternLiteral: Sendable, Hashable {
  /// The text between the slashes, byte for byte, so that offsets in it are offsets in the source.
  package var text: String
  /// The letters after the closing slash, in the order `imsx` without repeats.
  package var flags: String
  /// The whole literal; the pattern's first byte is one after its start.
  package var range: SourceRange

  package init(text: String, flags: String = "", range: SourceRange = .none) {
    self.text = text
    self.flags = flags
    self.range = range
  }
}

/// A field or parameter by name: `country`, `address.country`, `addresses[0].postcode`,
/// `labels["app"]`.
package struct Path: Sendable, Hashable {
  package enum Component: Sendable, Hashable {
    case name(Name)
    case index(Int, range: SourceRange)
    /// The key of an entry of a map: `["app"]`.
    case key(StringLiteral)
  }

  /// One more than the largest index: positions of items have 32 bits, including the one after the
  /// last.
  package static let itemLimit = Int(UInt32.max)

  /// Begins with a name.
  package var components: [Component]
  package var range: SourceRange

  package init(components: [Component], range: SourceRange = .none) {
    self.components = components
    self.range = range
  }

  /// Whether it goes through a map by a key.
  package var hasKeys: Bool {
    components.contains { component in
      if case .key = component { true } else { false }
    }
  }
}
