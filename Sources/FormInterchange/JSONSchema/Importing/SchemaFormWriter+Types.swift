import FormData
import RuleSyntax

// The types of fields: the part of a schema that a type expresses, and checks for the rest.

extension SchemaFormWriter {
  /// The type of a field.
  struct FieldContent {
    var type: TypeReference?
    var checks: [Statement]
    var options: [Statement] = []

    /// Whether it can't have any value.
    var isImpossible: Bool { checks.contains(.check(.rule("empty"))) }
  }

  mutating func content(
    of schemas: [SourceSchema],
    _ kinds: SchemaKinds,
    and others: [ValueFormula] = [],
    orUnderConditions demanded: [ValueFormula] = [],
    inConditions asked: [ValueFormula] = [],
    in field: String,
    named name: String
  ) -> FieldContent {
    if kinds == .object, reader.canBeForm(schemas), mayContainForm(of: schemas) {
      let name = formName(of: schemas, orElse: name)
      if let holder = holders.last { contained[holder, default: []].insert(name) }
      let form = TypeReference.type(name)
      return FieldContent(type: form, checks: ValueFormula.all(others).checks)
    }
    if kinds == .object, let map = reader.mapSchema(of: schemas) {
      let type = TypeReference.map(of: valueType(of: map, named: "\(name)_value"))
      let formula = ValueFormula.all([reader.formula(of: map, for: .object)] + others)
      return FieldContent(type: type, checks: formula.checks)
    }
    // An object that is not a form can be a value of any kind.
    let kinds = kinds == .object ? .all : kinds
    var type = SchemaFormWriter.type(of: kinds)
    if kinds == .list {
      type = .list(of: itemType(of: schemas, in: field, named: "\(name)_item"))
    }
    let subject = SchemaSubject(kinds: kinds, field: field)
    var formula = ValueFormula.all(schemas.map { reader.formula(of: $0, for: subject) } + others)
    var options: [String] = []
    if kinds == .text, let choice = formula.textOptions,
      asked.allSatisfy({ $0.compares(onlyWith: choice.options) && !$0.asksRules }),
      (demanded + [choice.rest]).allSatisfy({ $0.judges(optionsOf: choice.options) }),
      demanded.allSatisfy(\.appliesToChoices)
    {
      (options, formula) = choice
      type = .type("choice")
    } else if case .list(.named(let item), _)? = type, item.text == "text",
      let choice = formula.textOptionsOfItems,
      (demanded + asked).allSatisfy(\.isConstant), choice.rest.judges(optionsOf: choice.options)
    {
      (options, formula) = choice
      type = .list(of: .type("choice"))
    }
    // Texts in a certain format have a type, unless there are other constraints.
    if type == nil, (demanded + asked).allSatisfy(\.isConstant),
      let named = formula.typeOfNotation
    {
      return FieldContent(type: named, checks: [])
    }
    return FieldContent(
      type: type,
      checks: formula.checks,
      options: statements(for: options, of: schemas)
    )
  }

  /// The options of a choice, with labels if the schemas have titles for them.
  private func statements(for options: [String], of schemas: [SourceSchema]) -> [Statement] {
    let items = schemas.compactMap { reader.itemSchemas(of: $0).rest }
    var constants: [SourceSchema] = []
    for schema in (schemas + items).flatMap({ [$0] + reader.document.targets(of: $0) }) {
      for keyword in ["anyOf", "oneOf"] {
        constants += reader.describedConstants(keyword, of: schema) ?? []
      }
    }
    var positions: [String: Int] = [:]
    for (position, schema) in constants.enumerated() {
      if let text = schema["const"]?.text, positions[text] == nil { positions[text] = position }
    }
    return options.map { option in
      let description = SchemaDescription(schemas: positions[option].map { [constants[$0]] } ?? [])
      let value = StringLiteral(option)
      let annotations = description.annotations(isForm: false)
      return .option(
        OptionStatement(value: value, label: description.label, annotations: annotations)
      )
    }
  }

  /// The type for values of the kinds; nil means text.
  private static func type(of kinds: SchemaKinds) -> TypeReference? {
    switch kinds {
    case .text: nil
    case .boolean: .type("boolean")
    case .integer: .type("integer")
    case .number, .fraction: .type("number")
    default: .type("any")
    }
  }

  private mutating func itemType(
    of schemas: [SourceSchema],
    in field: String,
    named name: String
  ) -> TypeReference {
    guard schemas.count == 1, !reader.isReferenceOnly(schemas[0]), schemas[0]["$ref"] == nil,
      case (let places, let items?) = reader.itemSchemas(of: schemas[0]), places.isEmpty
    else { return .type("any") }
    let kinds = reader.kinds(of: items)
    if kinds == .object {
      guard reader.canBeForm([items]) else { return .type("any") }
      reader.itemKinds[schemas[0].path] = []
      var trial = reader
      let list: ValueFormula = trial.formula(
        of: schemas[0],
        for: SchemaSubject(kinds: .list, field: field)
      )
      if !list.asksForMembers {
        return .type(formNameInList(of: items, orElse: name))
      }
      // Forms can't have the other constraints on members of the items.
      reader.itemKinds[schemas[0].path] = nil
      return .type("any")
    }
    let type = SchemaFormWriter.type(of: kinds)
    if type != .type("any") { reader.itemKinds[schemas[0].path] = kinds }
    return type ?? .type("text")
  }

  /// The type for the values of a map.
  private mutating func valueType(of map: SourceSchema, named name: String) -> TypeReference {
    guard map["patternProperties"] == nil, let value = map["additionalProperties"] else {
      return .type("any")
    }
    let schema = map.below(value, "additionalProperties")
    let kinds = reader.kinds(of: schema)
    if kinds == .object {
      guard reader.canBeForm([schema]) else { return .type("any") }
      reader.itemKinds[map.path] = []
      return .type(formNameInList(of: schema, orElse: name))
    }
    let type = SchemaFormWriter.type(of: kinds)
    if type != .type("any") { reader.itemKinds[map.path] = kinds }
    return type ?? .type("text")
  }

  /// The form for items of a list or values of a map.
  private mutating func formNameInList(of schema: SourceSchema, orElse name: String) -> String {
    let outer = holders
    holders = []
    defer { holders = outer }
    return formName(of: [schema], orElse: name)
  }

  /// The form for values of the schemas; the same reference always gets the same form.
  private mutating func formName(of schemas: [SourceSchema], orElse name: String) -> String {
    guard schemas.count == 1, let (reference, target) = reader.loneTarget(of: schemas[0]) else {
      return writeForm(named: name, of: schemas)
    }
    let identity = reader.document.identity(of: target)
    if let known = formNames[identity] { return known }
    let last = reference.split(separator: "/").last.map(String.init) ?? name
    let wanted = Name.identifier(for: last, orElse: "form")
    return writeForm(named: "\(wanted)_record", of: [reader.document.formStart(target)], identity)
  }

  /// Whether a field of the form that is being written can have the form for the schemas as its
  /// type: not if that form contains this one.
  private func mayContainForm(of schemas: [SourceSchema]) -> Bool {
    guard schemas.count == 1, let target = reader.loneTarget(of: schemas[0]),
      let known = formNames[reader.document.identity(of: target.schema)]
    else { return true }
    var seen: Set<String> = [known]
    var waiting = [known]
    while let next = waiting.popLast() {
      if holders.contains(next) { return false }
      waiting += (contained[next] ?? []).filter { seen.insert($0).inserted }
    }
    return true
  }
}
