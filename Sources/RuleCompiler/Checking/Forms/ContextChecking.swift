import RuleEngine
import RuleSyntax

// Values that the caller supplies in addition to the record: `context stored: order`.

extension Checker {
  /// Adds a context to the form's table.
  mutating func addContext(
    _ declaration: FieldDeclaration,
    to form: Int,
    inBranch isBranch: Bool,
    inStep isStep: Bool
  ) {
    if isBranch || isStep || scope.group != 0 {
      report(
        NameProblem.contextMisplaced(isBranch ? "a 'when'" : isStep ? "a step" : "a group"),
        at: declaration.name.range,
        notes: ["declare it in the form itself: the caller provides it for every record"]
      )
    }
    let index = forms[form].table.contexts.count
    let context = FormTable.Field(
      name: declaration.name,
      groups: [],
      type: checkType(declaration.type),
      options: ChoiceOptions(declaration.body ?? []),
      isDuplicate: !claim(declaration.name, as: .context(index), in: form),
      isSecret: declaration.annotations.contains { $0.name.text == "secret" },
      previous: .end,
      next: .end
    )
    forms[form].table.contexts.append(context)
    forms[form].table.contextDeclarations.append(declaration)
  }

  /// Checks the form's contexts; contexts are supplied by the caller, and never checked as values.
  mutating func checkContexts(of form: Int) -> [CheckedField] {
    let table = forms[form].table
    return zip(table.contextDeclarations, table.contexts).map { declaration, context in
      var checked = CheckedField(
        name: declaration.name.text,
        type: context.type ?? .any,
        place: place(declaration.name.range)
      )
      checked.label = limitText(declaration.label)
      checked.isSecret = context.isSecret
      checked.annotations = checkAnnotations(declaration.annotations)
      let body = declaration.body ?? []
      for statement in body {
        if case .option = statement { continue }
        report(
          NameProblem.contextJudged(declaration.name.text),
          at: statement.range,
          notes: ["its block can only contain the options of a choice; put checks in the fields"]
        )
      }
      if let type = context.type {
        checked.options = checkOptions(body, of: declaration.name, type: type)
      }
      return checked
    }
  }

  /// Checks that the form declares the contexts of its nested forms, so that it can pass them on.
  mutating func checkPassedContexts(of form: Int) {
    // A declaration in this form passes the context to all its fields.
    var seen: Set<FormIndex> = []
    for field in forms[form].table.fields {
      guard case .form(let inner)? = field.type?.innermost, seen.insert(inner).inserted else {
        continue
      }
      for context in forms[inner.position].table.contexts {
        let own = forms[form].table.contextNames[context.name.text].map {
          forms[form].table.contexts[$0]
        }
        guard let type = context.type, own.map({ $0.type != nil }) ?? true else { continue }
        let isSame = own.map { $0.type == type && $0.options.values == context.options.values }
        if isSame ?? false { continue }
        let name = forms[inner.position].declaration.name.text
        let problem = NameProblem.contextNotPassed(
          context.name.text,
          of: name,
          words: type.words,
          own: own?.type?.words
        )
        let note =
          "a nested form gets a context by name from the form that contains it: declare "
          + "'context \(context.name.written): \(self.name(of: type))' in this form, too"
        report(problem, at: field.name.range, notes: [note])
      }
    }
  }

  /// The type as written in rule files.
  private func name(of type: FieldType) -> String {
    switch type {
    case .form(let form): forms[form.position].declaration.name.written
    case .list(let item): "list of " + name(of: item)
    case .map(let value): "map of " + name(of: value)
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any:
      type.name
    }
  }
}
