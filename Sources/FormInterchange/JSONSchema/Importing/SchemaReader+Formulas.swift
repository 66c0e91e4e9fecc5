import RuleCompiler
import FormData
import RuleEngine
import RuleSyntax

// The constraints of a schema on a value that isn't a form.

extension ValueAtom: SchemaAtom {
  static func conditional(
    _ condition: ValueFormula,
    _ main: ValueFormula,
    _ otherwise: ValueFormula
  ) -> ValueFormula {
    .all([.any([condition.negated, main]), .any([condition, otherwise])])
  }

  static func rule(named name: String) -> ValueFormula? { .atom(.rule(name)) }

  static func parts(
    of schema: SourceSchema,
    for subject: SchemaSubject,
    by reader: inout SchemaReader
  ) -> [ValueFormula] {
    let types = reader.types(of: schema)
    let left = subject.kinds.intersection(types)
    let value = subject.narrowed(to: left)
    var parts = [SchemaReader.kindFormula(allowed: types, among: subject.kinds)]
    parts.append(reader.values(of: schema, for: left))
    parts += reader.numbers(of: schema, for: left)
    parts += reader.texts(of: schema, for: left)
    parts += reader.lists(of: schema, for: value)
    parts += reader.formulas("allOf", of: schema, for: value)
    let constants = ["anyOf", "oneOf"].filter { reader.describedConstants($0, of: schema) != nil }
    parts += reader.combinations(of: schema, for: value, except: Set(constants))
    parts.append(reader.condition(of: schema, for: value))
    if left.contains(.object) {
      let object = SchemaSubject(kinds: .object)
      var members: [ValueFormula] = reader.members(of: schema, for: object)
      members += reader.openMembers(of: schema)
      members += reader.dependents(of: schema, for: object)
      parts.append(SchemaReader.guarded(.all(members), for: .object, among: left))
    }
    return parts
  }
}

extension SchemaReader {
  /// The constraints of a schema on a value of one of the kinds.
  mutating func formula(of schema: SourceSchema, for kinds: SchemaKinds) -> ValueFormula {
    formula(of: schema, for: SchemaSubject(kinds: kinds))
  }

  static func kindFormula(allowed: SchemaKinds, among kinds: SchemaKinds) -> ValueFormula {
    if allowed.isSuperset(of: kinds) { return .constant(true) }
    let left = kinds.intersection(allowed)
    if left.isEmpty { return .constant(false) }
    return .atom(.rule("kind", left.words.map { .text($0) }))
  }

  /// The constraints that apply only to one kind of value.
  static func guarded(
    _ formula: ValueFormula,
    for sort: SchemaKinds,
    among kinds: SchemaKinds
  ) -> ValueFormula {
    if kinds.isDisjoint(with: sort) { return .constant(true) }
    if sort.isSuperset(of: kinds) { return formula }
    return .any([kindFormula(allowed: sort, among: kinds).negated, formula])
  }

  // MARK: Single values

  /// `enum` and `const`, and alternatives that are constants.
  fileprivate mutating func values(of schema: SourceSchema, for kinds: SchemaKinds) -> ValueFormula
  {
    var parts: [ValueFormula] = []
    if let value = schema["const"] {
      parts.append(membership(in: [value], "const", of: schema, for: kinds))
    }
    if let value = schema["enum"] {
      if let items = value.items {
        parts.append(membership(in: items, "enum", of: schema, for: kinds))
      } else {
        refuse("enum", of: schema, "this must be a list of values")
      }
    }
    for keyword in ["anyOf", "oneOf"] {
      guard let constants = describedConstants(keyword, of: schema) else { continue }
      let values = constants.compactMap { $0["const"] }
      parts.append(membership(in: values, keyword, of: schema, for: kinds))
    }
    return .all(parts)
  }

  private mutating func membership(
    in values: [JSONTree],
    _ keyword: String,
    of schema: SourceSchema,
    for kinds: SchemaKinds
  ) -> ValueFormula {
    var operands: [OperandTree] = []
    var seen: Set<OperandTree> = []
    var parts: [ValueFormula] = []
    for value in values where !kinds.isDisjoint(with: SchemaKinds(of: value)) {
      switch value.content {
      case .null: parts.append(SchemaReader.kindFormula(allowed: .null, among: kinds))
      case .list(let items):
        parts.append(list(items, keyword, of: schema, for: kinds))
      case .object(let members):
        parts.append(object(members, keyword, of: schema, for: kinds))
      case .boolean, .text, .number:
        guard let operand = operand(value, keyword, of: schema) else { return .constant(true) }
        if seen.insert(operand).inserted { operands.append(operand) }
      }
    }
    if !operands.isEmpty { parts.append(.atom(.oneOf(operands))) }
    return .any(parts)
  }

  /// The value equals the list: its size and each item.
  private mutating func list(
    _ items: [JSONTree],
    _ keyword: String,
    of schema: SourceSchema,
    for kinds: SchemaKinds
  ) -> ValueFormula {
    let same = items.enumerated().map { place, item in
      let formula = membership(in: [item], keyword, of: schema, for: .all)
      return ValueFormula.atom(.items(formula, at: ItemRange(place)))
    }
    let isList = SchemaReader.kindFormula(allowed: .list, among: kinds)
    return .all([isList, .atom(.size(CountRange(least: items.count, most: items.count)))] + same)
  }

  /// The value equals the object: the number of members and the value of each.
  private mutating func object(
    _ members: [JSONTree.Member],
    _ keyword: String,
    of schema: SourceSchema,
    for kinds: SchemaKinds
  ) -> ValueFormula {
    let same = members.map { member in
      let formula = membership(in: [member.value], keyword, of: schema, for: .all)
      return ValueFormula.member(member.name, isRequired: true, formula)
    }
    let isObject = SchemaReader.kindFormula(allowed: .object, among: kinds)
    let count = CountRange(least: members.count, most: members.count)
    return .all([isObject, .atom(.entryCount(count))] + same)
  }

  /// A single value as rule files write it; reports why there is none.
  private mutating func operand(
    _ value: JSONTree,
    _ keyword: String,
    of schema: SourceSchema
  ) -> OperandTree? {
    switch value.content {
    case .boolean(let value): return .boolean(value)
    case .text(let text): return .text(text)
    case .number:
      if let number = value.numberText { return .number(number) }
      leaveOut(keyword, of: schema, "a number of more than 40 digits cannot be written")
    case .null, .list, .object:
      leaveOut(keyword, of: schema, "\(value.kindInWords) cannot be compared with")
    }
    return nil
  }

  fileprivate mutating func numbers(of schema: SourceSchema, for kinds: SchemaKinds)
    -> [ValueFormula]
  {
    guard !kinds.isDisjoint(with: .number) else { return [] }
    var parts: [ValueFormula] = []
    let bounds = (least: number("minimum", of: schema), most: number("maximum", of: schema))
    if bounds.least != nil || bounds.most != nil {
      parts.append(.atom(.bounds(least: bounds.least, most: bounds.most)))
    }
    if let bound = number("exclusiveMinimum", of: schema) {
      parts.append(.not(.atom(.bounds(least: nil, most: bound))))
    }
    if let bound = number("exclusiveMaximum", of: schema) {
      parts.append(.not(.atom(.bounds(least: bound, most: nil))))
    }
    if let step = number("multipleOf", of: schema) {
      if step > 0 {
        parts.append(.atom(.rule("multiple_of", .number(step))))
      } else {
        refuse("multipleOf", of: schema, "this must be more than 0")
      }
    }
    return [SchemaReader.guarded(.all(parts), for: .number, among: kinds)]
  }

  fileprivate mutating func texts(of schema: SourceSchema, for kinds: SchemaKinds) -> [ValueFormula]
  {
    guard kinds.contains(.text) else { return [] }
    var parts: [ValueFormula] = []
    parts += counts(of: schema, "minLength", "maxLength").map { .atom(.length($0)) }
    if let pattern = pattern(of: schema) { parts.append(pattern) }
    if let format = format(of: schema) { parts.append(format) }
    return [SchemaReader.guarded(.all(parts), for: .text, among: kinds)]
  }

  private mutating func pattern(of schema: SourceSchema) -> ValueFormula? {
    guard let value = schema["pattern"] else { return nil }
    guard let pattern = value.text else {
      refuse("pattern", of: schema, "this must be a text")
      return nil
    }
    return match(pattern, "pattern", of: schema)
  }

  /// The text matches a pattern; reports why there is no such check.
  mutating func match(
    _ pattern: String,
    _ keyword: String,
    of schema: SourceSchema
  ) -> ValueFormula? {
    let translated: String
    do throws(Obstacle) {
      translated = try ECMAPatternReader.translated(pattern)
    } catch {
      leaveOut(
        keyword,
        of: schema,
        "patterns of rule files can't express \(error.reason)"
      )
      return nil
    }
    let content = PatternText.anchoredContent(of: translated)
    do throws(Obstacle) {
      let literal = try PatternText.checkedLiteral(of: content ?? translated)
      return .atom(.rule(content == nil ? "contains" : "regex", .pattern(literal)))
    } catch {
      leaveOut(keyword, of: schema, "the pattern cannot be used: \(error.reason)")
      return nil
    }
  }

  private mutating func format(of schema: SourceSchema) -> ValueFormula? {
    guard let value = schema["format"], let format = value.text else { return nil }
    if !assertsFormats {
      remark("format", of: schema, "'\(format)' is not checked")
      return nil
    }
    if let rule = SchemaFormat.rule(for: format) { return .atom(.rule(rule)) }
    if isLossy, let rule = SchemaFormat.similarRule(for: format) {
      note(
        .difference,
        "format",
        of: schema,
        "'\(rule)' differs from JSON Schema for some values of the format '\(format)'"
      )
      return .atom(.rule(rule))
    }
    if SchemaFormat.isDefined(format) {
      leaveOut("format", of: schema, "no rule checks '\(format)' as JSON Schema does")
    } else {
      remark(
        "format",
        of: schema,
        "'\(format)' is not a format of JSON Schema, so it is not checked"
      )
    }
    return nil
  }

  /// The numbers of characters or items that a schema allows; empty if it allows all.
  private mutating func counts(
    of schema: SourceSchema,
    _ least: String,
    _ most: String
  ) -> [CountRange] {
    let range = CountRange(least: count(least, of: schema) ?? 0, most: count(most, of: schema))
    return range.least == 0 && range.most == nil ? [] : [range]
  }

  // MARK: Lists

  fileprivate mutating func lists(
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> [ValueFormula] {
    guard subject.kinds.contains(.list) else { return [] }
    var parts: [ValueFormula] = []
    parts += counts(of: schema, "minItems", "maxItems").map { .atom(.size($0)) }
    if schema["uniqueItems"]?.boolean == true { parts.append(unique(schema)) }
    let (places, rest) = itemSchemas(of: schema)
    for (place, items) in places.enumerated() {
      parts.append(self.items(items, at: ItemRange(place), of: schema))
    }
    if let rest {
      let range = places.isEmpty ? nil : ItemRange(first: places.count, last: nil)
      parts.append(items(rest, at: range, of: schema))
    }
    parts += containment(of: schema, for: subject)
    parts.append(unevaluatedItems(of: schema))
    return [SchemaReader.guarded(.all(parts), for: .list, among: subject.kinds)]
  }

  /// The constraints on some items by their schema.
  private mutating func items(
    _ items: SourceSchema,
    at places: ItemRange?,
    of schema: SourceSchema
  ) -> ValueFormula {
    let kinds = places == nil ? itemKinds[schema.path] ?? .all : .all
    return .items(formula(of: items, for: kinds), at: places)
  }

  /// The schemas of the first items, and the schema of all items after them.
  func itemSchemas(of schema: SourceSchema) -> (places: [SourceSchema], rest: SourceSchema?) {
    let keyword = document.draft == .draft2020 ? "prefixItems" : "items"
    guard schema[keyword]?.items != nil else {
      return ([], schema["items"].map { schema.below($0, "items") })
    }
    let rest = keyword == "items" ? "additionalItems" : "items"
    return (parts(keyword, of: schema), schema[rest].map { schema.below($0, rest) })
  }

  private mutating func unique(_ schema: SourceSchema) -> ValueFormula {
    let (places, rest) = itemSchemas(of: schema)
    if places.isEmpty, let rest, self.kinds(of: rest) == .object {
      leaveOut("uniqueItems", of: schema, "forms are compared by the members that they name")
      return .constant(true)
    }
    return .atom(.rule("unique"))
  }
}
