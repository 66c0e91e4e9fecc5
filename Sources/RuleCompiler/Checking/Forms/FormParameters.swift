import RuleEngine
import RuleSyntax

// Parameters of forms: `form passenger(back: date) { … }`, used as `list of passenger(back)`.
//
// Inside the form, a parameter reads like a field. Arguments are checked where the form is used.

extension Checker {
  /// Adds a form's parameters to its table.
  mutating func addParameters(to form: Int) {
    for parameter in forms[form].declaration.parameters {
      let index = forms[form].table.parameters.count
      let isOwn = claim(parameter.name, as: .parameter(index), in: form)
      var type = parameter.type.map { checkType($0) ?? .any }
      if type == nil, let value = parameter.defaultValue {
        type = plainType(of: value, in: form, group: 0) ?? .any
      }
      if type?.form != nil {
        report(
          TypeProblem.parameterOfForm(parameter.name.text),
          at: parameter.range,
          notes: ["pass the fields that are needed: 'passenger(trip.back)'"]
        )
        // A parameter that is already wrong causes no further reports.
        forms[form].table.wrongParameters.insert(index)
        type = nil
      }
      forms[form].table.parameters.append(
        FormTable.Field(
          name: parameter.name,
          groups: [],
          type: type,
          options: .none,
          decision: nil,
          isDuplicate: !isOwn,
          isSecret: false,
          previous: .end,
          next: .end
        )
      )
    }
  }

  /// Infers the types of parameters without type or default from their first arguments.
  mutating func inferParameterTypes() {
    // Each round resolves parameters that are passed through one more form.
    var mayFindMore = forms.contains { $0.table.parameters.contains { $0.type == nil } }
    while mayFindMore {
      mayFindMore = false
      for form in forms.indices {
        for field in forms[form].table.fields.indices where inferTypes(fromField: field, of: form) {
          mayFindMore = true
        }
      }
    }
    for form in forms.indices {
      for index in forms[form].table.parameters.indices
      where forms[form].table.parameters[index].type == nil
        && !forms[form].table.wrongParameters.contains(index)
      {
        forms[form].table.parameters[index].type = .any
      }
    }
  }

  private mutating func inferTypes(fromField field: Int, of form: Int) -> Bool {
    let group = forms[form].table.fields[field].group
    guard let type = forms[form].table.fieldDeclarations[field].type,
      let arguments = type.arguments,
      case .form(let inner)? = units[forms[form].unit].names[type.name.text]
    else { return false }
    var hasFound = false
    for (position, argument) in arguments.enumerated() {
      let parameters = forms[inner].table.parameters
      let index =
        argument.label.map { label in parameters.firstIndex { $0.name.text == label.text } }
        ?? position
      guard let index, parameters.indices.contains(index), parameters[index].type == nil,
        !forms[inner].table.wrongParameters.contains(index),
        let type = plainType(of: argument.value, in: form, group: group)
      else { continue }
      forms[inner].table.parameters[index].type = type.form == nil ? type : .any
      hasFound = true
    }
    return hasFound
  }

  /// The type of an operand, if it is known without checking it.
  private func plainType(of operand: OperandTree, in form: Int, group: Int) -> FieldType? {
    if case .path(let path) = operand { return plainType(at: path, in: form, group: group) }
    if case .number = operand { return .number }
    if case .boolean = operand { return .boolean }
    if case .today = operand { return .date }
    if case .now = operand { return .dateTime }
    guard case .string(let literal) = operand else { return nil }
    if CalendarDate(literal.value) != nil { return .date }
    if DateTime(literal.value) != nil { return .dateTime }
    return TimeOfDay(literal.value) != nil ? .time : .text
  }

  private func plainType(at path: Path, in form: Int, group: Int) -> FieldType? {
    var (form, group) = (form, group)
    var type: FieldType?
    for (position, component) in path.components.enumerated() {
      guard case .name(let name) = component else { return nil }
      if let reached = type {
        guard let nested = reached.form else { return nil }
        (form, group, type) = (nested.position, 0, nil)
      }
      let table = forms[form].table
      switch position == 0
        ? table.member(named: name.text, from: group) : table.groups[group].members[name.text]
      {
      case .group(let inner): group = inner
      case .field(let index): type = table.fields[index].type
      case .parameter(let index): type = table.parameters[index].type
      case .context(let index): type = table.contexts[index].type
      case .binding: return nil
      case nil: return nil
      }
    }
    return type
  }

  /// The current form's parameter of that name, which is marked as used.
  mutating func formParameter(named name: String) -> FieldRef? {
    guard let form = scope.form,
      case .parameter(let index)? = forms[form].table.groups[0].members[name]
    else { return nil }
    forms[form].table.usedParameters.insert(index)
    return reference(toParameter: index, of: form)
  }

  /// The reference to a parameter of a form.
  func reference(toParameter index: Int, of form: Int) -> FieldRef {
    var reference = FieldRef(
      form: FormIndex(form),
      field: FieldIndex(index),
      path: [forms[form].table.parameters[index].name.text]
    )
    reference.isParameter = true
    return reference
  }

  // MARK: Where forms are used

  /// Checks the arguments to the form of a field, or of its items.
  mutating func checkArguments(of declaration: FieldDeclaration, to field: inout CheckedField) {
    guard let type = declaration.type, let form = field.type.innermost.form else { return }
    let declared = forms[form.position].table.parameters
    if declared.isEmpty && type.arguments == nil { return }
    let name = type.name
    let call = Call(name: name, arguments: type.arguments ?? [], range: type.innermostRange)
    var table = ParameterTable()
    for (index, parameter) in declared.enumerated() where !parameter.isDuplicate {
      let tree = forms[form.position].declaration.parameters[index].defaultValue
      table.append(ParameterEntry(name: parameter.name, isOptional: tree != nil))
    }
    guard let operands = match(call.arguments ?? [], of: call, with: table) else { return }
    var inner = scope
    inner.purpose = .condition
    var position = 0
    for parameter in declared {
      if parameter.isDuplicate {
        field.arguments.append(CheckedFormArgument())
        continue
      }
      let given = operands[position].first
      position += 1
      let firstRead = reads.count
      let operand = within(inner) { checker in
        parameter.type.flatMap { type in given.flatMap { checker.checkFormArgument($0, as: type) } }
      }
      let own = Array(reads[firstRead...])
      if own.contains(where: \.isOfPrevious), let range = given?.range {
        report(TypeProblem.previousAsArgument, at: range)
      }
      field.arguments.append(CheckedFormArgument(operand: operand, reads: own))
    }
  }

  private mutating func checkFormArgument(
    _ operand: OperandTree,
    as type: FieldType
  ) -> CheckedOperand? {
    guard type == .any else { return checkValue(operand, as: .typed(type))?.operand }
    guard let value = checkValue(operand, as: .untyped) else { return nil }
    if let found = value.type, found.form != nil {
      reportWrongType(operand, expected: "a value or a list")
      return nil
    }
    return value.operand
  }

  /// A form's parameters with their defaults.
  mutating func checkFormParameters(of form: Int) -> [CheckedField] {
    var inner = scope
    inner.purpose = .defaultValue
    return forms[form].table.parameters.enumerated().map { index, parameter in
      var field = CheckedField(
        name: parameter.name.text,
        type: parameter.type ?? .any,
        place: place(parameter.name.range)
      )
      if let tree = forms[form].declaration.parameters[index].defaultValue {
        let type = parameter.type ?? .any
        field.defaultValue = within(inner) { $0.checkFormArgument(tree, as: type) }
      }
      return field
    }
  }

  /// Marks computed values and parameters as secret if they derive from a secret field.
  func markSecrets(of checked: inout [CheckedForm]) {
    var mayFindMore = true
    while mayFindMore {
      mayFindMore = false
      for form in checked.indices {
        if markSecretValues(of: form, in: &checked) { mayFindMore = true }
        for field in checked[form].fields where markSecretParameters(of: field, in: &checked) {
          mayFindMore = true
        }
      }
    }
  }

  /// Marks the parameters of a field's form that are given secrets; returns whether there were any.
  private func markSecretParameters(
    of field: CheckedField,
    in checked: inout [CheckedForm]
  ) -> Bool {
    guard let form = field.type.innermost.form?.position else { return false }
    var foundAny = false
    for (index, argument) in field.arguments.enumerated() {
      let fields = argument.reads.compactMap(\.field) + (argument.operand?.entryFields ?? [])
      let isSecret = fields.contains { self.isSecret($0, in: checked) }
      guard isSecret, !checked[form].parameters[index].isSecret else { continue }
      checked[form].parameters[index].isSecret = true
      foundAny = true
    }
    return foundAny
  }

  /// Marks a form's computed values as secret if they read secrets; returns whether there were any.
  ///
  /// Each value is visited after the values of the form that it reads.
  private func markSecretValues(of form: Int, in checked: inout [CheckedForm]) -> Bool {
    let values = checked[form].computed
    var valueOfField: [FieldIndex: Int] = [:]
    for (index, value) in values.enumerated() {
      if let field = value.field { valueOfField[field] = index }
    }
    let order = DepthFirstSearch(from: values.indices) { value in
      values[value].reads.compactMap { read in
        switch read {
        case .computed(let other): other
        case .field(let reference): reference.isOwn ? valueOfField[reference.field] : nil
        }
      }
    }.order
    var foundAny = false
    for index in order {
      let isSecret =
        values[index].isSecret
        || values[index].itemFields.contains { self.isSecret($0, in: checked) }
        || values[index].reads.contains { read in
          switch read {
          case .computed(let other): checked[form].computed[other].isSecret
          case .field(let reference): self.isSecret(reference, in: checked)
          }
        }
      guard isSecret else { continue }
      if !values[index].isSecret { foundAny = true }
      checked[form].computed[index].isSecret = true
      if let field = values[index].field, !checked[form].fields[field.position].isSecret {
        foundAny = true
        checked[form].fields[field.position].isSecret = true
      }
    }
    return foundAny
  }

  private func isSecret(_ reference: FieldRef, in checked: [CheckedForm]) -> Bool {
    let form = checked[reference.form.position]
    if reference.isParameter { return form.parameters[reference.field.position].isSecret }
    var field =
      reference.isContext
      ? form.contexts[reference.field.position] : form.fields[reference.field.position]
    for inner in reference.inner where !field.isSecret {
      guard let form = field.type.form else { break }
      field = checked[form.position].fields[inner.position]
    }
    return field.isSecret
  }
}
