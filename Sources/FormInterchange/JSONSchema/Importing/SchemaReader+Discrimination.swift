import FormData
import RuleEngine
import RuleSyntax

/// Alternatives that are selected by the value of one member.
struct DiscriminatedAlternatives {
  struct Alternative {
    /// The values of the member that select this alternative; no two alternatives share one.
    var values: [OperandTree]
    var schema: SourceSchema
  }

  /// `oneOf` or `anyOf`.
  var keyword: String
  /// The member, which every object must have.
  var name: String
  var alternatives: [Alternative]
}

extension SchemaReader {
  /// The alternatives of a schema if each requires different values of the same member.
  ///
  /// - Parameters:
  ///   - keyword: `oneOf` or `anyOf`.
  ///   - schema: the schema.
  ///   - required: the members that an object must have in any case.
  /// - Returns: the alternatives; nil if some of them don't require such values.
  func discriminatedAlternatives(
    _ keyword: String,
    of schema: SourceSchema,
    required: Set<String>
  ) -> DiscriminatedAlternatives? {
    let parts = parts(keyword, of: schema)
    guard parts.count > 1, parts.count == schema[keyword]?.items?.count else { return nil }
    let constants = parts.map { self.constants(in: $0, required: required) }
    for name in constants[0].names {
      var seen: Set<OperandTree> = []
      let alternatives = zip(parts, constants).compactMap {
        part,
        constants -> DiscriminatedAlternatives.Alternative? in
        guard let values = constants[name], values.allSatisfy({ seen.insert($0).inserted }) else {
          return nil
        }
        return DiscriminatedAlternatives.Alternative(values: values, schema: part)
      }
      if alternatives.count == parts.count {
        return DiscriminatedAlternatives(keyword: keyword, name: name, alternatives: alternatives)
      }
    }
    return nil
  }

  /// The alternatives of a schema if each is a constant that may have a title and a description.
  ///
  /// `{"oneOf": [{"const": "s", "title": "Small"}, {"const": "l", "title": "Large"}]}` is an `enum`
  /// with labels.
  ///
  /// - Parameters:
  ///   - keyword: `oneOf` or `anyOf`.
  ///   - schema: the schema.
  /// - Returns: the schemas of the constants; nil if an alternative is anything else, or allows the
  ///   same constant as another.
  func describedConstants(_ keyword: String, of schema: SourceSchema) -> [SourceSchema]? {
    let parts = parts(keyword, of: schema)
    guard !parts.isEmpty, parts.count == schema[keyword]?.items?.count else { return nil }
    var seen: Set<OperandTree> = []
    for part in parts {
      guard let value = part["const"],
        let constant = value.text.map({ .text($0) }) ?? value.constant,
        seen.insert(constant).inserted,
        (part.tree.members ?? []).allSatisfy({ SchemaReader.describing.contains($0.name) })
      else { return nil }
    }
    return parts
  }

  /// The keywords of a described constant.
  private static let describing: Set<String> = ["const", "title", "description", "$comment"]

  /// The members that a schema restricts to certain single values, with these values.
  func constants(in schema: SourceSchema, required: Set<String>) -> DemandedConstants {
    var found = DemandedConstants()
    var demanded = required
    for part in unconditionalParts(of: schema) {
      demanded.formUnion((part["required"]?.items ?? []).compactMap(\.text))
      for member in part["properties"]?.members ?? [] {
        let values = member.value["const"].map { [$0] } ?? member.value["enum"]?.items ?? []
        let operands = values.compactMap(\.constant)
        guard !values.isEmpty, operands.count == values.count else { continue }
        found.add(operands, of: member.name)
      }
    }
    return found.filtered(by: demanded)
  }

  /// The schema and all schemas that always apply to the same value.
  private func unconditionalParts(of schema: SourceSchema) -> [SourceSchema] {
    let targets = document.targets(of: schema).flatMap { unconditionalParts(of: $0) }
    if isReferenceOnly(schema) { return targets }
    return targets + [schema] + parts("allOf", of: schema).flatMap { unconditionalParts(of: $0) }
  }
}

/// Members that are restricted to certain single values, in order of first appearance.
struct DemandedConstants {
  private(set) var names: [String] = []
  private var values: [String: [OperandTree]] = [:]

  /// The values that the member can have; nil if they are not restricted.
  subscript(name: String) -> [OperandTree]? { values[name] }

  fileprivate mutating func add(_ others: [OperandTree], of name: String) {
    guard let known = values[name] else {
      names.append(name)
      values[name] = others
      return
    }
    let allowed = Set(others)
    values[name] = known.filter { allowed.contains($0) }
  }

  fileprivate func filtered(by demanded: Set<String>) -> DemandedConstants {
    var left = self
    left.names = names.filter { demanded.contains($0) && values[$0]?.isEmpty == false }
    left.values = values.filter { left.names.contains($0.key) }
    return left
  }

  /// Whether no object satisfies both, because a member must have different values.
  func excludes(_ other: DemandedConstants) -> Bool {
    names.contains { name in
      guard let own = values[name], let others = other.values[name] else { return false }
      return Set(own).isDisjoint(with: others)
    }
  }
}

extension JSONTree {
  /// The value as a constant of a rule file; nil unless it is a Boolean, a number or a text.
  fileprivate var constant: OperandTree? {
    switch content {
    case .text(let text): .text(text)
    case .number: numberText.map { .number($0) }
    case .boolean(let value): .boolean(value)
    case .null, .list, .object: nil
    }
  }
}

extension Boolean where Atom: SchemaAtom {
  /// The condition that the member has one of the values, and the constraints for each value.
  static func alternatives(
    of name: String,
    _ alternatives: [(values: [OperandTree], asked: Boolean)]
  ) -> Boolean {
    let all = alternatives.flatMap(\.values)
    let cases = alternatives.map { values, asked -> Boolean in
      let isOne = ValueFormula.atom(.oneOf(values))
      // The discriminating member itself need not be checked again.
      let known: [Boolean] = [.member(name, isOne), .member(name, isRequired: true, isOne)]
      let rest = Boolean.all(asked.conjuncts.filter { !known.contains($0) })
      return .any([Boolean.member(name, isRequired: true, isOne).negated, rest])
    }
    return .all([.member(name, isRequired: true, .atom(.oneOf(all)))] + cases)
  }
}
