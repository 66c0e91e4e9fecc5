import RuleCompiler
import RuleEngine
import RuleSyntax

/// Builds the schema of one form's object, item by item.
struct FormSchema {
  let form: ExpandedForm
  var judge: RequirementJudge
  let emptyRecords: EmptyRecords
  /// Returns a reference to the schema of another form, by its position.
  let reference: (Int) -> Schema

  /// The members of one object, and further constraints on the form's whole object.
  private struct Parts {
    var properties = JSONObject()
    var required: [String] = []
    /// Further schemas for the form's whole object.
    var conditions: [Schema] = []

    /// The schema of the members alone.
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
    if let label = form.form.label { schema["title"] = .text(label) }
    schema.annotate(with: form.form.annotations)
    schema["type"] = "object"
    for member in parts.object.members { schema[member.name] = member.value }
    close(&schema, to: form.items)
    if !parts.conditions.isEmpty {
      schema["allOf"] = .list(parts.conditions.map { .object($0) })
    }
    return schema
  }

  /// Makes an object's schema reject unnamed members, if the form is closed.
  ///
  /// Names in branches are listed here too, since `additionalProperties` only sees its sibling
  /// keywords.
  private func close(_ schema: inout Schema, to items: [ExpandedItem]) {
    guard form.form.isClosed else { return }
    var properties = schema["properties"]?.object ?? JSONObject()
    for name in ExpandedForm.memberNames(in: items) where properties[name] == nil {
      properties[name] = .boolean(true)
    }
    if !properties.isEmpty { schema["properties"] = .object(properties) }
    schema["additionalProperties"] = .boolean(false)
  }

  private mutating func parts(of items: [ExpandedItem], in group: [String]) -> Parts {
    var parts = Parts()
    // Steps only order the filling in; a record does not show them.
    let items = items.flatMap { item in
      if case .step(_, let inner) = item { inner } else { [item] }
    }
    for item in items {
      judge.beginItem()
      switch item {
      case .step: continue
      case .field(let field): add(field, to: &parts)
      case .group(let group, let path, let items): add(group, at: path, items, to: &parts)
      case .when(let condition, let main, let otherwise, let range):
        let decided = ExpandedForm.judgedPaths(in: main + otherwise, of: group)
        // Checks with `at` are among those of the fields that they name.
        if decided.isEmpty { continue }
        let subject = Subject(type: .text, state: .filled, path: [], range: range, decided: decided)
        let holds = judge.judge(condition, of: subject).holds
        parts.conditions += branches(
          holds,
          main: branch(main, where: condition, in: group),
          otherwise: branch(otherwise, where: .otherwise(condition), in: group)
        )
      case .check(let checks, let range):
        let subject = Subject(type: .text, state: .filled, path: group, range: range)
        for requirement in checks.required {
          let schema = judge.judge(requirement, of: subject).passes.recordSchema
          if !schema.isEmpty { parts.conditions.append(schema) }
        }
        noteAdvice(checks, of: subject)
      }
    }
    return parts
  }

  /// The constraints of a branch on the form's object, if its condition holds.
  private mutating func branch(
    _ items: [ExpandedItem],
    where condition: Requirement,
    in group: [String]
  ) -> Schema {
    judge.beginBranch(where: condition)
    defer { judge.endBranch() }
    let parts = parts(of: items, in: group)
    var object = parts.object
    // What a branch requires is missing if the whole group is.
    if !parts.required.isEmpty, !group.isEmpty { object["type"] = "object" }
    let member = Schema.member(group, object, isRequired: !parts.required.isEmpty)
    return .allOf([member] + parts.conditions)
  }

  /// `if`, `then` and `else`, or the parts of it that are certain to apply.
  private func branches(
    _ condition: Judgment.Bounds,
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

  private mutating func add(
    _ group: CheckedGroup,
    at path: [String],
    _ items: [ExpandedItem],
    to parts: inout Parts
  ) {
    let inner = self.parts(of: items, in: path)
    var object: Schema = ["type": "object"]
    for member in inner.object.members { object[member.name] = member.value }
    close(&object, to: items)
    var schema = Schema()
    if let label = group.label { schema["title"] = .text(label) }
    schema.annotate(with: group.annotations)
    if inner.required.isEmpty {
      object = judge.empty.group(object)
    } else {
      parts.required.append(group.name)
    }
    for member in object.members { schema[member.name] = member.value }
    parts.properties[group.name] = .object(schema)
    parts.conditions += inner.conditions
  }

  // MARK: Fields

  private mutating func add(_ field: ExpandedField, to parts: inout Parts) {
    let subject = Subject(
      type: field.type,
      state: .filled,
      path: field.path,
      isPlainASCII: field.isPlainASCII
    )
    if field.isComputed {
      let reason = "a schema does not say what the value is computed from"
      judge.note(.loss, "field", reason, subject, at: field.range)
    }
    noteAdvice(field.checks, of: subject)
    noteNormalization(of: field, subject)
    noteNotation(of: field, subject)
    let checks = field.checks.required.split(for: field.type)
    let value = judge.empty.values(of: field.type, typed: typed(field.type, field, checks.ofItems))
    var (base, conditions) = acceptance(of: checks.ofValue, by: subject, value)
    if base.asksRecord { base = .all([]) }
    let schema = base.schema(of: value) ?? .anything
    var property = Schema()
    if let label = field.label { property["title"] = .text(label) }
    property.annotate(with: field.annotations)
    if field.isComputed { property["readOnly"] = .boolean(true) }
    for member in schema.members { property[member.name] = member.value }
    parts.properties[field.name] = .object(property)
    // A record doesn't have to contain a computed value, even one that is required.
    if base.needsPresence, !field.isComputed { parts.required.append(field.name) }
    conditions = conditions.filter { !$0.isEmpty }
    parts.conditions += conditions
  }

  /// The part that does not depend on the record; the rest becomes schemas of the form's object.
  private mutating func acceptance(
    of requirements: [Requirement],
    by subject: Subject,
    _ value: ValueSchema
  ) -> (Acceptance, [Schema]) {
    var always: [Acceptance] = []
    var conditions: [Schema] = []
    for requirement in requirements.flatMap(\.conjuncts) {
      let passes = judge.acceptance(of: requirement, by: subject)
      if !passes.asksRecord {
        always.append(passes)
      } else if case .choice(let condition, let main, let otherwise) = requirement {
        conditions += branches(
          judge.judge(condition, of: subject).holds,
          main: member([main], of: subject, value),
          otherwise: member([otherwise], of: subject, value)
        )
      } else {
        conditions.append(passes.schema(at: subject.path, value))
      }
    }
    return (.all(always), conditions)
  }

  /// The constraints of conditional requirements on the form's object.
  private mutating func member(
    _ requirements: [Requirement],
    of subject: Subject,
    _ value: ValueSchema
  ) -> Schema {
    let (base, conditions) = acceptance(of: requirements, by: subject, value)
    let schema = base.schema(of: judge.empty.untypedValues(of: subject.type)) ?? .anything
    let isPlain = !base.needsPresence && schema.isEmpty
    let member =
      isPlain
      ? Schema.anything
      : Schema.member(subject.path, schema, isRequired: base.needsPresence)
    return .allOf([member] + conditions)
  }

  // MARK: Values

  /// The schema of nonempty values of a type, with the checks of their items if they have any.
  private mutating func typed(
    _ type: FieldType,
    _ field: ExpandedField,
    _ checksOfItems: [Requirement]
  ) -> Schema {
    switch type {
    case .text: return .type("string")
    case .integer: return .type("integer")
    case .number: return .type("number")
    case .boolean: return .type("boolean")
    case .date: return SharedDefinition.date.reference
    case .month: return SharedDefinition.month.reference
    case .time: return SharedDefinition.time.reference
    case .dateTime: return SharedDefinition.datetime.reference
    case .choice: return ["enum": .texts(field.options.map(\.value))]
    case .file: return .file
    case .any: return Schema()
    case .form(let form): return reference(form.position)
    case .list(let item):
      return ["type": "array", "items": .object(items(of: item, field, checksOfItems))]
    case .map(let value):
      let values = items(of: value, field, checksOfItems)
      return ["type": "object", "additionalProperties": .object(values)]
    }
  }

  /// The schema of a list's items, including their checks.
  private mutating func items(
    of type: FieldType,
    _ field: ExpandedField,
    _ requirements: [Requirement]
  ) -> Schema {
    let subject = Subject(type: type, state: .filled, path: field.path, isItem: true)
    let checks = requirements.split(for: type)
    let passes = Acceptance.all(checks.ofValue.map { judge.acceptance(of: $0, by: subject) })
    let value = judge.empty.values(of: type, typed: typed(type, field, checks.ofItems))
    if case .form(let form) = type, !judge.empty.isExact {
      let mayBeMissing = !emptyRecords.areRefused(by: form.position)
      return passes.schema(ofForms: value, mayBeMissing: mayBeMissing)
    }
    return passes.schema(of: value) ?? .anything
  }

  // MARK: Notes

  private mutating func noteAdvice(_ checks: ExpandedChecks, of subject: Subject) {
    guard !checks.advised.isEmpty else { return }
    judge.note(.remark, "warn", "a schema has no warnings; they are left out", subject, at: nil)
  }

  private mutating func noteNormalization(of field: ExpandedField, _ subject: Subject) {
    guard !field.normalization.isEmpty else { return }
    let reason = "a schema checks values as they are; normalize them first, as the form does"
    judge.note(.difference, "normalize", reason, subject, at: nil)
  }

  private mutating func noteNotation(of field: ExpandedField, _ subject: Subject) {
    guard field.notation != nil else { return }
    let reason = "a schema accepts the value in its standard form, not in the notation"
    judge.note(.difference, "as", reason, subject, at: nil)
  }
}

extension [Requirement] {
  /// The checks of every item of a list or map, which its items' schema contains, and the others.
  fileprivate func split(
    for type: FieldType
  ) -> (ofItems: [Requirement], ofValue: [Requirement]) {
    guard type != .any, type.item != nil else { return ([], self) }
    var ofItems: [Requirement] = []
    var ofValue: [Requirement] = []
    for requirement in flatMap(\.conjuncts) {
      if case .atom(.each(let inner, .all)) = requirement {
        ofItems.append(inner)
      } else {
        ofValue.append(requirement)
      }
    }
    return (ofItems, ofValue)
  }
}

extension Acceptance {
  /// The accepted values, as a schema of the form's object.
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
    let text: JSONNode = ["type": ["string", "null"]]
    let size: JSONNode = ["type": "integer", "minimum": 0]
    return [
      "type": "object",
      "properties": ["name": text, "size": size, "media_type": text, "type": text],
      "required": ["size"],
    ]
  }()
}
