import FormData
import RuleSyntax

/// Makes exact forms of schemas that describe objects, and of those for their members.
struct SchemaFormWriter {
  var reader: SchemaReader
  private(set) var forms: [FormDeclaration] = []
  private(set) var comments: [SourceRange: [String]] = [:]
  private var conditions = ConditionWriter()
  /// The names of forms by the reference that leads to their schema.
  private var formNames: [String: String] = [:]
  private var lastRange: UInt32 = 0

  init(reader: SchemaReader) {
    self.reader = reader
  }

  /// The rules that conditions ask.
  var rules: [RuleDeclaration] { conditions.rules }

  /// A form for records.
  mutating func writeForm(named name: String, of schemas: [SourceSchema]) {
    let name = conditions.unique(name)
    var members = MemberCollection()
    for schema in schemas where !reader.collect(schema, into: &members) {
      reader.refuse("type", of: schema, "no object is taken, and a record is one")
    }
    var kinds: [String: SchemaKinds] = [:]
    for member in members.names {
      let own = (members.schemas[member] ?? []).map { reader.kinds(of: $0) }
      kinds[member] = SchemaFormWriter.judged(own.reduce(.all) { $0.intersection($1) })
    }
    let demands = demands(on: &members, &kinds, of: schemas)
    let description = SchemaDescription(of: members.described)
    let range = nextRange()
    note(at: range)
    var items: [FormItem] = []
    for member in members.names {
      guard Name.canBe(member) else {
        for schema in members.schemas[member] ?? [] {
          reader.leaveOut("properties", of: schema, "no field can be called '\(member)'")
        }
        if members.schemas[member]?.isEmpty ?? true, let schema = schemas.first {
          reader.leaveOut("required", of: schema, "no field can be called '\(member)'")
        }
        continue
      }
      let field = field(
        member,
        of: members.schemas[member] ?? [],
        kinds[member] ?? .all,
        isRequired: members.required.contains(member),
        demands.filter { $0.field == member },
        comparedWith: demands.reduce(into: []) { $0.formUnion($1.comparedTexts(of: member)) },
        in: name
      )
      items.append(.field(field))
    }
    forms.append(
      FormDeclaration(
        name: Name(name),
        isExact: true,
        label: description.label,
        annotations: description.annotations(isForm: true),
        items: items,
        range: range
      )
    )
  }

  /// A form whose only field holds a value that need not be an object.
  mutating func writeForm(named name: String, forValue schema: SourceSchema) {
    let name = conditions.unique(name)
    let kinds = SchemaFormWriter.judged(reader.kinds(of: schema))
    var (type, checks) = typeAndChecks(of: [schema], kinds, named: "\(name)_value")
    if checks.contains(.check(.rule("empty"))) {
      checks = ValueFormula.impossible
      type = .type("any")
    }
    let description = SchemaDescription(of: [schema])
    let range = nextRange()
    note(at: range)
    let field = FieldDeclaration(
      name: Name("value"),
      type: type,
      label: description.label,
      annotations: description.annotations(isForm: false),
      body: [.check(.rule("required"))] + checks + description.examples(for: kinds)
    )
    forms.append(
      FormDeclaration(name: Name(name), isExact: true, items: [.field(field)], range: range)
    )
  }

  /// What the schemas ask under conditions; members that only these name become known.
  private mutating func demands(
    on members: inout MemberCollection,
    _ kinds: inout [String: SchemaKinds],
    of schemas: [SourceSchema]
  ) -> [FieldDemand] {
    var formula = conditionalFormula(of: members, kinds)
    let withMembers = formula.membersWithMembers
    if !withMembers.isEmpty {
      // Conditions on members of members are asked of values of any kind.
      for name in withMembers { kinds[name] = .all }
      formula = conditionalFormula(of: members, kinds)
    }
    guard let schema = schemas.first else { return [] }
    if formula.size > SchemaFormWriter.mostDemands {
      let keyword = ["if", "oneOf", "anyOf", "allOf"].first { schema[$0] != nil } ?? "not"
      reader.leaveOut(keyword, of: schema, "the conditions are too many to be written one by one")
      return []
    }
    guard let demands = formula.demands() else {
      reader.refuse("schema", of: schema, "no object fulfils it")
      return []
    }
    for demand in demands {
      members.mention(demand.field)
      for name in demand.conditions.flatMap(\.names) { members.mention(name) }
    }
    return demands
  }

  private mutating func conditionalFormula(
    of members: MemberCollection,
    _ kinds: [String: SchemaKinds]
  ) -> ObjectFormula {
    .all(members.conditional.map { reader.conditionalFormula(of: $0, kinds) })
  }

  /// Fields of conditions, counted as often as they are asked about.
  private static let mostDemands = 1000

  // MARK: Fields

  private mutating func field(
    _ name: String,
    of schemas: [SourceSchema],
    _ kinds: SchemaKinds,
    isRequired: Bool,
    _ demands: [FieldDemand],
    comparedWith texts: Set<String>,
    in form: String
  ) -> FieldDeclaration {
    let formName = "\(form)_\(Name.identifier(for: name, orElse: "member"))"
    var (type, checks) = typeAndChecks(of: schemas, kinds, named: formName, comparedWith: texts)
    if isRequired, checks.contains(.check(.rule("empty"))) {
      checks = ValueFormula.impossible
      type = .type("any")
    }
    let description = SchemaDescription(of: schemas.flatMap { described($0) })
    var body = isRequired ? [Statement.check(.rule("required"))] : []
    body += checks
    body += conditional(demands)
    body += description.examples(for: kinds)
    let range = nextRange()
    note(at: range)
    return FieldDeclaration(
      name: Name(name),
      type: type,
      label: description.label,
      annotations: description.annotations(isForm: false),
      body: body.isEmpty ? nil : body,
      range: range
    )
  }

  /// A schema with the one that it refers to, for what they say to people.
  private func described(_ schema: SourceSchema) -> [SourceSchema] {
    guard let reference = schema["$ref"]?.text,
      let target = try? reader.document.target(of: reference, from: schema)
    else { return [schema] }
    return reader.isReferenceOnly(schema) ? [target] : [schema, target]
  }

  /// Checks under conditions, those under the same one together, and beside them what is demanded
  /// where that condition fails.
  private mutating func conditional(_ demands: [FieldDemand]) -> [Statement] {
    var statements: [Statement] = []
    var rest = demands[...]
    while let demand = rest.first {
      guard let first = demand.conditions.first else {
        statements += demand.checks
        rest.removeFirst()
        continue
      }
      let main = rest.prefix { $0.conditions.first == first }
      rest.removeFirst(main.count)
      let otherwise = rest.prefix { $0.conditions.first == first.negated }
      rest.removeFirst(otherwise.count)
      // Conditions that all of them share are one, unless something is demanded where it fails.
      let count = otherwise.isEmpty ? FieldDemand.sharedConditions(of: main) : 1
      let shared = Array(demand.conditions.prefix(count))
      let when = When(
        condition: conditions.condition(of: shared),
        items: conditional(main.map { $0.without(count) }),
        otherwise: otherwise.isEmpty ? nil : conditional(otherwise.map { $0.without(1) })
      )
      statements.append(.when(when))
    }
    return statements
  }

  // MARK: Types

  private mutating func typeAndChecks(
    of schemas: [SourceSchema],
    _ kinds: SchemaKinds,
    named name: String,
    comparedWith texts: Set<String> = []
  ) -> (type: TypeReference?, checks: [Statement]) {
    if kinds == .object { return (.type(formName(of: schemas, orElse: name)), []) }
    var options: [Statement] = []
    if kinds == .text, schemas.count == 1, let found = SchemaFormWriter.options(of: schemas[0]) {
      reader.pathsOfOptions.insert(schemas[0].path)
      var trial = reader
      let asked = texts.union(trial.formula(of: schemas[0], for: kinds).expression.comparedTexts)
      if asked.isSubset(of: found) {
        options = found.map { .option(OptionStatement(value: StringLiteral($0))) }
      } else {
        // A choice is only compared with its options.
        reader.pathsOfOptions.remove(schemas[0].path)
      }
    }
    var type = SchemaFormWriter.type(of: kinds)
    if !options.isEmpty { type = .type("choice") }
    if kinds == .list { type = .list(of: itemType(of: schemas, named: "\(name)_item")) }
    let formula = ValueFormula.all(schemas.map { reader.formula(of: $0, for: kinds) })
    return (type, formula.checks + options)
  }

  /// The type for values of the kinds; nil is text.
  private static func type(of kinds: SchemaKinds) -> TypeReference? {
    switch kinds {
    case .text: nil
    case .boolean: .type("boolean")
    case .integer: .type("integer")
    case .number, .fraction: .type("number")
    default: .type("any")
    }
  }

  /// The kinds that are left to be judged: those of the field's type, where it has one that says so.
  private static func judged(_ kinds: SchemaKinds) -> SchemaKinds {
    kinds == .object || kinds == .list || type(of: kinds) != .type("any") ? kinds : .all
  }

  private mutating func itemType(of schemas: [SourceSchema], named name: String) -> TypeReference {
    guard schemas.count == 1, !reader.isReferenceOnly(schemas[0]), schemas[0]["$ref"] == nil,
      case (let places, let items?) = reader.itemSchemas(of: schemas[0]), places.isEmpty
    else { return .type("any") }
    let kinds = reader.kinds(of: items)
    if kinds == .object {
      reader.itemKinds[schemas[0].path] = []
      var trial = reader
      if !trial.formula(of: schemas[0], for: .list).asksForMembers {
        return .type(formName(of: [items], orElse: name))
      }
      // What else is asked of the items' members cannot be asked of forms.
      reader.itemKinds[schemas[0].path] = nil
      return .type("any")
    }
    let type = SchemaFormWriter.type(of: kinds)
    if type != .type("any") { reader.itemKinds[schemas[0].path] = kinds }
    return type ?? .type("text")
  }

  /// The form for values of the schemas; for those of one reference always the same.
  private mutating func formName(of schemas: [SourceSchema], orElse name: String) -> String {
    guard schemas.count == 1, let reference = schemas[0]["$ref"]?.text,
      reader.isReferenceOnly(schemas[0])
        || schemas[0].tree.members?.allSatisfy({
          SchemaDescription.keywords.contains($0.name) || $0.name == "$ref"
        }) == true
    else {
      writeForm(named: name, of: schemas)
      return forms.last?.name.text ?? name
    }
    if let known = formNames[reference] { return known }
    let last = reference.split(separator: "/").last.map(String.init) ?? name
    let wanted = Name.identifier(for: last, orElse: "form")
    writeForm(named: "\(wanted)_record", of: schemas)
    let written = forms.last?.name.text ?? name
    formNames[reference] = written
    return written
  }

  /// The options of a choice, where an `enum` lists nothing but texts.
  private static func options(of schema: SourceSchema) -> [String]? {
    guard schema["$ref"] == nil, let items = schema["enum"]?.items, items.count > 1 else {
      return nil
    }
    let texts = items.compactMap(\.text)
    guard texts.count == items.count, Set(texts).count == texts.count,
      texts.allSatisfy({ !$0.allSatisfy(\.isWhitespace) })
    else { return nil }
    return texts
  }

  // MARK: Losses

  /// A range that no other node of the tree has.
  private mutating func nextRange() -> SourceRange {
    lastRange += 1
    return SourceRange(start: lastRange, end: lastRange + 1)
  }

  /// Keeps what was left out for a comment in front of the node.
  private mutating func note(at range: SourceRange) {
    let losses = reader.takeLosses()
    if !losses.isEmpty { comments[range] = losses }
  }
}

extension ObjectFormula {
  /// The members that it asks about.
  fileprivate var names: [String] {
    switch self {
    case .constant: []
    case .present(let name), .absent(let name), .value(let name, _), .holds(let name, _): [name]
    case .and(let parts), .or(let parts): parts.flatMap(\.names)
    case .choice(let condition, let main, let otherwise):
      [condition, main, otherwise].flatMap(\.names)
    }
  }
}
