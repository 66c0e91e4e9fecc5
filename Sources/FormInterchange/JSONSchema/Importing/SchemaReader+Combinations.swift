import FormData
import RuleSyntax

/// What a schema is asked of: a value of some kinds.
struct SchemaSubject {
  var kinds: SchemaKinds
  /// The kinds of the members' values, where something is known of them: those of a record's fields.
  var memberKinds: [String: SchemaKinds] = [:]
  /// The field whose own value it is, by which operands of its checks read it; nil for others.
  var field: String?

  func kinds(ofMember name: String) -> SchemaKinds { memberKinds[name] ?? .all }

  /// The same value where it is known to be of one of the kinds.
  func narrowed(to kinds: SchemaKinds) -> SchemaSubject {
    SchemaSubject(kinds: kinds, field: field)
  }
}

/// A question that a schema asks, of a value or of the fields of a record.
protocol SchemaAtom: BooleanAtom {
  /// What is asked of a member of the object, or of a field of the record.
  static func member(_ question: FieldQuestion) -> Self
  /// What `if`, `then` and `else` ask.
  static func conditional(
    _ condition: Boolean<Self>,
    _ main: Boolean<Self>,
    _ otherwise: Boolean<Self>
  ) -> Boolean<Self>
  /// What is asked by a rule of that name; nil where no rule can ask it.
  static func rule(named name: String) -> Boolean<Self>?
  /// What a schema asks itself, other than by reference.
  static func parts(
    of schema: SourceSchema,
    for subject: SchemaSubject,
    by reader: inout SchemaReader
  ) -> [Boolean<Self>]
}

extension Boolean where Atom: SchemaAtom {
  /// What is asked of a member: whether the object must have it, and what of its value.
  static func member(
    _ name: String,
    isRequired: Bool = false,
    _ formula: ValueFormula
  ) -> Boolean {
    // An optional member may always be missing, and a value that no value may be is none.
    if formula == .constant(!isRequired) { return .constant(!isRequired) }
    return .atom(.member(FieldQuestion(field: name, isRequired: isRequired, formula: formula)))
  }

  static func present(_ name: String) -> Boolean {
    .member(name, isRequired: true, .constant(true))
  }

  static func absent(_ name: String) -> Boolean { .member(name, .constant(false)) }
}

// What a schema asks of members, and what its combinations of schemas ask; of a value and of the
// fields of a record alike.

extension SchemaReader {
  /// What a schema asks of the subject.
  mutating func formula<Atom: SchemaAtom>(
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> Boolean<Atom> {
    // The type says all that there is to say, as that of a form does.
    if subject.kinds.isEmpty { return .constant(true) }
    if let isTaken = schema.tree.boolean { return .constant(isTaken) }
    guard schema.tree.members != nil else {
      refuse("schema", of: schema, "a schema is an object, true or false")
      return .constant(true)
    }
    if let asked: Boolean<Atom> = questionOfRecursion(of: schema) { return asked }
    let parts: [Boolean<Atom>] = targets(of: schema).map { formula(of: $0, for: subject) }
    // Only now it is known whether the reference leads back.
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

  /// What `properties` and `required` ask.
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

  /// The keywords by which a schema asks something where a member is there.
  var dependentKeywords: [String] {
    (document.draft == .draft7 ? [] : ["dependentRequired", "dependentSchemas"])
      + ["dependencies"]
  }

  /// What `dependentRequired`, `dependentSchemas` and `dependencies` ask: something, where a member is
  /// there.
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

  /// Schemas that a `oneOf` may have: each is written once for each.
  static let mostAlternatives = 12

  /// What `anyOf`, `oneOf` and `not` ask.
  ///
  /// - Parameters:
  ///   - schema: the schema.
  ///   - subject: what it is asked of.
  ///   - written: those of its keywords that something else says already.
  /// - Returns: what each of the keywords asks.
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

  /// What `if`, `then` and `else` ask.
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

  /// What alternatives ask of which the value of a member says which applies; nil for others.
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

  /// What each of the schemas that a keyword lists asks.
  mutating func formulas<Atom: SchemaAtom>(
    _ keyword: String,
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> [Boolean<Atom>] {
    list(keyword, of: schema).map { formula(of: $0, for: subject) }
  }

  /// What `oneOf` asks: one of the schemas alone, which repeats each of them for every other.
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

  /// For each of the schemas, those that may take a value that it takes.
  ///
  /// Those that take values of other kinds do not, nor those that demand other values of a member.
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
