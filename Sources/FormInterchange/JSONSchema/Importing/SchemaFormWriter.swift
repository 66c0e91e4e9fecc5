import FormData
import RuleSyntax

/// Writes exact forms for schemas that describe objects, and for the schemas of their members.
struct SchemaFormWriter {
  var reader: SchemaReader
  var forms: [FormDeclaration] = []
  private(set) var comments: [SourceRange: [String]] = [:]
  var conditions = ConditionWriter()
  /// The names of forms by the reference to their schema.
  var formNames: [SchemaDocument.Identity: String] = [:]
  /// For each form, the forms of its fields: a form can contain itself only in a list.
  var contained: [String: Set<String>] = [:]
  /// The forms that are being written, each a field of the one before; a list starts a new chain.
  var holders: [String] = []
  /// Whether the schema of the form that is being written is write-only, so all fields are secret.
  private var hidesFields = false
  /// Whether a field of the form that is being written is called `key`, as an entry's key is.
  private var hidesKeys = false
  private var lastRange: UInt32 = 0

  init(reader: SchemaReader) {
    self.reader = reader
  }

  /// The rules that conditions call.
  var rules: [RuleDeclaration] { conditions.rules }

  /// Writes a form for records.
  ///
  /// - Parameters:
  ///   - name: the preferred name.
  ///   - schemas: the constraints on records.
  ///   - identity: the form's schema, for references to it.
  /// - Returns: the form's actual name.
  @discardableResult
  mutating func writeForm(
    named name: String,
    of schemas: [SourceSchema],
    _ identity: SchemaDocument.Identity? = nil
  ) -> String {
    let name = conditions.unique(name)
    if let identity { formNames[identity] = name }
    holders.append(name)
    defer { holders.removeLast() }
    var members = MemberCollection()
    for schema in schemas where !reader.collect(schema, into: &members) {
      reader.refuse(
        "type",
        of: schema,
        "the schema rejects every object, but a record is an object"
      )
    }
    members.applyClosings()
    let branches = branches(of: members)
    for choice in branches {
      members.merge(choice.shared)
      members.mention(choice.field)
    }
    var subject = subject(with: members, branches)
    let demands = demands(on: &members, of: &subject, schemas, branches)
    members.applyClosings()
    let description = SchemaDescription(schemas: members.described)
    let outer = (hidesFields, hidesKeys)
    hidesFields = description.isSecret
    hidesKeys = (members.names + branches.flatMap(\.names)).contains("key")
    defer { (hidesFields, hidesKeys) = outer }
    let range = nextRange()
    note(at: range)
    var items: [FormItem] = []
    for member in members.names {
      guard Name.canBe(member) else {
        leaveOut(member, of: members, schemas)
        continue
      }
      items.append(.field(field(member, of: members, subject, demands, in: name)))
    }
    items += branches.flatMap { chain(of: $0, in: name) }
    forms.append(
      FormDeclaration(
        name: Name(name),
        isClosed: !members.closings.isEmpty,
        isExact: true,
        label: description.label,
        annotations: description.annotations(isForm: true),
        items: items,
        range: range
      )
    )
    return name
  }

  /// The kinds of values that the members of an object can have.
  private mutating func subject(
    with members: MemberCollection,
    _ branches: [FormBranches]
  ) -> SchemaSubject {
    var subject = SchemaSubject(kinds: .object)
    for member in members.names {
      subject.memberKinds[member] = reader.kinds(ofFieldWith: members.schemas[member] ?? [])
    }
    for choice in branches {
      let known = members.schemas[choice.field] ?? []
      let kinds = known.reduce(choice.kinds) { $0.intersection(reader.kinds(of: $1)) }
      if kinds.areOfOneType { subject.memberKinds[choice.field] = kinds }
    }
    return subject
  }

  /// Notes that there is no field for a member, because of its name.
  private mutating func leaveOut(
    _ member: String,
    of members: MemberCollection,
    _ schemas: [SourceSchema]
  ) {
    let reason = "no field can be called '\(member)'"
    let described = members.schemas[member] ?? []
    for schema in described { reader.leaveOut("properties", of: schema, reason) }
    if described.isEmpty, let schema = schemas.first {
      reader.leaveOut("required", of: schema, reason)
    }
  }

  /// A form whose only field holds a value that need not be an object.
  mutating func writeForm(named name: String, forValue schema: SourceSchema) {
    let name = conditions.unique(name)
    let kinds = reader.kinds(ofFieldWith: [schema])
    var content = content(of: [schema], kinds, in: "value", named: "\(name)_value")
    if content.isImpossible {
      content = FieldContent(type: .type("any"), checks: ValueFormula.impossible)
    }
    let description = SchemaDescription(schemas: [schema])
    let range = nextRange()
    note(at: range)
    let field = FieldDeclaration(
      name: Name("value"),
      type: content.type,
      label: description.label,
      annotations: description.annotations(isForm: false),
      body: [.check(.rule("required"))]
        + conditions.settlingCounts(in: content.checks, of: "value", isRequired: true)
        + content.options + description.examples(for: kinds)
    )
    forms.append(
      FormDeclaration(name: Name(name), isExact: true, items: [.field(field)], range: range)
    )
  }

  /// The conditional constraints of the schemas; adds members that only these name.
  mutating func demands(
    on members: inout MemberCollection,
    of subject: inout SchemaSubject,
    _ schemas: [SourceSchema],
    _ branches: [FormBranches] = []
  ) -> FieldDemands {
    let budget = reader.budget
    var formula = conditionalFormula(of: members, for: subject, except: branches)
    let withMembers = formula.fieldsWithMembers
    if !withMembers.isEmpty {
      // Conditions on members of members apply to values of any kind.
      for field in withMembers { subject.memberKinds[field] = .all }
      reader.budget = budget
      formula = conditionalFormula(of: members, for: subject, except: branches)
    }
    guard let schema = schemas.first else { return FieldDemands() }
    let isTooLong = formula.atoms.count > SchemaFormWriter.mostDemands
    guard let demands = isTooLong ? [] : formula.demands() else {
      reader.refuse("schema", of: schema, "no object satisfies it")
      return FieldDemands()
    }
    let conditions = demands.reduce(0) { $0 + $1.conditions.reduce(0) { $0 + $1.nodeCount } }
    if isTooLong || conditions > SchemaFormWriter.mostConditions {
      let keyword = ["if", "oneOf", "anyOf", "allOf"].first { schema[$0] != nil } ?? "not"
      reader.leaveOut(keyword, of: schema, "there are too many conditions to write them out")
      return FieldDemands()
    }
    for demand in demands {
      members.mention(demand.question.field)
      for question in demand.conditions.flatMap(\.atoms) { members.mention(question.field) }
    }
    return FieldDemands(demands + branches.flatMap(\.demands))
  }

  /// The conditional constraints on a record, except those that branches express.
  mutating func conditionalFormula(
    of members: MemberCollection,
    for subject: SchemaSubject,
    except branches: [FormBranches] = []
  ) -> ObjectFormula {
    .all(
      members.conditional.flatMap { schema in
        let written = branches.filter { $0.path == schema.path }.map(\.keyword)
        return reader.conditions(of: schema, for: subject, except: Set(written))
      }
    )
  }

  /// The fields in conditions, once for each use.
  static let mostDemands = 1000
  /// The conditions of all demands; a condition of several demands is counted for each.
  private static let mostConditions = 40_000

  // MARK: Fields

  /// The field with its part of all demands.
  mutating func field(
    _ name: String,
    of members: MemberCollection,
    _ subject: SchemaSubject,
    _ demands: FieldDemands,
    in form: String
  ) -> FieldDeclaration {
    let schemas = members.schemas[name] ?? []
    let kinds = subject.kinds(ofMember: name)
    let own = demands.on(name)
    // An unconditional demand is combined with the other checks.
    let always = own.filter(\.conditions.isEmpty)
    let isRequired =
      members.required.contains(name) || always.contains(where: \.question.isRequired)
    let conditional = own.filter { !$0.conditions.isEmpty }
    var content = content(
      of: schemas,
      kinds,
      and: always.map(\.question.formula),
      orUnderConditions: conditional.map(\.question.formula),
      inConditions: demands.conditions(on: name),
      in: name,
      named: "\(form)_\(Name.identifier(for: name, orElse: "member"))"
    )
    if isRequired, content.isImpossible {
      content = FieldContent(type: .type("any"), checks: ValueFormula.impossible)
    }
    let description = SchemaDescription(schemas: schemas.flatMap { described($0) })
    var body: [Statement] = isRequired ? [.check(.rule("required"))] : []
    body += conditions.settlingCounts(in: content.checks, of: name, isRequired: isRequired)
    body += statements(of: conditional[...]) + content.options
    body += description.examples(for: kinds)
    var annotations = description.annotations(isForm: false)
    if hidesFields, !description.isSecret { annotations.append(Annotation("secret")) }
    let range = nextRange()
    note(at: range)
    // A rule can test an entry's key where a field of that name hides it.
    if hidesKeys { body = conditions.hidingKeys(body, of: name) }
    return FieldDeclaration(
      name: Name(name),
      type: content.type,
      label: description.label,
      annotations: annotations,
      body: body.isEmpty ? nil : body,
      range: range
    )
  }

  /// A schema and the one that it refers to, for labels and descriptions.
  private func described(_ schema: SourceSchema) -> [SourceSchema] {
    let targets = reader.document.targets(of: schema)
    return reader.isReferenceOnly(schema) && !targets.isEmpty ? targets : [schema] + targets
  }

  /// Conditional checks, with those under the same condition combined, including the checks for the
  /// case that it fails.
  private mutating func statements(of demands: ArraySlice<FieldDemand>) -> [Statement] {
    var statements: [Statement] = []
    var rest = demands
    while let demand = rest.first {
      guard let first = demand.conditions.first else {
        let together = rest.prefix { $0.conditions.isEmpty }
        rest.removeFirst(together.count)
        statements += SchemaFormWriter.checks(of: together)
        continue
      }
      let main = rest.prefix { $0.conditions.first == first }
      rest.removeFirst(main.count)
      let otherwise = rest.prefix { $0.conditions.first == first.negated }
      rest.removeFirst(otherwise.count)
      // A condition that all checks share is written once, unless something is required if it
      // fails.
      let count = otherwise.isEmpty ? FieldDemand.sharedConditions(of: main) : 1
      let shared = Array(demand.conditions.prefix(count))
      // Contradictory conditions never apply.
      if ObjectFormula.all(shared) == .constant(false) { continue }
      let when = When(
        condition: conditions.condition(of: shared),
        items: self.statements(of: main.map { $0.without(count) }[...]),
        otherwise: otherwise.isEmpty
          ? nil : Otherwise(self.statements(of: otherwise.map { $0.without(1) }[...]))
      )
      statements.append(.when(when))
    }
    return statements
  }

  /// The checks of unconditional demands.
  private static func checks(of demands: ArraySlice<FieldDemand>) -> [Statement] {
    let isRequired = demands.contains(where: \.question.isRequired)
    let formula = ValueFormula.all(demands.map(\.question.formula))
    let required: [Statement] = isRequired ? [.check(.rule("required"))] : []
    if isRequired, formula == .constant(false) { return required + ValueFormula.impossible }
    return required + formula.checks
  }

  // MARK: Losses

  /// A unique range, which no other node of the tree has.
  private mutating func nextRange() -> SourceRange {
    lastRange += 1
    return SourceRange(start: lastRange, end: lastRange + 1)
  }

  /// Records what was left out, for a comment before the node.
  private mutating func note(at range: SourceRange) {
    let losses = reader.takeLosses()
    if !losses.isEmpty { comments[range] = losses }
  }
}
