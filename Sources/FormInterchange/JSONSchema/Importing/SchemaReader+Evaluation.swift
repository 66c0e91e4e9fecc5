import FormData
import RuleSyntax

// `unevaluatedProperties` and `unevaluatedItems` apply to what no other keyword has evaluated. The
// reader knows which keywords evaluate what, except for keywords that apply only under a condition:
// for what these evaluate, the constraint applies unless the condition holds.

/// What the keywords of schemas for one value evaluate, under a condition.
private struct Evaluation {
  /// Nil if it is always evaluated.
  var condition: ValueFormula?
  /// Whether all members or items are evaluated.
  var takesAll = false
  /// Names of members.
  var names: [String] = []
  /// Formulas that evaluated names of members satisfy.
  var patterns: [ValueFormula] = []
  /// The number of evaluated items at the start.
  var itemCount = 0
  /// Formulas that evaluated items satisfy.
  var contained: [ValueFormula] = []
}

extension SchemaReader {
  /// Maximum number of conditions whose combinations are all written.
  private static let mostCombined = 5

  /// The constraint of `unevaluatedProperties` on an object.
  mutating func unevaluatedMembers(of schema: SourceSchema) -> ValueFormula {
    let keyword = "unevaluatedProperties"
    guard document.draft == .draft2020, let value = schema[keyword],
      !SchemaReader.asksNothing(value)
    else { return .constant(true) }
    let asked: ValueFormula = formula(of: schema.below(value, keyword), for: SchemaKinds.all)
    guard let evaluations = evaluations(of: schema, by: keyword, for: .object) else {
      return .constant(true)
    }
    let always = evaluations.filter { $0.condition == nil }
    if always.contains(where: \.takesAll) { return .constant(true) }
    let conditional = evaluations.filter { $0.condition != nil && !$0.takesAll }
    let names = Set(always.flatMap(\.names))
    let conditionalNames = conditional.flatMap(\.names).filter { !names.contains($0) }
    let rest = combined(conditional.filter { !$0.patterns.isEmpty }, keyword, of: schema) { taken in
      let patterns = (always + taken).flatMap(\.patterns)
      let known: ValueFormula = .any([.key(in: always.flatMap(\.names))] + patterns)
      var parts = Set(conditionalNames).sorted().map { name -> ValueFormula in
        let conditions = conditional.filter { $0.names.contains(name) }.compactMap(\.condition)
        let own: ValueFormula =
          patterns.isEmpty
          ? .member(name, asked)
          : .entries(where: .all([.key(in: [name]), ValueFormula.any(patterns).negated]), asked)
        return .any(conditions + [own])
      }
      let named: ValueFormula = .any([known, .key(in: Set(conditionalNames).sorted())])
      parts.append(.entries(where: named.negated, asked))
      return .all(parts)
    }
    let all = evaluations.filter(\.takesAll).compactMap(\.condition)
    return .any(all + [rest])
  }

  /// The constraint of `unevaluatedItems` on a list.
  mutating func unevaluatedItems(of schema: SourceSchema) -> ValueFormula {
    let keyword = "unevaluatedItems"
    guard document.draft == .draft2020, let value = schema[keyword],
      !SchemaReader.asksNothing(value)
    else { return .constant(true) }
    let asked: ValueFormula = formula(of: schema.below(value, keyword), for: SchemaKinds.all)
    guard let evaluations = evaluations(of: schema, by: keyword, for: .list) else {
      return .constant(true)
    }
    let always = evaluations.filter { $0.condition == nil }
    if always.contains(where: \.takesAll) { return .constant(true) }
    let conditional = evaluations.filter { $0.condition != nil && !$0.takesAll }
    let first = always.map(\.itemCount).max() ?? 0
    let starts = [first] + Set(conditional.map(\.itemCount).filter { $0 > first }).sorted()
    let rest = combined(conditional.filter { !$0.contained.isEmpty }, keyword, of: schema) {
      taken in
      let item: ValueFormula = .any([asked] + (always + taken).flatMap(\.contained))
      let parts = starts.enumerated().map { index, start -> ValueFormula in
        let end = index + 1 < starts.count ? starts[index + 1] : nil
        let range = ItemRange(first: start, last: end.map { $0 - 1 })
        let conditions = conditional.filter { $0.itemCount > start }.compactMap(\.condition)
        return .any(conditions + [.items(item, at: start == 0 && end == nil ? nil : range)])
      }
      return .all(parts)
    }
    let all = evaluations.filter(\.takesAll).compactMap(\.condition)
    return .any(all + [rest])
  }

  /// The constraint for each combination of the conditions.
  private mutating func combined(
    _ evaluations: [Evaluation],
    _ keyword: String,
    of schema: SourceSchema,
    _ ask: ([Evaluation]) -> ValueFormula
  ) -> ValueFormula {
    if evaluations.count > SchemaReader.mostCombined {
      leaveOut(keyword, of: schema, "it depends on more than \(SchemaReader.mostCombined) schemas")
      return .constant(true)
    }
    var alternatives: [ValueFormula] = []
    for combination in 0..<(1 << evaluations.count) {
      let taken = evaluations.indices.filter { combination >> $0 & 1 == 1 }
        .map { evaluations[$0] }
      let alternative: ValueFormula = .all(taken.compactMap(\.condition) + [ask(taken)])
      if combination > 0, !mayRepeat(alternative.nodeCount, keyword, of: schema) {
        return .constant(true)
      }
      alternatives.append(alternative)
    }
    return .any(alternatives)
  }

  // MARK: Evaluated members and items

  /// What a schema and all schemas for the same value evaluate; nil, and reported, if that is too
  /// much.
  private mutating func evaluations(
    of schema: SourceSchema,
    by keyword: String,
    for kinds: SchemaKinds
  ) -> [Evaluation]? {
    guard evaluationDepth < SchemaReader.mostEvaluations else {
      leaveOut(
        keyword,
        of: schema,
        "it is in more than \(SchemaReader.mostEvaluations) others that depend on it"
      )
      return nil
    }
    evaluationDepth += 1
    defer { evaluationDepth -= 1 }
    var found: [Evaluation] = []
    let isBounded = evaluate(schema, except: keyword, for: kinds, under: nil, into: &found)
    if isBounded { return found }
    leaveOut(
      keyword,
      of: schema,
      "it depends on too many schemas, or on one that leads back to itself"
    )
    return nil
  }

  /// Appends what a schema evaluates under the condition; returns false if that is too much.
  private mutating func evaluate(
    _ schema: SourceSchema,
    except keyword: String? = nil,
    for kinds: SchemaKinds,
    under condition: ValueFormula?,
    into found: inout [Evaluation]
  ) -> Bool {
    guard schema.tree.members != nil else { return true }
    if document.leadsBack(schema) { return false }
    guard evaluationBudget.take(1 + (condition?.nodeCount ?? 0)) else { return false }
    var own = Evaluation(condition: condition)
    if kinds == .object { lookAtMembers(of: schema, &own) } else { lookAtItems(of: schema, &own) }
    let unevaluated = kinds == .object ? "unevaluatedProperties" : "unevaluatedItems"
    if keyword == nil, schema[unevaluated] != nil { own.takesAll = true }
    found.append(own)
    for part in document.targets(of: schema) + parts("allOf", of: schema) {
      guard evaluate(part, for: kinds, under: condition, into: &found) else { return false }
    }
    for (part, asked) in conditionalEvaluations(of: schema, for: kinds) {
      if asked == .constant(false) { continue }
      let both = asked == .constant(true) ? condition : .all([condition, asked].compactMap(\.self))
      guard evaluate(part, for: kinds, under: both, into: &found) else { return false }
    }
    return true
  }

  /// The schemas for the same value that apply under a condition and count only if they hold.
  private mutating func conditionalEvaluations(
    of schema: SourceSchema,
    for kinds: SchemaKinds
  ) -> [(schema: SourceSchema, condition: ValueFormula)] {
    var found: [(schema: SourceSchema, condition: ValueFormula)] = []
    let alternatives = ["anyOf", "oneOf"].flatMap { parts($0, of: schema) }
    for part in alternatives { found.append((part, formula(of: part, for: kinds))) }
    if let value = schema["if"] {
      let part = schema.below(value, "if")
      let asked: ValueFormula = formula(of: part, for: kinds)
      found.append((part, asked))
      if let main = schema["then"] { found.append((schema.below(main, "then"), asked)) }
      if let other = schema["else"] { found.append((schema.below(other, "else"), asked.negated)) }
    }
    guard kinds == .object else { return found }
    for keyword in dependentKeywords {
      for member in schema[keyword]?.members ?? [] where member.value.items == nil {
        found.append((schema.below(member.value, keyword, member.name), .present(member.name)))
      }
    }
    return found
  }

  private mutating func lookAtMembers(of schema: SourceSchema, _ own: inout Evaluation) {
    own.takesAll = schema["additionalProperties"] != nil
    own.names = (schema["properties"]?.members ?? []).map(\.name)
    own.patterns = (schema["patternProperties"]?.members ?? []).compactMap { member in
      match(member.name, "patternProperties", of: schema)
    }
  }

  private mutating func lookAtItems(of schema: SourceSchema, _ own: inout Evaluation) {
    let (places, rest) = itemSchemas(of: schema)
    own.itemCount = places.count
    own.takesAll = rest != nil
    if let contained = schema["contains"] {
      own.contained = [formula(of: schema.below(contained, "contains"), for: SchemaKinds.all)]
    }
  }
}
