import RuleSyntax

// Forms whose schemas the exporter wrote, as they were before.

extension SchemaFormWriter {
  /// Writes an ordinary form of schemas that ask nothing that such a form does not; false where they
  /// do.
  mutating func writeOrdinaryForm(named name: String, of schemas: [SourceSchema]) -> Bool {
    var trial = self
    trial.reader.emptiness = .ordinary
    trial.reader.isMisfit = false
    trial.addOrdinaryForm(named: trial.conditions.unique(name), of: schemas)
    if trial.reader.isMisfit || !trial.reader.takeLosses().isEmpty { return false }
    trial.reader.isMisfit = reader.isMisfit
    self = trial
    return true
  }

  private mutating func addOrdinaryForm(named name: String, of schemas: [SourceSchema]) {
    let outline = FormOutline(of: schemas, &reader)
    let demands = outline.demands(&reader)
    if reader.isMisfit { return }
    let items =
      items(of: outline.items, outline, demands, in: name)
      + checks(of: outline.alternatives, in: [])
    let description = SchemaDescription(of: schemas)
    forms.append(
      FormDeclaration(
        name: Name(name),
        label: description.label,
        annotations: description.annotations(isForm: true),
        items: items,
        range: nextRange()
      )
    )
  }

  private mutating func items(
    of items: [FormOutline.Item],
    _ outline: FormOutline,
    _ demands: [FieldDemand],
    in form: String
  ) -> [FormItem] {
    items.map { item in
      switch item {
      case .field(let path, let schemas, let occupancy):
        conditions.group = path.dropLast()
        defer { conditions.group = [] }
        let kinds = outline.scope.kinds(of: path)
        let field = field(path, of: schemas, kinds, occupancy, demands, in: form)
        if field.type?.isReadFromText ?? false { fieldsReadFromTexts.append(field.name.text) }
        return .field(field)
      case .group(let path, let schemas, let items):
        let description = SchemaDescription(of: schemas)
        return .group(
          GroupDeclaration(
            name: Name(path.last ?? ""),
            label: description.label,
            annotations: description.annotations(isForm: true),
            items: self.items(of: items, outline, demands, in: form)
              + checks(of: outline.alternatives, in: path),
            range: nextRange()
          )
        )
      case .branch(let condition, let main, let otherwise):
        let isTurned = main.isEmpty
        return .when(
          When(
            condition: conditions.condition(of: [isTurned ? condition.negated : condition]),
            items: self.items(of: isTurned ? otherwise : main, outline, demands, in: form),
            otherwise: isTurned || otherwise.isEmpty
              ? nil : self.items(of: otherwise, outline, demands, in: form)
          )
        )
      }
    }
  }

  /// The checks that one of some fields is filled in, for those fields that all stand in the group.
  private func checks(of alternatives: [[FieldPath]], in group: FieldPath) -> [FormItem] {
    alternatives.filter { $0.allSatisfy { $0.dropLast() == group[...] } }.map { fields in
      let names = fields.map { Argument(value: .name($0.last ?? "")) }
      return .check(Check(expression: .rule("any_filled", names)))
    }
  }
}

extension TypeReference {
  /// Whether JSON has values of the type that an ordinary form reads from texts too.
  fileprivate var isReadFromText: Bool {
    switch self {
    case .named(let name): ["integer", "number", "boolean"].contains(name.text)
    case .list(let item, _): item.isReadFromText
    }
  }
}
