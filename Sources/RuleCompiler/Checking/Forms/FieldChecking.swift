import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks the field at a position of the table of the scope's form.
  ///
  /// - Returns: the field, and whether it can be used: its type exists, and its name is its own.
  mutating func checkField(
    _ declaration: FieldDeclaration,
    at position: Int
  ) -> (field: CheckedField, isSound: Bool) {
    let outer = scope
    defer { scope = outer }
    let form = scope.form ?? 0
    let field = forms[form].table.fields[position]
    var checked = CheckedField(
      name: declaration.name.text,
      type: field.type ?? .any,
      place: place(declaration.name.range)
    )
    checked.groups = field.groups
    checked.label = declaration.label?.value
    checked.isSecret = field.isSecret
    checked.annotations = checkAnnotations(declaration.annotations)
    guard let type = field.type else { return (checked, false) }
    scope.subject = .value(type, options: field.options)
    scope.field = position
    let body = declaration.body ?? []
    checked.options = checkOptions(body, of: declaration.name, type: type)
    checkSettings(body, of: &checked)
    checked.body = checkStatements(body)
    for case .examples(let statement) in body {
      if let examples = checkExamples(statement) { checked.examples.append(examples) }
    }
    let constraints = ConstraintSearch(
      statements: checked.body,
      type: type,
      options: field.options,
      isExact: forms[form].declaration.isExact
    )
    report(constraints.findings)
    return (checked, !field.isDuplicate)
  }

  /// Checks `normalize`, `filter` and `mask`, of which a field has one each.
  private mutating func checkSettings(_ body: [Statement], of field: inout CheckedField) {
    var places: [String: SourceRange] = [:]
    for statement in body {
      let keyword = statement.keyword
      switch statement {
      case .check, .when, .moment, .option, .examples: continue
      case .normalize, .filter, .mask:
        if let earlier = places.updateValue(keyword.range, forKey: keyword.text) {
          report(
            TypeProblem.statementTwice(keyword.text),
            at: keyword.range,
            labels: [Diagnostic.Label(earlier, "the first")],
            notes: keyword.text == "normalize" ? ["its steps are listed with commas"] : []
          )
          continue
        }
        // A list's items are normalised; a filter and a mask are for what is typed into one field.
        let type = keyword.text == "normalize" ? field.type.innermost : field.type
        guard type.isTyped else {
          let judged = SubjectKinds([.text, .number, .date, .time, .dateTime]).words
          let problem = TypeProblem.wrongSubject(
            rule: keyword.text,
            judges: judged,
            subject: field.type.words
          )
          report(problem, at: keyword.range)
          continue
        }
      }
      switch statement {
      case .normalize(let steps, _): field.normalization = checkNormalization(steps)
      case .filter(let expression, _):
        scope.purpose = .filter
        field.filter = checkExpression(expression)
        scope.purpose = .check
      case .mask(let format, _): field.mask = checkMask(format)
      case .check, .when, .moment, .option, .examples: break
      }
    }
  }

  private mutating func checkOptions(
    _ body: [Statement],
    of name: Name,
    type: FieldType
  ) -> [OptionData] {
    var places: [ExactText: SourceRange] = [:]
    var options: [OptionData] = []
    for case .option(let option) in body {
      guard type.isChoice else {
        report(
          TypeProblem.optionsOfNoChoice(type.words),
          at: option.range,
          notes: type == .text ? ["write 'field \(NameText.written(name.text)): choice'"] : []
        )
        return []
      }
      let annotations = checkAnnotations(option.annotations, secretMisplacedOn: "an option")
      if let earlier = places.updateValue(
        option.value.range,
        forKey: ExactText(option.value.value)
      ) {
        report(
          ContradictionProblem.valueTwice(option.value.value),
          at: option.value.range,
          labels: [Diagnostic.Label(earlier, "listed here")]
        )
        continue
      }
      options.append(
        OptionData(value: option.value.value, label: option.label?.value, annotations: annotations)
      )
    }
    if type.isChoice, options.isEmpty {
      report(
        TypeProblem.choiceWithoutOptions(name.text),
        at: name.range,
        notes: ["options are listed in its block: 'option \"value\" \"label\"'"]
      )
    }
    return options
  }
}
