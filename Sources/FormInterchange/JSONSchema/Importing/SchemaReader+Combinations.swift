import FormData
import RuleSyntax

/// What a schema applies to: a value of certain kinds.
struct SchemaSubject {
  var kinds: SchemaKinds
  /// The kinds of the members' values, if known: those of a record's fields.
  var memberKinds: [String: SchemaKinds] = [:]
  /// The field whose own value it is, which operands of its checks can read; nil for other values.
  var field: String?

  func kinds(ofMember name: String) -> SchemaKinds { memberKinds[name] ?? .all }

  /// The same value, known to be of one of the kinds.
  func narrowed(to kinds: SchemaKinds) -> SchemaSubject {
    SchemaSubject(kinds: kinds, field: field)
  }
}

/// A constraint of a schema on a value, or on the fields of a record.
protocol SchemaAtom: BooleanAtom {
  /// A constraint on a member of the object, or on a field of the record.
  static func member(_ question: FieldQuestion) -> Self
  /// The constraint of `if`, `then` and `else`.
  static func conditional(
    _ condition: Boolean<Self>,
    _ main: Boolean<Self>,
    _ otherwise: Boolean<Self>
  ) -> Boolean<Self>
  /// A constraint by a rule with that name; nil if rules can't express it.
  static func rule(named name: String) -> Boolean<Self>?
  /// The constraints of a schema itself, without its references.
  static func parts(
    of schema: SourceSchema,
    for subject: SchemaSubject,
    by reader: inout SchemaReader
  ) -> [Boolean<Self>]
}

extension Boolean where Atom: SchemaAtom {
  /// The constraint on a member: whether it is required, and what its value must satisfy.
  static func member(
    _ name: String,
    isRequired: Bool = false,
    _ formula: ValueFormula
  ) -> Boolean {
    // An optional member can always be missing, and a value that nothing may equal must be missing.
    if formula == .constant(!isRequired) { return .constant(!isRequired) }
    return .atom(.member(FieldQuestion(field: name, isRequired: isRequired, formula: formula)))
  }

  static func present(_ name: String) -> Boolean {
    .member(name, isRequired: true, .constant(true))
  }

  static func absent(_ name: String) -> Boolean { .member(name, .constant(false)) }
}

// The constraints of a schema on members, and those of its combinations of schemas; the same for
// values and for the fields of a record.

extension SchemaReader {
  /// The constraints of a schema on the subject.
  mutating func formula<Atom: SchemaAtom>(
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> Boolean<Atom> {
    // The type already expresses everything, as a form does.
    if subject.kinds.isEmpty { return .constant(true) }
    if let isTaken = schema.tree.boolean { return .constant(isTaken) }
    guard schema.tree.members != nil else {
      refuse("schema", of: schema, "a schema is an object, true or false")
      return .constant(true)
    }
    if let asked: Boolean<Atom> = questionOfRecursion(of: schema) { return asked }
    let parts: [Boolean<Atom>] = targets(of: schema).map { formula(of: $0, for: subject) }
    // Only now it is known whether the reference is recursive.
    if let asked: Boolean<Atom> = questionOfRecursion(of: schema) { return asked }
    if isReferenceOnly(schema) { return .all(parts) }
    noteUnknownKeywords(of: schema)
    return .all(parts + Atom.parts(of: schema, for: subject, by: &self))
  }

  private mutating func questionOfRecursion<Atom: SchemaAtom>(
    of schema: SourceSchema
  ) -> Boolean<Atom>? {
    guard Atom.rule(named: "") != nil else { return nil }
    return recursion(of: schema).flatMap { Atom.rule(named: $0) }
  }

  /// The constraints of `properties` and `required`.
  mutating func members<Atom: SchemaAtom>(
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> [Boolean<Atom>] {
    let required = schema["required"].map { names($0, "required", of: schema) } ?? []
    let properties = map("properties", of: schema)
    let isRequired = Set(required)
    var parts: [Boolean<Atom>] = properties.map { name, member in
      let formula: ValueFormula = formula(of: member, for: subject.kinds(ofMember: name))
      return .member(name, isRequired: isRequired.contains(name), formula)
    }
    let known = Set(properties.map(\.name))
    parts += required.filter { !known.contains($0) }.map { .present($0) }
    return parts
  }

  /// The keywords whose constraints apply if a member is present.
  var dependentKeywords: [String] {
    (document.draft == .draft7 ? [] : ["dependentRequired", "dependentSchemas"])
      + ["dependencies"]
  }

  /// The constraints of `dependentRequired`, `dependentSchemas` and `dependencies`, which apply if
  /// a member is present.
  mutating func dependents<Atom: SchemaAtom>(
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> [Boolean<Atom>] {
    var parts: [Boolean<Atom>] = []
    for keyword in dependentKeywords {
      for (name, dependent) in map(keyword, of: schema) {
        let demanded: Boolean<Atom> =
          dependent.tree.items == nil
          ? formula(of: dependent, for: subject)
          : .all(names(dependent.tree, keyword, of: schema).map { .present($0) })
        parts.append(.any([.absent(name), demanded]))
      }
    }
    return parts
  }

  /// Maximum number of schemas in a `oneOf`: each is repeated for every other.
  static let mostAlternatives = 12

  /// The constraints of `anyOf`, `oneOf` and `not`.
  ///
  /// - Parameters:
  ///   - schema: the schema.
  ///   - subject: what it applies to.
  ///   - written: the keywords that are already expressed otherwise.
  /// - Returns: the constraint of each keyword.
  mutating func combinations<Atom: SchemaAtom>(
    of schema: SourceSchema,
    for subject: SchemaSubject,
    except written: Set<String> = []
  ) -> [Boolean<Atom>] {
    var parts: [Boolean<Atom>] = []
    for keyword in ["anyOf", "oneOf"] where schema[keyword] != nil && !written.contains(keyword) {
      if subject.kinds == .object,
        let known: Boolean<Atom> = discriminated(keyword, of: schema, for: subject)
      {
        parts.append(known)
      } else if keyword == "oneOf" {
        parts.append(alternative(of: schema, for: subject))
      } else {
        let any: [Boolean<Atom>] = formulas(keyword, of: schema, for: subject)
        if !any.isEmpty { parts.append(.any(any)) }
      }
    }
    if let negated = schema["not"] {
      let formula: Boolean<Atom> = formula(of: schema.below(negated, "not"), for: subject)
      parts.append(formula.negated)
    }
    return parts
  }

  /// The constraint of `if`, `then` and `else`.
  mutating func condition<Atom: SchemaAtom>(
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> Boolean<Atom> {
    guard let condition = schema["if"] else { return .constant(true) }
    let asked: Boolean<Atom> = formula(of: schema.below(condition, "if"), for: subject)
    let branches: [Boolean<Atom>] = ["then", "else"].map { keyword in
      schema[keyword].map { formula(of: schema.below($0, keyword), for: subject) }
        ?? .constant(true)
    }
    let isRepeated = branches.allSatisfy { $0 != .constant(true) && $0 != .constant(false) }
    if isRepeated, !mayRepeat(asked.nodeCount, "if", of: schema) { return .constant(true) }
    return Atom.conditional(asked, branches[0], branches[1])
  }

  /// The constraint of alternatives that are selected by the value of a member; nil for others.
  private mutating func discriminated<Atom: SchemaAtom>(
    _ keyword: String,
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> Boolean<Atom>? {
    let required = Set((schema["required"]?.items ?? []).compactMap(\.text))
    guard let known = discriminatedAlternatives(keyword, of: schema, required: required) else {
      return nil
    }
    let cases: [(values: [OperandTree], asked: Boolean<Atom>)] = known.alternatives.map {
      ($0.values, formula(of: $0.schema, for: subject))
    }
    return .alternatives(of: known.name, cases)
  }

  /// The constraints of all schemas in a keyword's list.
  mutating func formulas<Atom: SchemaAtom>(
    _ keyword: String,
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> [Boolean<Atom>] {
    list(keyword, of: schema).map { formula(of: $0, for: subject) }
  }

  /// The constraint of `oneOf`: exactly one of the schemas, which repeats each of them for every
  /// other.
  private mutating func alternative<Atom: SchemaAtom>(
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> Boolean<Atom> {
    let schemas = list("oneOf", of: schema)
    if schemas.isEmpty { return .constant(true) }
    if schemas.count > SchemaReader.mostAlternatives {
      leaveOut("oneOf", of: schema, "more than \(SchemaReader.mostAlternatives) schemas")
      return .constant(true)
    }
    let formulas: [Boolean<Atom>] = schemas.map { formula(of: $0, for: subject) }
    let others = alternativesTogether(of: schemas, for: subject)
    let repeated = others.joined().reduce(0) { $0 + formulas[$1].nodeCount }
    guard repeated == 0 || mayRepeat(repeated, "oneOf", of: schema) else {
      return .constant(true)
    }
    return .any(
      formulas.indices.map { index in
        .all([formulas[index]] + others[index].map { formulas[$0].negated })
      }
    )
  }

  /// For each of the schemas, the others that may accept a value that it accepts.
  ///
  /// Schemas for other kinds don't, nor do those that require other values of a member.
  private mutating func alternativesTogether(
    of schemas: [SourceSchema],
    for subject: SchemaSubject
  ) -> [[Int]] {
    let kinds = schemas.map { self.kinds(of: $0).intersection(subject.kinds) }
    let constants = schemas.map { self.constants(in: $0, required: []) }
    return schemas.indices.map { one in
      schemas.indices.filter { other in
        let common = kinds[one].intersection(kinds[other])
        if one == other || common.isEmpty { return false }
        return common != .object || !constants[one].excludes(constants[other])
      }
    }
  }
}
