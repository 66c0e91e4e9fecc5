import FormData
import RuleSyntax

/// Makes forms of schemas that describe objects, and of those for their members.
///
/// The forms are exact, but for those that the exporter has written of ordinary ones.
struct SchemaFormWriter {
  var reader: SchemaReader
  var forms: [FormDeclaration] = []
  private(set) var comments: [SourceRange: [String]] = [:]
  var conditions = ConditionWriter()
  /// The fields of ordinary forms whose values are also read from texts.
  var fieldsReadFromTexts: [String] = []
  /// The names of forms by the reference that leads to their schema.
  private var formNames: [String: String] = [:]
  private var lastRange: UInt32 = 0

  init(reader: SchemaReader) {
    self.reader = reader
  }

  /// The rules that conditions ask.
  var rules: [RuleDeclaration] { conditions.rules }

  /// A form for records: an ordinary one where the exporter wrote the schema of one.
  mutating func writeForm(named name: String, of schemas: [SourceSchema]) {
    let around = reader.emptiness
    defer { reader.emptiness = around }
    let wanted = reader.emptiness(ofFormOf: schemas)
    if wanted == .ordinary {
      if writeOrdinaryForm(named: name, of: schemas) { return }
      // What is within a form that is not as it seems is not looked at so again.
      reader.expectsExportedForms = false
    }
    reader.emptiness = .exact
    writeExactForm(named: name, of: schemas)
  }

  private mutating func writeExactForm(named name: String, of schemas: [SourceSchema]) {
    let name = conditions.unique(name)
    var members = MemberCollection()
    for schema in schemas where !reader.collect(schema, into: &members) {
      reader.refuse("type", of: schema, "no object is taken, and a record is one")
    }
    var scope = RecordScope()
    for member in members.names {
      scope.kinds[[member]] = reader.kinds(ofFieldWith: members.schemas[member] ?? [])
    }
    let demands = demands(on: &members, in: &scope, of: schemas)
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
        [member],
        of: members.schemas[member] ?? [],
        scope.kinds(of: [member]),
        members.required.contains(member) ? .required : .optional,
        demands,
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
    let kinds = reader.kinds(ofFieldWith: [schema])
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
    in scope: inout RecordScope,
    of schemas: [SourceSchema]
  ) -> [FieldDemand] {
    var formula = conditionalFormula(of: members, in: scope)
    let withMembers = formula.fieldsWithMembers
    if !withMembers.isEmpty {
      // Conditions on members of members are asked of values of any kind.
      for path in withMembers { scope.kinds[path] = .all }
      formula = conditionalFormula(of: members, in: scope)
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
    for path in demands.flatMap({ [$0.field] + $0.conditions.flatMap(\.paths) }) {
      if let name = path.last { members.mention(name) }
    }
    return demands
  }

  private mutating func conditionalFormula(
    of members: MemberCollection,
    in scope: RecordScope
  ) -> ObjectFormula {
    .all(members.conditional.map { reader.conditionalFormula(of: $0, in: scope) })
  }

  /// Fields of conditions, counted as often as they are asked about.
  static let mostDemands = 1000

  // MARK: Fields

  /// The field at the path, with what is demanded of it among all demands.
  mutating func field(
    _ path: FieldPath,
    of schemas: [SourceSchema],
    _ kinds: SchemaKinds,
    _ occupancy: Occupancy,
    _ demands: [FieldDemand],
    in form: String
  ) -> FieldDeclaration {
    let name = path.last ?? ""
    let formName = "\(form)_\(Name.identifier(for: name, orElse: "member"))"
    let texts = demands.reduce(into: Set()) { $0.formUnion($1.comparedTexts(of: path)) }
    var (type, checks) = typeAndChecks(
      of: schemas.map { reader.filledPart(of: $0) },
      kinds,
      named: formName,
      comparedWith: texts
    )
    // Texts of a notation are a type, unless more is asked of them than of values of the type.
    let isAskedForMore = demands.contains {
      $0.field == path || $0.conditions.contains { $0.paths.contains(path) }
    }
    if type == nil, !isAskedForMore, let named = checks.typeOfNotation {
      (type, checks) = (named, [])
    }
    if occupancy != .optional, checks.contains(.check(.rule("empty"))) {
      checks = ValueFormula.impossible
      type = .type("any")
    }
    let description = SchemaDescription(of: schemas.flatMap { described($0) })
    var body: [Statement] =
      switch occupancy {
      case .optional: []
      case .present: [.check(.rule("present"))]
      case .required: [.check(.rule("required"))]
      }
    body += checks
    body += conditional(demands.filter { $0.field == path }[...])
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
  private mutating func conditional(_ demands: ArraySlice<FieldDemand>) -> [Statement] {
    var statements: [Statement] = []
    var rest = demands
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
        items: conditional(main.map { $0.without(count) }[...]),
        otherwise: otherwise.isEmpty ? nil : conditional(otherwise.map { $0.without(1) }[...])
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
    var type = SchemaFormWriter.type(of: kinds)
    var options: [Statement] = []
    if kinds == .list {
      let items = itemType(of: schemas, named: "\(name)_item")
      type = .list(of: items.type)
      options = items.options
    } else if kinds == .text, schemas.count == 1 {
      options = self.options(of: schemas[0], in: schemas[0], for: kinds, comparedWith: texts)
      if !options.isEmpty { type = .type("choice") }
    }
    let formula = ValueFormula.all(schemas.map { reader.formula(of: $0, for: kinds) })
    if reader.emptiness == .ordinary, type?.isUnknown ?? false, formula != .constant(true) {
      reader.misfit()
    }
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

  /// The type of a list's items, and the options that they are chosen from.
  private mutating func itemType(
    of schemas: [SourceSchema],
    named name: String
  ) -> (type: TypeReference, options: [Statement]) {
    guard schemas.count == 1, !reader.isReferenceOnly(schemas[0]), schemas[0]["$ref"] == nil,
      case (let places, let items?) = reader.itemSchemas(of: schemas[0]), places.isEmpty
    else { return (.type("any"), []) }
    let kinds = reader.kinds(of: items)
    let filled = reader.filledPart(of: items)
    if kinds == .object {
      reader.itemKinds[schemas[0].path] = []
      var trial = reader
      if !trial.formula(of: schemas[0], for: .list).asksForMembers {
        return (.type(formName(of: [filled], orElse: name)), [])
      }
      // What else is asked of the items' members cannot be asked of forms.
      reader.itemKinds[schemas[0].path] = nil
      return (.type("any"), [])
    }
    let type = SchemaFormWriter.type(of: kinds)
    if type != .type("any") { reader.itemKinds[schemas[0].path] = kinds }
    if kinds == .text {
      let options = options(of: filled, in: schemas[0], for: .list, comparedWith: [])
      if !options.isEmpty { return (.type("choice"), options) }
    }
    return (type ?? .type("text"), [])
  }

  /// The form for values of the schemas; for those of one reference always the same.
  private mutating func formName(of schemas: [SourceSchema], orElse name: String) -> String {
    guard schemas.count == 1, let reference = reader.loneReference(of: schemas[0]) else {
      writeForm(named: name, of: schemas)
      return forms.last?.name.text ?? name
    }
    if let known = formNames[reference] { return known }
    let last = reference.split(separator: "/").last.map(String.init) ?? name
    let wanted = Name.identifier(for: last, orElse: "form")
    // A form that was exported has its name from a rule file, where no rule has it.
    let isExported = reader.document.emptinessOfForms[last] != nil
    writeForm(
      named: isExported ? wanted : "\(wanted)_record",
      of: [reader.target(of: schemas[0]) ?? schemas[0]]
    )
    let written = forms.last?.name.text ?? name
    formNames[reference] = written
    return written
  }

  /// The options of a choice, where an `enum` lists nothing but texts and the schema around compares
  /// values with no others.
  private mutating func options(
    of schema: SourceSchema,
    in whole: SourceSchema,
    for kinds: SchemaKinds,
    comparedWith texts: Set<String>
  ) -> [Statement] {
    guard schema["$ref"] == nil, let values = schema["enum"]?.items, values.count > 1 else {
      return []
    }
    let options = values.compactMap(\.text)
    guard options.count == values.count, Set(options).count == options.count,
      !options.contains(where: \.isBlank)
    else { return [] }
    reader.pathsOfOptions.insert(schema.path)
    var trial = reader
    let asked = texts.union(trial.formula(of: whole, for: kinds).expression.comparedTexts)
    if asked.isSubset(of: options) {
      return options.map { .option(OptionStatement(value: StringLiteral($0))) }
    }
    reader.pathsOfOptions.remove(schema.path)
    return []
  }

  // MARK: Losses

  /// A range that no other node of the tree has.
  mutating func nextRange() -> SourceRange {
    lastRange += 1
    return SourceRange(start: lastRange, end: lastRange + 1)
  }

  /// Keeps what was left out for a comment in front of the node.
  mutating func note(at range: SourceRange) {
    let losses = reader.takeLosses()
    if !losses.isEmpty { comments[range] = losses }
  }
}

extension TypeReference {
  /// Whether values of the type, or items of its lists, may be of any kind.
  fileprivate var isUnknown: Bool {
    switch self {
    case .named(let name): name.text == "any"
    case .list(let item, _): item.isUnknown
    }
  }
}

extension [Statement] {
  /// The type whose values are the texts that fulfil the checks; nil where these are not one check
  /// for a notation.
  fileprivate var typeOfNotation: TypeReference? {
    guard count == 1, case .check(let check) = self[0], case .call(let call) = check.expression,
      ["date", "time", "datetime"].contains(call.name.text)
    else { return nil }
    return .type(call.name.text)
  }
}
