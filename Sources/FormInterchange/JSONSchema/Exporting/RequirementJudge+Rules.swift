import RuleCompiler
import RuleEngine
import RuleSyntax

extension RequirementJudge {
  /// Judges a built-in rule: when it holds and fails for the value.
  mutating func judge(_ use: RuleUse, of subject: Subject) -> Judgment {
    if use.argument(BuiltInRule.ignoringCase) == .boolean(true) {
      note(.loss, use.name, "a schema does not ignore the case of letters", subject, at: use.range)
      return .unknown
    }
    switch use.rule {
    case .required, .filled: return .constant(subject.state == .filled)
    case .present where subject.type == .any && subject.state == .filled:
      // Where any kind of value is allowed, null is a value, but still not present.
      return .exact(.subject(.not(.type("null"))))
    case .present: return .constant(subject.state != .absent)
    case .empty: return .constant(subject.state != .filled)
    case .accepted:
      return subject.state == .filled
        ? .exact(.subject(.const(.boolean(true)))) : .constant(false)
    case .equal, .equalNext, .equalPrevious, .different:
      let equality = judgeEquality(use, of: subject)
      return use.rule == .different ? equality.negated : equality
    case .anyFilled, .allFilled, .oneFilled: return judgeFilled(use, of: subject)
    case _:
      guard subject.state == .filled else { return .notApplicable }
      do throws(Obstacle) {
        if let pattern = try pattern(of: use) { return carry(pattern, use, of: subject) }
        return .exact(.subject(try schema(for: use, of: subject)))
      } catch {
        note(.loss, use.name, error.reason, subject, at: use.range)
        return .unknown
      }
    }
  }

  private mutating func judgeEquality(_ use: RuleUse, of subject: Subject) -> Judgment {
    guard let other = use.argument("other"),
      let value = JSONNode(constant: other, of: subject.type)
    else {
      let obstacle = Obstacle.comparison(with: use.argument("other"), subject.type)
      note(.loss, use.name, obstacle.reason, subject, at: use.range)
      return .unknown
    }
    guard subject.state == .filled else { return .notApplicable }
    return empty.holds(other) ? .constant(false) : .exact(.subject(.const(value)))
  }

  /// Judges `any_filled`, `all_filled` and `one_filled`, which test whether other fields are empty.
  private mutating func judgeFilled(_ use: RuleUse, of subject: Subject) -> Judgment {
    let filled = (use.arguments["fields"] ?? []).map { field in
      let requirement = RuleUse(rule: .filled, name: use.name, range: use.range)
      return judge(.atom(.of(field, .atom(.rule(requirement)))), of: subject)
    }
    if use.rule == .oneFilled {
      // Of so many, each is asked at least eight times.
      let isTooLong = filled.count > Self.mostNodes / 8
      return isTooLong ? tooLong(subject) : exactlyOne(of: filled[...])
    }
    return use.rule == .anyFilled ? .any(filled) : .all(filled)
  }

  /// Exactly one of the judgments; many are halved, so that the formula grows less than quadratically.
  private func exactlyOne(of judgments: ArraySlice<Judgment>) -> Judgment {
    if judgments.count <= 4 {
      return .any(
        judgments.indices.map { one in
          .all(judgments.indices.map { $0 == one ? judgments[$0] : judgments[$0].negated })
        }
      )
    }
    let middle = judgments.startIndex + judgments.count / 2
    let (first, second) = (judgments[..<middle], judgments[middle...])
    return .any([
      .all([exactlyOne(of: first)] + second.map(\.negated)),
      .all(first.map(\.negated) + [exactlyOne(of: second)]),
    ])
  }

  // MARK: Rules of one value

  private mutating func schema(
    for use: RuleUse,
    of subject: Subject
  ) throws(Obstacle) -> Schema {
    switch use.rule {
    case .minLength, .maxLength, .length, .equalLength: return try length(use, of: subject)
    case .minValue, .maxValue, .between: return try range(use, of: subject)
    case .multipleOf:
      guard case .number(let step) = use.argument("step") else { throw .variable }
      try demandNumber(subject)
      // A binary fraction that is shorter than any that people write.
      if !step.isMultiple(of: Number(significand: 9_765_625, exponent: -10) ?? 1) {
        let reason = "many validators divide in binary fractions, in which \(step) is not exact"
        note(.difference, use.name, reason, subject, at: use.range)
      }
      return ["multipleOf": .number(step)]
    case .oneOf: return try enumeration(use, of: subject)
    case .noneOf: return .not(try enumeration(use, of: subject))
    case .integer: return .pattern("^-?[0-9]+(?!\\n)$")
    case .number: return .pattern("^-?[0-9]+(?:\\.[0-9]+)?(?!\\n)$")
    case .boolean: return ["enum": ["true", "false"]]
    case .date: return SharedDefinition.date.reference
    case .time: return SharedDefinition.time.reference
    case .datetime: return SharedDefinition.datetime.reference
    case .size:
      if case .map = subject.type { return try count(use, "minProperties", "maxProperties") }
      return try count(use, "minItems", "maxItems")
    case .unique: return try unique(use, of: subject)
    case .exclusive:
      guard case .text(let item) = use.argument("item") else { throw .variable }
      return .exclusive(item)
    case .includes: return try inclusion(use, of: subject)
    case .maxSize:
      guard case .size(let bytes) = use.argument("max") else { throw .variable }
      return .member(["size"], ["maximum": .number(bytes)], isRequired: false)
    case .minSize:
      guard case .size(let bytes) = use.argument("min") else { throw .variable }
      return .member(["size"], ["minimum": .number(bytes)], isRequired: false)
    case .required, .present, .accepted, .empty, .filled, .equal, .different, .equalNext,
      .equalPrevious, .anyFilled, .allFilled, .oneFilled, .regex, .contains, .startsWith, .endsWith,
      .chars:
      // The caller handles rules that check empty values, and patterns.
      return .anything
    case _:
      // Each rule states why a schema can't express it.
      throw Obstacle(reason: use.rule.portability.schema)
    }
  }

  private mutating func length(_ use: RuleUse, of subject: Subject) throws(Obstacle) -> Schema {
    let schema = try count(use, "minLength", "maxLength")
    let unit = if case .text(let name) = use.argument("in") { name } else { "characters" }
    // Whether there is any text does not depend on the unit.
    let isOfAnyUnit = (use.counts?.least ?? 0) <= 1 && (use.counts?.most.map { $0 <= 0 } ?? true)
    if unit != "scalars", !subject.isPlainASCII, !isOfAnyUnit {
      if unit == "bytes", schema["minLength"] != nil {
        throw Obstacle(reason: "a schema counts code points, not bytes")
      }
      let reason = "the schema counts code points, and the rule counts \(Self.words(for: unit))"
      note(.difference, use.name, reason, subject, at: use.range)
    }
    return schema
  }

  private static func words(for unit: String) -> String {
    switch unit {
    case "utf16": "UTF-16 units; some code points take two"
    case "bytes": "bytes; a code point takes up to four"
    default: "characters, which can have several"
    }
  }

  private func count(
    _ use: RuleUse,
    _ least: String,
    _ most: String
  ) throws(Obstacle) -> Schema {
    guard let counts = use.counts else { throw .variable }
    var schema = Schema()
    if let number = counts.least { schema[least] = .number(max(number, 0)) }
    if let number = counts.most {
      if number < 0 { return .nothing }
      schema[most] = .number(number)
    }
    return schema
  }

  private func range(_ use: RuleUse, of subject: Subject) throws(Obstacle) -> Schema {
    let (lower, upper) = use.bounds
    try demandNumber(subject)
    var schema = Schema()
    for (keyword, bound) in [("minimum", lower), ("maximum", upper)] {
      guard let bound else { continue }
      guard case .number(let number) = bound else { throw .variable }
      schema[keyword] = .number(number)
    }
    return schema
  }

  private func demandNumber(_ subject: Subject) throws(Obstacle) {
    switch subject.type {
    case .integer, .number: return
    case .text, .choice: throw Obstacle(reason: "a schema does not read numbers from texts")
    case .date, .month, .time, .dateTime:
      throw Obstacle(reason: "a schema does not compare dates or times")
    case .boolean, .file, .any, .form, .list, .map:
      throw Obstacle(reason: "a schema does not compare such values")
    }
  }

  private func enumeration(_ use: RuleUse, of subject: Subject) throws(Obstacle) -> Schema {
    var values: [JSONNode] = []
    for operand in use.arguments["values"] ?? [] {
      guard let value = JSONNode(constant: operand, of: subject.type) else {
        throw .comparison(with: operand, subject.type)
      }
      values.append(value)
    }
    return ["enum": .list(values)]
  }

  private func inclusion(_ use: RuleUse, of subject: Subject) throws(Obstacle) -> Schema {
    guard case .list(let item) = subject.type else { throw .variable }
    var parts: [JSONNode] = []
    for operand in use.arguments["values"] ?? [] {
      guard let value = JSONNode(constant: operand, of: item) else {
        throw .comparison(with: operand, item)
      }
      parts.append(["contains": .object(.const(value))])
    }
    return ["allOf": .list(parts)]
  }

  private mutating func unique(_ use: RuleUse, of subject: Subject) throws(Obstacle) -> Schema {
    guard use.argument("by") == nil else {
      throw Obstacle(reason: "a schema compares whole items, not a part of each")
    }
    let reason =
      "to a schema, empty items are duplicates, too, and equal moments and forms only if they are written alike"
    note(.difference, use.name, reason, subject, at: use.range)
    return ["uniqueItems": .boolean(true)]
  }

  // MARK: Patterns

  /// The pattern equivalent to a rule; nil if there is none.
  private func pattern(of use: RuleUse) throws(Obstacle) -> ECMAPattern? {
    if use.argument(BuiltInRule.ignoredCharacters) != nil {
      throw Obstacle(reason: "a schema can't ignore characters")
    }
    do throws(Obstacle) {
      if let pattern = try ECMAPattern(use, for: .any) { return pattern }
    } catch {
      throw Obstacle(reason: "other engines have no counterpart of \(error.reason)")
    }
    let patterns: [BuiltInRule] = [.regex, .contains, .chars, .startsWith, .endsWith]
    if patterns.contains(use.rule) { throw .variable }
    return nil
  }

  private mutating func carry(
    _ pattern: ECMAPattern,
    _ use: RuleUse,
    of subject: Subject
  ) -> Judgment {
    let formula = Formula.subject(.pattern(pattern.text))
    if pattern.isExact { return .exact(formula) }
    let reason = "the pattern accepts all non-ASCII characters in place of a Unicode property"
    note(.difference, use.name, reason, subject, at: use.range)
    return Judgment(holds: Judgment.Bounds(lower: .constant(false), upper: formula))
  }
}

extension Obstacle {
  fileprivate static let variable = Obstacle(reason: "it is compared with a field or the clock")

  /// Why a schema can't compare values of a type with an operand.
  fileprivate static func comparison(
    with operand: ExpandedOperand?,
    _ type: FieldType
  ) -> Obstacle {
    guard let operand, operand.isConstant else { return .variable }
    return switch type {
    case .time, .dateTime:
      Obstacle(reason: "a schema does not know the other ways to write the same time")
    case .text, .integer, .number, .boolean, .date, .month, .choice, .file, .any, .form, .list,
      .map:
      Obstacle(reason: "a schema does not compare such values")
    }
  }
}

extension JSONNode {
  /// A constant of the type, if JSON has only one way to write it; otherwise nil.
  init?(constant operand: ExpandedOperand, of type: FieldType) {
    switch (operand, type) {
    case (.text(let text), .text), (.text(let text), .choice), (.text(let text), .date),
      (.text(let text), .month):
      self = .text(text)
    case (.number(let number), .integer), (.number(let number), .number): self = .number(number)
    case (.boolean(let value), .boolean): self = .boolean(value)
    default: return nil
    }
  }
}

extension Schema {
  /// A schema for the comparison with a value; nil if it can't be expressed.
  static func comparison(
    _ comparison: Comparison,
    with operand: ExpandedOperand,
    _ type: FieldType
  ) -> Schema? {
    switch comparison {
    case .equal: return JSONNode(constant: operand, of: type).map { .const($0) }
    case .notEqual: return JSONNode(constant: operand, of: type).map { .not(.const($0)) }
    case .among: return nil
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard case .number(let number) = operand, type == .integer || type == .number else {
        return nil
      }
      let keywords: [Comparison: String] = [
        .less: "exclusiveMaximum", .lessOrEqual: "maximum", .greater: "exclusiveMinimum",
        .greaterOrEqual: "minimum",
      ]
      guard let keyword = keywords[comparison] else { return nil }
      var schema = Schema.type("number")
      schema[keyword] = .number(number)
      return schema
    }
  }
}
