import RuleSyntax

/// What an ordinary form declares, as its schema lays it out, before the fields are written.
struct FormOutline {
  indirect enum Item {
    case field(FieldPath, [SourceSchema], Occupancy)
    case group(FieldPath, [SourceSchema], [Item])
    /// Fields that there are where the condition holds, and where it does not.
    case branch(ObjectFormula, [Item], [Item])
  }

  /// What is asked of fields beside their declaration, within the branches of some conditions.
  struct Question {
    var branch: [ObjectFormula]
    var formula: ObjectFormula
  }

  var items: [Item] = []
  private(set) var scope = RecordScope()
  private var questions: [Question] = []
  /// The conditions of the branches that fields stand in, by the fields' paths.
  private var branches: [FieldPath: [ObjectFormula]] = [:]
}

extension FormOutline {
  /// The outline of a form for records that the schemas accept; where there is none the reader says
  /// that the schemas do not fit.
  init(of schemas: [SourceSchema], _ reader: inout SchemaReader) {
    self.init()
    items = items(of: schemas, in: [], within: [], &reader)
  }

  // MARK: Declarations

  /// What the schemas declare of the group's object, within the branches of the conditions.
  private mutating func items(
    of schemas: [SourceSchema],
    in group: FieldPath,
    within branch: [ObjectFormula],
    _ reader: inout SchemaReader
  ) -> [Item] {
    var members = MemberCollection()
    for schema in schemas where !reader.collect(schema, into: &members) { reader.misfit() }
    var items: [Item] = []
    for name in members.names {
      let path = group + [name]
      let own = members.schemas[name] ?? []
      let isRequired = members.required.contains(name)
      if isDeclared(path) {
        let asked = own.map {
          reader.memberFormula(of: $0, name, isRequired: isRequired, in: scope.within(group))
        }
        ask(own.isEmpty ? .present(path) : .all(asked), within: branch)
      } else if own.isEmpty || !Name.canBe(name) {
        reader.misfit()
      } else if own.allSatisfy({ FormOutline.isGroup($0) }) {
        scope.groups.insert(path)
        items.append(.group(path, own, self.items(of: own, in: path, within: branch, &reader)))
        if own.contains(where: { reader.types(of: $0).contains(.null) == isRequired }) {
          reader.misfit()
        }
        let needsMember = own.contains { $0["required"]?.items?.isEmpty == false }
        if needsMember != isRequired { reader.misfit() }
      } else {
        let kinds = reader.kinds(ofFieldWith: own)
        scope.kinds[path] = kinds
        branches[path] = branch
        let occupancy = reader.occupancy(of: own, kinds, isRequired: isRequired)
        if occupancy == nil { reader.misfit() }
        items.append(.field(path, own, occupancy ?? .optional))
      }
    }
    for schema in members.conditional {
      items += self.items(ofConditionsIn: schema, in: group, within: branch, &reader)
    }
    return items
  }

  /// The fields that `then` and `else` declare; what else is asked under conditions are questions.
  private mutating func items(
    ofConditionsIn schema: SourceSchema,
    in group: FieldPath,
    within branch: [ObjectFormula],
    _ reader: inout SchemaReader
  ) -> [Item] {
    ask(reader.alternativeFormula(of: schema, in: scope.within(group)), within: branch)
    guard let asked = schema["if"] else { return [] }
    let condition = reader.objectFormula(of: schema.below(asked, "if"), in: scope.within(group))
    let parts = [("then", condition), ("else", condition.negated)].map { keyword, condition in
      guard let part = schema[keyword] else { return [Item]() }
      return items(
        of: [schema.below(part, keyword)],
        in: group,
        within: branch + [condition],
        &reader
      )
    }
    if parts.allSatisfy(\.isEmpty) { return [] }
    // Conditions read a field of a branch that does not apply as empty.
    if !canRead(condition.paths, within: branch) || !group.isEmpty { reader.misfit() }
    return [.branch(condition, parts[0], parts[1])]
  }

  private mutating func ask(_ formula: ObjectFormula, within branch: [ObjectFormula]) {
    if formula != .constant(true) { questions.append(Question(branch: branch, formula: formula)) }
  }

  private func isDeclared(_ path: FieldPath) -> Bool {
    branches[path] != nil || scope.groups.contains(path)
  }

  private func canRead(_ paths: [FieldPath], within branch: [ObjectFormula]) -> Bool {
    paths.allSatisfy { branches[$0].map { branch.starts(with: $0) } ?? false }
  }

  /// Whether a schema is that of a group: an object that is described where it stands.
  private static func isGroup(_ schema: SourceSchema) -> Bool {
    schema["$ref"] == nil && schema["properties"] != nil
  }

  // MARK: Questions

  /// What the questions ask of single fields, in the branches where these stand.
  func demands(_ reader: inout SchemaReader) -> [FieldDemand] {
    var demands: [FieldDemand] = []
    for question in questions where filledFields(of: question) == nil {
      guard let asked = question.formula.demands(), asked.count <= SchemaFormWriter.mostDemands
      else {
        reader.misfit()
        return []
      }
      for demand in asked {
        let conditions = question.branch + demand.conditions
        guard let branch = branches[demand.field], conditions.starts(with: branch),
          canRead(conditions.dropFirst(branch.count).flatMap(\.paths), within: conditions),
          canName(conditions.flatMap(\.paths), in: Array(demand.field.dropLast()))
        else {
          reader.misfit()
          return []
        }
        var own = demand
        own.conditions = Array(conditions.dropFirst(branch.count))
        demands.append(own)
      }
    }
    return demands
  }

  /// The lists of fields of which one must be filled in, whatever else there is.
  ///
  /// The fields of each stand in one group.
  var alternatives: [[FieldPath]] { questions.compactMap { filledFields(of: $0) } }

  private func filledFields(of question: Question) -> [FieldPath]? {
    guard question.branch.isEmpty, case .or(let parts) = question.formula else { return nil }
    let paths = parts.compactMap { part in
      if case .present(let path) = part, branches[path] == [] { path } else { nil }
    }
    let groups = Set(paths.map { $0.dropLast() })
    return paths.count == parts.count && groups.count == 1 ? paths : nil
  }

  /// Whether the names of fields mean them in the group, where they are looked up from the
  /// innermost group outward.
  private func canName(_ paths: [FieldPath], in group: FieldPath) -> Bool {
    paths.allSatisfy { path in
      let isNear = path.count == group.count + 1 && path.starts(with: group)
      return isNear
        || group.indices.allSatisfy { !isDeclared(Array(group[...$0]) + path.prefix(1)) }
    }
  }
}
