import FormData
import RuleSyntax

/// Alternatives of which the value of one member says which applies.
struct DiscriminatedAlternatives {
  struct Alternative {
    /// The values of the member for which it applies; those of two alternatives have none in common.
    var values: [OperandTree]
    var schema: SourceSchema
  }

  /// `oneOf` or `anyOf`.
  var keyword: String
  /// The member, which every object must have.
  var name: String
  var alternatives: [Alternative]

  var values: [OperandTree] { alternatives.flatMap(\.values) }
}

extension SchemaReader {
  /// The alternatives of a schema, where each demands other values of the same member.
  ///
  /// - Parameters:
  ///   - keyword: `oneOf` or `anyOf`.
  ///   - schema: the schema.
  ///   - required: the members that an object must have in any case.
  /// - Returns: the alternatives; nil where some demands no such values.
  func discriminatedAlternatives(
    _ keyword: String,
    of schema: SourceSchema,
    required: Set<String>
  ) -> DiscriminatedAlternatives? {
    let parts = parts(keyword, of: schema)
    guard parts.count > 1, parts.count == schema[keyword]?.items?.count else { return nil }
    for candidate in described(parts[0])["properties"]?.members ?? [] {
      let name = candidate.name
      var seen: Set<OperandTree> = []
      let alternatives = parts.compactMap { part -> DiscriminatedAlternatives.Alternative? in
        guard let values = constants(of: name, in: part, required: required),
          values.allSatisfy({ seen.insert($0).inserted })
        else { return nil }
        return DiscriminatedAlternatives.Alternative(values: values, schema: part)
      }
      if alternatives.count == parts.count {
        return DiscriminatedAlternatives(keyword: keyword, name: name, alternatives: alternatives)
      }
    }
    return nil
  }

  /// The schema, or the one that it refers to.
  private func described(_ schema: SourceSchema) -> SourceSchema {
    loneTarget(of: schema)?.schema ?? schema
  }

  /// The single values that a schema demands of a member; nil where it demands no such.
  private func constants(
    of name: String,
    in schema: SourceSchema,
    required: Set<String>
  ) -> [OperandTree]? {
    let schema = described(schema)
    guard !isReferenceOnly(schema), let member = schema["properties"]?[name] else { return nil }
    let values = member["const"].map { [$0] } ?? member["enum"]?.items ?? []
    let demanded = (schema["required"]?.items ?? []).contains { $0.text == name }
    guard !values.isEmpty, demanded || required.contains(name) else { return nil }
    let operands = values.compactMap(\.constant)
    return operands.count == values.count ? operands : nil
  }
}

extension JSONTree {
  /// The value as a constant of a rule file; nil for others than texts that are not blank, numbers and
  /// truth values.
  fileprivate var constant: OperandTree? {
    switch content {
    case .text(let text): text.isBlank ? nil : .text(text)
    case .number: numberText.map { .number($0) }
    case .boolean(let value): .boolean(value)
    case .null, .list, .object: nil
    }
  }
}

extension Boolean where Atom: SchemaAtom {
  /// That the member has one of the values, and what is asked where it has each.
  static func alternatives(
    of name: String,
    _ alternatives: [(values: [OperandTree], asked: Boolean)]
  ) -> Boolean {
    let all = alternatives.flatMap(\.values)
    let cases = alternatives.map { values, asked -> Boolean in
      let isOne = ValueFormula.atom(.oneOf(values))
      // What tells the alternatives apart need not be asked again.
      let known: [Boolean] = [.member(name, isOne), .member(name, isRequired: true, isOne)]
      let rest = Boolean.all(asked.conjuncts.filter { !known.contains($0) })
      return .any([Boolean.member(name, isRequired: true, isOne).negated, rest])
    }
    return .all([.member(name, isRequired: true, .atom(.oneOf(all)))] + cases)
  }
}
