import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks the field at a position in the current form's table.
  ///
  /// - Returns: the field, and whether it is usable: its type exists, and its name is unique.
  mutating func checkField(at position: Int) -> (field: CheckedField, isSound: Bool) {
    let outer = scope
    defer { scope = outer }
    let form = scope.form ?? 0
    let field = forms[form].table.fields[position]
    let declaration = forms[form].table.fieldDeclarations[position]
    var checked = CheckedField(
      name: declaration.name.text,
      type: field.type ?? .any,
      place: place(declaration.name.range)
    )
    checked.groups = field.groups
    checked.label = limitText(declaration.label)
    doubtLabel(of: declaration)
    // In a branch, whether there is a value depends on the condition.
    if field.decision == nil { doubtConstant(declaration) }
    doubtText(declaration)
    checked.isSecret = field.isSecret
    checked.annotations = checkAnnotations(declaration.annotations)
    guard let type = field.type else { return (checked, false) }
    checkArguments(of: declaration, to: &checked)
    scope.subject = .value(type, options: field.options)
    scope.field = position
    let body = declaration.body ?? []
    if let value = declaration.value {
      checked.isComputed = true
      checkComputedField(value, at: position, type, options: field.options)
    }
    checked.options = checkOptions(body, of: declaration.name, type: type)
    checkSettings(body, of: &checked)
    checkNotation(declaration.notation, of: &checked)
    checked.body = checkStatements(body)
    doubtNormalized(checked, declaration)
    for case .examples(let statement) in body {
      if let examples = checkExamples(statement) { checked.examples.append(examples) }
    }
    report(
      ConstraintSearch.findings(
        in: checked.body,
        type: type,
        options: field.options,
        isExact: forms[form].declaration.isExact
      )
    )
    return (checked, !field.isDuplicate)
  }

  /// Checks `normalize`, `filter` and `mask`; a field has at most one of each.
  private mutating func checkSettings(_ body: [Statement], of field: inout CheckedField) {
    var places: [String: SourceRange] = [:]
    /// Whether a setting is the first of its kind, and valid for the type.
    func admits(_ setting: Statement, on type: FieldType, note: String? = nil) -> Bool {
      let keyword = setting.keyword
      if let earlier = places.updateValue(setting.range, forKey: keyword) {
        report(
          TypeProblem.statementTwice(keyword),
          at: setting.range,
          labels: [Diagnostic.Label(earlier, "the first")],
          notes: note.map { [$0] } ?? []
        )
        return false
      }
      if field.isComputed, keyword != "mask" {
        report(TypeProblem.typedIntoComputed(keyword), at: setting.range)
        return false
      }
      if type.isTyped { return true }
      let judged = SubjectKinds([.text, .number, .date, .month, .time, .dateTime]).words
      let subject = field.type.words
      let problem = TypeProblem.wrongSubject(rule: keyword, judges: judged, subject: subject)
      report(problem, at: setting.range)
      return false
    }
    for statement in body {
      switch statement {
      case .check, .when, .moment, .option, .binding, .examples: continue
      case .normalize(let steps, _):
        // In a list, normalization applies to each item; a filter or mask needs a single input
        // field.
        let type = field.type.innermost
        guard admits(statement, on: type, note: "separate its steps with commas") else {
          continue
        }
        field.normalization = steps.compactMap { checkNormalization($0) }
      case .filter(let expression, _):
        guard admits(statement, on: field.type) else { continue }
        scope.purpose = .filter
        field.filter = checkExpression(expression)
        scope.purpose = .check
      case .mask(let format, _):
        if admits(statement, on: field.type) { field.mask = checkMask(format) }
      }
    }
  }

  mutating func checkOptions(
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
          notes: type == .text
            ? ["write 'field \(name.written): choice'"]
            : type.isNumeric ? ["the numbers that are allowed are listed by 'one_of(1, 2)'"] : []
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
        OptionData(
          value: option.value.value,
          label: limitText(option.label),
          annotations: annotations
        )
      )
    }
    doubtOptions(body)
    if type.isChoice, options.isEmpty {
      report(
        TypeProblem.choiceWithoutOptions(name.text),
        at: name.range,
        notes: ["list its options in its block: 'option \"value\" \"label\"'"]
      )
    }
    return options
  }
}
