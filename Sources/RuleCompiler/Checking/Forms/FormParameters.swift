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
      guard index < CheckingLimits.parameters else {
        let problem = SizeProblem.tooManyParameters(of: "form", limit: CheckingLimits.parameters)
        report(problem, at: parameter.name.range)
        break
      }
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
    var pending = Array(forms.indices)
    while !pending.isEmpty {
      var found: Set<Int> = []
      for form in pending {
        for field in forms[form].table.fields.indices {
          if let inner = inferTypes(fromField: field, of: form) { found.insert(inner) }
        }
      }
      pending = found.sorted()
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

  /// Infers types of parameters from their arguments in a field; returns the form that has them.
  private mutating func inferTypes(fromField field: Int, of form: Int) -> Int? {
    let group = forms[form].table.fields[field].group
    guard let type = forms[form].table.fieldDeclarations[field].type,
      let arguments = type.arguments,
      case .form(let inner)? = units[forms[form].unit].names[type.name.text]
    else { return nil }
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
    return hasFound ? inner : nil
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
}
