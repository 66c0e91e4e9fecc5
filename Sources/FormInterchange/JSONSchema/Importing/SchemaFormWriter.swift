import FormData
import RuleSyntax

/// Makes exact forms of schemas that describe objects, and of those for their members.
struct SchemaFormWriter {
  var reader: SchemaReader
  var forms: [FormDeclaration] = []
  private(set) var comments: [SourceRange: [String]] = [:]
  var conditions = ConditionWriter()
  /// The names of forms by the reference that leads to their schema.
  var formNames: [String: String] = [:]
  var lastRange: UInt32 = 0

  /// The rules that conditions ask.
  var rules: [RuleDeclaration] { conditions.rules }

  /// A form for records.
  mutating func writeForm(named name: String, of schemas: [SourceSchema]) {
    let name = conditions.unique(name)
    var members = MemberCollection()
    for schema in schemas where !reader.collect(schema, into: &members) {
      reader.refuse("type", of: schema, "no object is taken, and a record is one")
    }
    members.applyClosings()
    var subject = SchemaSubject(kinds: .object)
    for member in members.names {
      subject.memberKinds[member] = reader.kinds(ofFieldWith: members.schemas[member] ?? [])
    }
    let demands = demands(on: &members, of: &subject, schemas)
    members.applyClosings()
    let description = SchemaDescription(schemas: members.described)
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
        subject.kinds(ofMember: member),
        isRequired: members.required.contains(member),
        demands,
        in: name
      )
      items.append(.field(field))
    }
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
  }

  /// A form whose only field holds a value that need not be an object.
  mutating func writeForm(named name: String, forValue schema: SourceSchema) {
    let name = conditions.unique(name)
    let kinds = reader.kinds(ofFieldWith: [schema])
    var content = content(of: [schema], kinds, named: "\(name)_value")
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
      body: [.check(.rule("required"))] + content.checks + content.options
        + description.examples(for: kinds)
    )
    forms.append(
      FormDeclaration(name: Name(name), isExact: true, items: [.field(field)], range: range)
    )
  }

  /// What the schemas ask under conditions; members that only these name become known.
  private mutating func demands(
    on members: inout MemberCollection,
    of subject: inout SchemaSubject,
    _ schemas: [SourceSchema]
  ) -> FieldDemands {
    var formula = conditionalFormula(of: members, for: subject)
    let withMembers = formula.fieldsWithMembers
    if !withMembers.isEmpty {
      // Conditions on members of members are asked of values of any kind.
      for field in withMembers { subject.memberKinds[field] = .all }
      formula = conditionalFormula(of: members, for: subject)
    }
    guard let schema = schemas.first else { return FieldDemands() }
    let isTooLong = formula.atoms.count > SchemaFormWriter.mostDemands
    guard let demands = isTooLong ? [] : formula.demands() else {
      reader.refuse("schema", of: schema, "no object fulfils it")
      return FieldDemands()
    }
    let conditions = demands.reduce(0) { $0 + $1.conditions.reduce(0) { $0 + $1.nodeCount } }
    if isTooLong || conditions > SchemaFormWriter.mostConditions {
      let keyword = ["if", "oneOf", "anyOf", "allOf"].first { schema[$0] != nil } ?? "not"
      reader.leaveOut(keyword, of: schema, "the conditions are too many to be written one by one")
      return FieldDemands()
    }
    for demand in demands {
      members.mention(demand.question.field)
      for question in demand.conditions.flatMap(\.atoms) { members.mention(question.field) }
    }
    return FieldDemands(demands)
  }

  private mutating func conditionalFormula(
    of members: MemberCollection,
    for subject: SchemaSubject
  ) -> ObjectFormula {
    .all(members.conditional.flatMap { reader.conditions(of: $0, for: subject) })
  }

  /// Fields of conditions, counted as often as they are asked about.
  static let mostDemands = 1000
  /// Conditions of all demands, those of several counted for each.
  private static let mostConditions = 40_000

  // MARK: Fields

  /// The field with what is demanded of it among all demands.
  private mutating func field(
    _ name: String,
    of schemas: [SourceSchema],
    _ kinds: SchemaKinds,
    isRequired: Bool,
    _ demands: FieldDemands,
    in form: String
  ) -> FieldDeclaration {
    let own = demands.on(name)
    // What is demanded under no condition is asked with the rest.
    let always = own.filter(\.conditions.isEmpty)
    let isRequired = isRequired || always.contains(where: \.question.isRequired)
    let conditional = own.filter { !$0.conditions.isEmpty }
    var content = content(
      of: schemas,
      kinds,
      and: always.map(\.question.formula),
      orUnderConditions: conditional.map(\.question.formula),
      inConditions: demands.conditions(on: name),
      named: "\(form)_\(Name.identifier(for: name, orElse: "member"))"
    )
    if isRequired, content.isImpossible {
      content = FieldContent(type: .type("any"), checks: ValueFormula.impossible)
    }
    let description = SchemaDescription(schemas: schemas.flatMap { described($0) })
    var body: [Statement] = isRequired ? [.check(.rule("required"))] : []
    body += content.checks + statements(of: conditional[...]) + content.options
    body += description.examples(for: kinds)
    let range = nextRange()
    note(at: range)
    return FieldDeclaration(
      name: Name(name),
      type: content.type,
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

  /// Checks under conditions: those under the same one together, with what is demanded
  /// where that condition fails.
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
      // Conditions that all of them share are one, unless something is demanded where it fails.
      let count = otherwise.isEmpty ? FieldDemand.sharedConditions(of: main) : 1
      let shared = Array(demand.conditions.prefix(count))
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

  /// The checks of demands under no condition.
  private static func checks(of demands: ArraySlice<FieldDemand>) -> [Statement] {
    let isRequired = demands.contains(where: \.question.isRequired)
    let formula = ValueFormula.all(demands.map(\.question.formula))
    let required: [Statement] = isRequired ? [.check(.rule("required"))] : []
    if isRequired, formula == .constant(false) { return required + ValueFormula.impossible }
    return required + formula.checks
  }

  // MARK: Types

  /// What a field holds.
  private struct FieldContent {
    var type: TypeReference?
    var checks: [Statement]
    var options: [Statement] = []

    /// Whether no value is left that it can hold.
    var isImpossible: Bool { checks.contains(.check(.rule("empty"))) }
  }

  private mutating func content(
    of schemas: [SourceSchema],
    _ kinds: SchemaKinds,
    and others: [ValueFormula] = [],
    orUnderConditions demanded: [ValueFormula] = [],
    inConditions asked: [ValueFormula] = [],
    named name: String
  ) -> FieldContent {
    if kinds == .object {
      let form = TypeReference.type(formName(of: schemas, orElse: name))
      return FieldContent(type: form, checks: ValueFormula.all(others).checks)
    }
    var type = SchemaFormWriter.type(of: kinds)
    if kinds == .list {
      type = .list(of: itemType(of: schemas, named: "\(name)_item"))
    }
    var formula = ValueFormula.all(schemas.map { reader.formula(of: $0, for: kinds) } + others)
    var options: [String] = []
    if kinds == .text, let choice = formula.textOptions,
      asked.allSatisfy({ $0.compares(onlyWith: choice.options) }),
      (demanded + [choice.rest]).allSatisfy({ $0.judges(optionsOf: choice.options) })
    {
      (options, formula) = choice
      type = .type("choice")
    } else if case .list(.named(let item), _)? = type, item.text == "text",
      let choice = formula.textOptionsOfItems,
      demanded.isEmpty, asked.isEmpty, choice.rest.judges(optionsOf: choice.options)
    {
      (options, formula) = choice
      type = .list(of: .type("choice"))
    }
    // Texts of a notation are a type, unless more is asked of them than of values of the type.
    if type == nil, demanded.isEmpty, asked.isEmpty, let named = formula.typeOfNotation {
      return FieldContent(type: named, checks: [])
    }
    return FieldContent(
      type: type,
      checks: formula.checks,
      options: options.map { .option(OptionStatement(value: StringLiteral($0))) }
    )
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
    guard schemas.count == 1, let reference = reader.loneReference(of: schemas[0]) else {
      writeForm(named: name, of: schemas)
      return forms.last?.name.text ?? name
    }
    if let known = formNames[reference] { return known }
    let last = reference.split(separator: "/").last.map(String.init) ?? name
    let wanted = Name.identifier(for: last, orElse: "form")
    writeForm(named: "\(wanted)_record", of: [reader.target(of: schemas[0]) ?? schemas[0]])
    let written = forms.last?.name.text ?? name
    formNames[reference] = written
    return written
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
