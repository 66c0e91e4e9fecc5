import FormData
import RuleSyntax

// The constraints of `contains`, `minContains` and `maxContains` on a list.

extension SchemaReader {
  /// How many items must satisfy the schema of `contains`.
  mutating func containment(
    of schema: SourceSchema,
    for subject: SchemaSubject
  ) -> [ValueFormula] {
    guard let value = schema["contains"] else { return [] }
    let isCounted = document.draft == .draft2020
    let least = isCounted ? count("minContains", of: schema) ?? 1 : 1
    let most = isCounted ? count("maxContains", of: schema) : nil
    if let most, most < least { return [.constant(false)] }
    if least == 0, most == nil { return [] }
    let items = countedItems(schema.below(value, "contains"), of: schema, subject)
    switch items {
    case .values(.constant(true)), .forms(.constant(true)):
      return [.atom(.size(CountRange(least: least, most: most)))]
    case .values(.constant(false)), .forms(.constant(false)):
      return least == 0 ? [] : [.constant(false)]
    case .values(let asked) where least == 1 && most == nil:
      // Not every item fails the schema.
      return [.not(.atom(.items(asked.negated)))]
    case .values(let asked) where most == 0: return [.items(asked.negated, at: nil)]
    case .values, .forms: break
    }
    guard let field = subject.field else {
      leaveOut(
        most == nil ? "minContains" : "maxContains",
        of: schema,
        "only the items of a field's own list can be counted, and not in a condition"
      )
      return []
    }
    func counted(_ comparison: ComparisonOperator, _ number: Int) -> ValueFormula {
      .atom(
        .count(ItemCount(field: field, items: items, comparison: comparison, number: number))
      )
    }
    if least == most { return [counted(.equal, least)] }
    return (least > 0 ? [counted(.greaterOrEqual, least)] : [])
      + (most.map { [counted(.lessOrEqual, $0)] } ?? [])
  }

  /// The constraint on an item that counts.
  private mutating func countedItems(
    _ contained: SourceSchema,
    of schema: SourceSchema,
    _ subject: SchemaSubject
  ) -> ItemCount.Items {
    let kinds = itemKinds[schema.path] ?? .all
    if kinds.isEmpty, subject.field != nil, let question = question(contained, ofFormsIn: schema) {
      return .forms(question)
    }
    return .values(formula(of: contained, for: kinds.isEmpty ? .all : kinds))
  }

  /// A schema's constraint on the items of a list of forms, as far as a condition on their fields
  /// can express it.
  private mutating func question(
    _ contained: SourceSchema,
    ofFormsIn schema: SourceSchema
  ) -> ObjectFormula? {
    guard let items = itemSchemas(of: schema).rest, canBeForm([contained]) else { return nil }
    // The types of items are checked where their form is written.
    var trial = self
    var members = MemberCollection()
    guard trial.collect(items, into: &members) else { return nil }
    var subject = SchemaSubject(kinds: .object)
    for name in members.names {
      subject.memberKinds[name] = trial.kinds(ofFieldWith: members.schemas[name] ?? [])
    }
    let question: ObjectFormula = trial.formula(of: contained, for: subject)
    for atom in question.atoms {
      guard let schemas = members.schemas[atom.field], Name.canBe(atom.field),
        trial.canCompare(schemas, subject.kinds(ofMember: atom.field), in: atom.formula)
      else { return nil }
    }
    return formula(of: contained, for: subject)
  }

  /// Whether a condition can test the formula on a field of the schemas.
  private mutating func canCompare(
    _ schemas: [SourceSchema],
    _ kinds: SchemaKinds,
    in question: ValueFormula
  ) -> Bool {
    switch question {
    case .constant: return true
    case .atom(.oneOf), .not(.atom(.oneOf)), .atom(.bounds), .not(.atom(.bounds)): break
    case .atom, .not, .and, .or, .choice: return false
    }
    guard kinds.isSubset(of: .scalars) else { return false }
    let formula = ValueFormula.all(schemas.map { self.formula(of: $0, for: kinds) })
    if formula.typeOfNotation != nil { return false }
    return formula.textOptions.map { question.compares(onlyWith: $0.options) } ?? true
  }
}
