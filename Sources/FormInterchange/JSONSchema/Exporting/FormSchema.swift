import RuleSyntax

/// The schema of one form's object, made item by item.
struct FormSchema {
  private let form: ResolvedForm
  private let definitionName: (FormReference) -> Schema
  var judge: RequirementJudge

  init(
    _ form: ResolvedForm,
    judge: RequirementJudge,
    reference: @escaping (FormReference) -> Schema
  ) {
    self.form = form
    self.judge = judge
    definitionName = reference
  }

  /// Members of one object, and what the form's whole object must meet besides.
  private struct Parts {
    var properties = JSONObject()
    var required: [String] = []
    /// Schemas of the form's object.
    var conditions: [Schema] = []

    /// The members alone.
    var object: Schema {
      var schema = Schema()
      if !properties.isEmpty { schema["properties"] = .object(properties) }
      if !required.isEmpty { schema["required"] = .texts(required) }
      return schema
    }
  }

  /// The schema of the form's object.
  mutating func schema() -> Schema {
    let parts = parts(of: form.items, in: [])
    var schema = Schema()
    if let label = form.label { schema["title"] = .text(label) }
    schema.annotate(with: form.annotations)
    schema["type"] = "object"
    for member in parts.object.members { schema[member.name] = member.value }
    if !parts.conditions.isEmpty {
      schema["allOf"] = .list(parts.conditions.map { .object($0) })
    }
    return schema
  }

  private mutating func parts(of items: [ResolvedItem], in group: [String]) -> Parts {
    var parts = Parts()
    for item in items {
      switch item {
      case .field(let field): add(field, to: &parts)
      case .group(let group): add(group, to: &parts)
      case .when(let condition, let main, let otherwise):
        let holds = judge.judge(condition, of: .form).holds
        parts.conditions += branches(
          holds,
          main: branch(main, where: condition, in: group),
          otherwise: branch(otherwise, where: .otherwise(condition), in: group)
        )
      case .check(let checks):
        for requirement in checks.required {
          let schema = judge.judge(requirement, of: .form).passes.recordSchema
          if !schema.isEmpty { parts.conditions.append(schema) }
        }
        noteAdvice(checks, of: .form)
      }
    }
    return parts
  }

  /// What a branch asks of the form's object where its condition holds.
  private mutating func branch(
    _ items: [ResolvedItem],
    where condition: Requirement,
    in group: [String]
  ) -> Schema {
    judge.settled.append(condition)
    defer { judge.settled.removeLast() }
    let parts = parts(of: items, in: group)
    return .allOf([.member(group, parts.object, isRequired: false)] + parts.conditions)
  }

  /// `if`, `then` and `else`, or as much of it as surely applies.
  private func branches(
    _ condition: Judgement.Bounds,
    main: Schema,
    otherwise: Schema
  ) -> [Schema] {
    let schemas =
      condition.isExact
      ? [Schema.conditional(condition.lower.recordSchema, main, otherwise)]
      : [
        Schema.conditional(condition.lower.recordSchema, main, .anything),
        Schema.conditional(condition.upper.recordSchema, .anything, otherwise),
      ]
    return schemas.filter { !$0.isEmpty && $0["if"] != .object(.nothing) }
  }

  private mutating func add(_ group: ResolvedGroup, to parts: inout Parts) {
    let inner = self.parts(of: group.items, in: group.path)
    var schema = Schema()
    if let label = group.label { schema["title"] = .text(label) }
    schema.annotate(with: group.annotations)
    if inner.required.isEmpty {
      schema["type"] = ["object", "null"]
    } else {
      schema["type"] = "object"
      parts.required.append(group.path.last ?? "")
    }
    for member in inner.object.members { schema[member.name] = member.value }
    parts.properties[group.path.last ?? ""] = .object(schema)
    parts.conditions += inner.conditions
  }

  // MARK: Fields

  private mutating func add(_ field: ResolvedField, to parts: inout Parts) {
    let subject = Subject(
      type: field.type,
      state: .filled,
      path: field.path,
      isPlainASCII: field.isPlainASCII
    )
    noteAdvice(field.checks, of: subject)
    noteNormalization(of: field, subject)
    let value = value(of: field)
    var (base, conditions) = acceptance(of: field.checks.required, by: subject, value)
    if base.asksRecord { base = .everything }
    let schema = base.schema(of: value) ?? .anything
    var property = Schema()
    if let label = field.label { property["title"] = .text(label) }
    property.annotate(with: field.annotations)
    for member in schema.members { property[member.name] = member.value }
    parts.properties[field.name] = .object(property)
    if base.needsPresence { parts.required.append(field.name) }
    conditions = conditions.filter { !$0.isEmpty }
    parts.conditions += conditions
  }

  /// What passes whatever the record is, and schemas of the form's object for the rest.
  private mutating func acceptance(
    of requirements: [Requirement],
    by subject: Subject,
    _ value: ValueSchema
  ) -> (Acceptance, [Schema]) {
    var base = Acceptance.everything
    var conditions: [Schema] = []
    for requirement in requirements.flatMap(\.conjuncts) {
      // The checks of items are a part of the items' own schema.
      if case .each(_, nil) = requirement, case .list = subject.type { continue }
      let passes = judge.acceptance(of: requirement, by: subject)
      if !passes.asksRecord {
        base = base.and(passes)
      } else if case .when(let condition, let main, let otherwise) = requirement {
        conditions += branches(
          judge.judge(condition, of: subject).holds,
          main: member([main], of: subject, value),
          otherwise: member([otherwise], of: subject, value)
        )
      } else {
        conditions.append(passes.schema(at: subject.path, value))
      }
    }
    return (base, conditions)
  }

  /// What requirements that apply under a condition ask of the form's object.
  private mutating func member(
    _ requirements: [Requirement],
    of subject: Subject,
    _ value: ValueSchema
  ) -> Schema {
    let (base, conditions) = acceptance(of: requirements, by: subject, value)
    var untyped = value
    untyped.typed = .anything
    let schema = base.schema(of: untyped) ?? .anything
    let isPlain = !base.needsPresence && schema.isEmpty
    let member =
      isPlain
      ? Schema.anything
      : Schema.member(subject.path, schema, isRequired: base.needsPresence)
    return .allOf([member] + conditions)
  }

  // MARK: Values

  private mutating func value(of field: ResolvedField) -> ValueSchema {
    ValueSchema(
      typed: typed(field.type, field),
      empty: emptiness.emptyValue(for: field.type),
      blank: emptiness.schema(of: .blank, for: field.type),
      nonempty: nonempty(field.type)
    )
  }

  private var emptiness: Emptiness { form.emptiness }

  private func nonempty(_ type: ResolvedType) -> Schema {
    if emptiness == .exact { return .anything }
    return switch type {
    case .text: .filled
    case .list: Schema(["minItems": 1])
    case .form(let form): .not(.hollow(form))
    case .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .any: .anything
    }
  }

  private mutating func typed(_ type: ResolvedType, _ field: ResolvedField) -> Schema {
    switch type {
    case .text: return .type("string")
    case .integer: return .type("integer")
    case .number: return .type("number")
    case .boolean: return .type("boolean")
    case .date: return SharedDefinition.date.reference
    case .time: return SharedDefinition.time.reference
    case .dateTime: return SharedDefinition.datetime.reference
    case .choice: return Schema(["enum": .texts(field.options.map(\.value.value))])
    case .file: return .file
    case .any: return Schema()
    case .form(let form): return definitionName(form)
    case .list(let item):
      return Schema(["type": "array", "items": .object(items(of: item, field))])
    }
  }

  /// The schema of a list's items with what `each` asks of them; empty items are not judged.
  private mutating func items(of type: ResolvedType, _ field: ResolvedField) -> Schema {
    let subject = Subject(type: type, state: .filled, path: field.path, isItem: true)
    var passes = Acceptance.everything
    for case .each(let inner, nil) in field.checks.required.flatMap(\.conjuncts) {
      passes = passes.and(judge.acceptance(of: inner, by: subject))
    }
    // An item that is a form is judged even where all its fields are empty.
    let isForm = if case .form = type { true } else { false }
    let judged = isForm ? .any : type
    let value = ValueSchema(
      typed: typed(type, field),
      empty: emptiness.emptyValue(for: judged),
      blank: emptiness.schema(of: .blank, for: judged),
      nonempty: nonempty(judged)
    )
    return passes.schema(of: value) ?? .anything
  }

  // MARK: Notes

  private mutating func noteAdvice(_ checks: ResolvedChecks, of subject: Subject) {
    guard !checks.advised.isEmpty else { return }
    judge.note(.remark, "warn", "a schema has no warnings; they are left out", subject, at: nil)
  }

  private mutating func noteNormalization(of field: ResolvedField, _ subject: Subject) {
    guard !field.normalization.isEmpty else { return }
    let reason = "a schema judges a value as it stands; normalise it before, as the form does"
    judge.note(.difference, "normalize", reason, subject, at: nil)
  }
}

extension Acceptance {
  /// What passes, as a schema of the form's object.
  fileprivate func schema(at path: [String], _ value: ValueSchema) -> Schema {
    func whole(_ formula: Formula) -> Schema {
      formula.schema(
        subject: { .member(path, $0, isRequired: false) },
        record: { $0 }
      )
    }
    let isFilled = Schema.member(path, .not(value.empty), isRequired: true)
    let isThere = Schema.member(path, .not(.type("null")), isRequired: true)
    return .conditional(
      isFilled,
      whole(filled),
      absent == blank ? whole(absent) : .conditional(isThere, whole(blank), whole(absent))
    )
  }
}

extension Schema {
  /// An object that describes a file.
  fileprivate static let file: Schema = {
    let text = JSONNode.object(Schema(["type": ["string", "null"]]))
    let size = JSONNode.object(Schema(["type": "integer", "minimum": 0]))
    return Schema([
      "type": "object",
      "properties": .object(
        Schema(["name": text, "size": size, "media_type": text, "type": text])
      ),
      "required": ["size"],
    ])
  }()
}
