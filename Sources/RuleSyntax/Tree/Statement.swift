/// A statement in the block of a field, a rule, a branch, a moment or `each`.
///
/// The grammar is the same for all of them; the checker reports statements in the wrong block.
package indirect enum Statement: Sendable, Hashable {
  case check(Check)
  case when(When<Statement>)
  /// Checks for only one moment: `on blur { … }`
  case moment(MomentName, [Statement], range: SourceRange = .none)
  /// Changes of a value before its checks: `normalize trim, replace(/-/, "")`
  case normalize([Call], range: SourceRange = .none)
  /// The rule that each edit must satisfy: `filter chars("a-z0-9_") and max_length(20)`
  case filter(Expression, range: SourceRange)
  /// How a value is formatted while it is typed: `mask "[0000] [0000]"`
  case mask(StringLiteral, range: SourceRange)
  case option(OptionStatement)
  /// A name in a rule: `let limit = 2 * base`
  case binding(LetDeclaration)
  case examples(ExamplesStatement)

  package var range: SourceRange {
    switch self {
    case .check(let check): check.range
    case .when(let when): when.range
    case .moment(_, _, let range), .normalize(_, let range), .filter(_, let range),
      .mask(_, let range):
      range
    case .option(let option): option.range
    case .binding(let binding): binding.range
    case .examples(let examples): examples.range
    }
  }
}

/// A check of a value: `email and max_length(128) "message"`, `warn min_length(14)`.
///
/// A message at the very end belongs to the check, even after a parenthesized part: `(a or b)
/// "message"`.
package struct Check: Sendable, Hashable {
  /// Whether the check only advises.
  package var isWarning: Bool
  package var expression: Expression
  package var message: StringLiteral?
  /// The fields at which a failure of a `check` is reported: `at start, end`.
  package var targets: [Path]
  package var range: SourceRange

  package init(
    isWarning: Bool = false,
    expression: Expression,
    message: StringLiteral? = nil,
    targets: [Path] = [],
    range: SourceRange = .none
  ) {
    self.isWarning = isWarning
    self.expression = expression
    self.message = message
    self.targets = targets
    self.range = range
  }

  /// A rule alone.
  init(_ call: Call) { self.init(expression: .call(call), range: call.range) }
}

/// A statement in a block of `when`, which can be a `when` itself.
package protocol Conditional: Sendable, Equatable {
  static func when(_ when: When<Self>) -> Self
}

extension Statement: Conditional {}
extension FormItem: Conditional {}

/// A choice between blocks: `when country == "GB" { … } otherwise { … }`.
package struct When<Item: Conditional>: Sendable, Equatable {
  package var condition: Expression
  package var items: [Item]
  /// `nil` without `otherwise`.
  package var otherwise: Otherwise<Item>?
  package var range: SourceRange

  package init(
    condition: Expression,
    items: [Item],
    otherwise: Otherwise<Item>? = nil,
    range: SourceRange = .none
  ) {
    self.condition = condition
    self.items = items
    self.otherwise = otherwise
    self.range = range
  }
}

/// The part after `otherwise`.
package indirect enum Otherwise<Item: Conditional>: Sendable, Equatable {
  /// `otherwise { … }`
  case block([Item])
  /// `otherwise when country == "DE" { … }`, the next link of a chain
  case when(When<Item>)

  /// A block of the statements or, if there is only a `when`, the chain that it continues.
  package init(_ items: [Item]) where Item == Statement {
    self =
      if items.count == 1, case .when(let next) = items[0] { .when(next) } else { .block(items) }
  }

  /// What applies if the preceding condition does not hold: for a chain, the rest of it.
  package var items: [Item] {
    switch self {
    case .block(let items): items
    case .when(let next): [.when(next)]
    }
  }
}

extension When: Hashable where Item: Hashable {}
extension Otherwise: Hashable where Item: Hashable {}

/// When a form is checked.
package enum MomentName: String, Sendable, Hashable, CaseIterable {
  case change, blur, submit
}

/// One value of a choice: `option "GB" "United Kingdom" @flag("gb")`.
package struct OptionStatement: Sendable, Hashable {
  package var value: StringLiteral
  package var label: StringLiteral?
  package var annotations: [Annotation]
  package var range: SourceRange

  package init(
    value: StringLiteral,
    label: StringLiteral? = nil,
    annotations: [Annotation] = [],
    range: SourceRange = .none
  ) {
    self.value = value
    self.label = label
    self.annotations = annotations
    self.range = range
  }
}

/// Examples of a rule: `accepts "Abcdefg1"`, `rejects(country: "GB") "12345", "ABC 123"`.
package struct ExamplesStatement: Sendable, Hashable {
  package enum Verdict: String, Sendable, Hashable, CaseIterable {
    case accepts, rejects
  }

  package var verdict: Verdict
  /// The arguments for the rule's parameters in these examples.
  package var arguments: [Argument]?
  /// Whether some of the parentheses could not be parsed, which was reported.
  package var lacksArguments = false
  package var values: [Literal]
  package var range: SourceRange

  package init(
    verdict: Verdict,
    arguments: [Argument]? = nil,
    values: [Literal],
    range: SourceRange = .none
  ) {
    self.verdict = verdict
    self.arguments = arguments
    self.values = values
    self.range = range
  }
}
