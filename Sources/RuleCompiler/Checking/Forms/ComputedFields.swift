import RuleEngine
import RuleSyntax

extension Checker {
  // MARK: Fields

  /// Checks a field's definition, and adds it to the form's computed values.
  mutating func checkComputedField(
    _ definition: Definition,
    at position: Int,
    _ type: FieldType,
    options: ChoiceOptions
  ) {
    guard let form = scope.form else { return }
    let field = forms[form].table.fields[position]
    guard type.canBeComputed else {
      report(
        TypeProblem.notComputed(type.words),
        at: field.name.range,
        notes: ["a computed value is a text, a number, a date or time, or true or false"]
      )
      return
    }
    if type == .text, reportUntypedComputation(definition, of: field) { return }
    let target: ValueTarget =
      type == .choice ? .comparable(type, options: options) : .typed(type)
    let (value, reads, own) = checkDefinition(definition, in: scope.group, as: target)
    // Even if the definition is wrong, its reads were recorded and show cycles.
    guard let value else { return }
    forms[form].table.fields[position].computed = forms[form].computed.count
    forms[form].computed.append(
      CheckedComputedValue(
        source: value.source,
        reads: reads,
        itemFields: own.itemFields,
        field: FieldIndex(position),
        isSecret: own.isSecret,
        place: place(field.name.range)
      )
    )
  }

  /// Reports `field total = price * 2`, which is a text without a type; whether it is that.
  private mutating func reportUntypedComputation(
    _ definition: Definition,
    of field: FormTable.Field
  ) -> Bool {
    switch definition.operand?.unparenthesized {
    case nil, .binary, .negated, .aggregate: break
    case _: return false
    }
    let next = unit.source.bytes[Int(field.name.range.end)...].first { $0 != 0x20 }
    guard next == UInt8(ascii: "="), suggestionsLeft > 0 else { return false }
    suggestionsLeft -= 1
    var trial = self
    let found = trial.checkDefinition(definition, in: scope.group, as: .untyped).value?.type
    guard let found, found != .text, found.canBeComputed else { return false }
    let type = found == .integer ? "number" : found.name
    report(
      TypeProblem.wrongType(expected: "a text", found: found.words),
      at: definition.range,
      notes: ["a field without a type is a text"],
      fixes: [
        .init(
          "write '\(VisibleText.of(field.name.written)): \(type)'",
          replace: .at(field.name.range.end),
          by: ": \(type)"
        )
      ]
    )
    return true
  }

  /// What a computed value is made of, with its type.
  private struct TypedSource {
    var source: CheckedComputedValue.Source
    var type: FieldType?
  }

  /// Checks the definition of a computed value on its own, and collects its reads.
  private mutating func checkDefinition(
    _ definition: Definition,
    in group: Int,
    as target: ValueTarget
  ) -> (value: TypedSource?, reads: [CheckedRead], own: AggregateReads) {
    let outer = (reads, aggregateReads)
    (reads, aggregateReads) = ([], AggregateReads())
    defer { (reads, aggregateReads) = outer }
    var inner = Scope(unit: scope.unit, owner: scope.owner, subject: .wholeForm, group: group)
    inner.purpose = .condition
    let value: TypedSource? = within(inner) { checker in
      switch definition {
      case .operand(.function(let call)) where checker.callsRule(call):
        checker.checkNamedCondition(.call(call), as: target)
      case .operand(let operand):
        checker.checkValue(operand, as: target).map {
          TypedSource(source: .operand($0.operand), type: $0.type)
        }
      case .condition(let condition): checker.checkNamedCondition(condition, as: target)
      }
    }
    return (value, reads, aggregateReads)
  }

  /// Whether a call that could be of a function is a rule's, as in `let reachable = any_filled(a, b)`.
  private mutating func callsRule(_ call: Call) -> Bool {
    let name = call.name.text
    let isFunction = ComputedFunction.all[name] != nil || Operation.choosing[name] != nil
    return !isFunction && rule(named: name) != nil
  }

  /// Checks a condition whose answer is a value.
  private mutating func checkNamedCondition(
    _ condition: Expression,
    as target: ValueTarget
  ) -> TypedSource? {
    switch target {
    case .untyped, .typed(.boolean):
      return checkExpression(condition).map {
        TypedSource(source: .condition($0), type: .boolean)
      }
    case .typed, .comparable, .bound, .open:
      report(
        TypeProblem.wrongType(expected: target.words, found: "a condition"),
        at: condition.range,
        notes: ["a condition is true or false, which is a 'boolean'"]
      )
      return nil
    }
  }

  // MARK: Names

  /// Checks the bindings that nothing has referred to so far.
  mutating func checkBindings(of form: Int) {
    for index in forms[form].table.bindings.indices {
      if case .unchecked = forms[form].table.bindings[index].state {
        checkBinding(index, of: form)
      }
    }
  }

  /// Resolves a form's binding; nil if it is wrong, which was reported.
  mutating func resolveBinding(_ index: Int, of form: Int, path: Path) -> Reference? {
    forms[form].table.bindings[index].isUsed = true
    let declaration = forms[form].table.bindings[index].declaration
    guard path.components.count == 1 else {
      report(NameProblem.pathIntoValue(declaration.name.text), at: path.range)
      return nil
    }
    let isInBranch = forms[form].table.bindings[index].branch != nil
    if !isInBranch, let text = declaration.value?.operand, case .string = text.unparenthesized {
      return .text(text)
    }
    switch forms[form].table.bindings[index].state {
    case .unchecked: checkBinding(index, of: form)
    case .checking:
      let names = openBindings.drop { $0 != index }.map { open in
        forms[form].table.bindings[open].declaration.name.text
      }
      let way = (names + names.prefix(1)).joined(separator: ", ")
      report(
        NameProblem.computedFromItself(declaration.name.text),
        at: declaration.name.range,
        notes: ["each is computed from the next: \(VisibleText.of(way))"]
      )
      return nil
    case .checked: break
    }
    guard case .checked(.some(let value)) = forms[form].table.bindings[index].state else {
      return nil
    }
    if case .computedValue(let computed) = value.operand {
      reads.append(.computed(computed))
      if forms[form].computed[computed].isSecret { aggregateReads.isSecret = true }
    }
    return .bound(value.operand, value.type)
  }

  private mutating func checkBinding(_ index: Int, of form: Int) {
    let binding = forms[form].table.bindings[index]
    let declaration = binding.declaration
    let name = declaration.name
    guard openBindings.count < CheckingLimits.bindingDepth else {
      report(NameProblem.bindingsTooDeep(limit: CheckingLimits.bindingDepth), at: name.range)
      forms[form].table.bindings[index].state = .checked(nil)
      return
    }
    guard let definition = declaration.value else {
      forms[form].table.bindings[index].state = .checked(nil)
      return
    }
    forms[form].table.bindings[index].state = .checking
    openBindings.append(index)
    let (value, reads, own) = checkDefinition(definition, in: binding.group, as: .untyped)
    openBindings.removeLast()
    forms[form].table.bindings[index].state = .checked(
      value.flatMap { bound($0, definition, by: binding, reads, own, of: form) }
    )
  }

  /// A constant outside branches stays inline; anything else becomes a computed value of the form.
  private mutating func bound(
    _ value: TypedSource,
    _ definition: Definition,
    by binding: FormTable.Binding,
    _ reads: [CheckedRead],
    _ own: AggregateReads,
    of form: Int
  ) -> TypedOperand? {
    guard let type = value.type, type.canBeComputed else {
      let found = value.type?.words ?? definition.operand?.words ?? "a condition"
      report(TypeProblem.notComputed(found), at: definition.range)
      return nil
    }
    if case .operand(let operand) = value.source, operand.isKnown, binding.branch == nil {
      return TypedOperand(operand, type)
    }
    let name = binding.declaration.name
    forms[form].computed.append(
      CheckedComputedValue(
        source: value.source,
        reads: reads,
        itemFields: own.itemFields,
        name: name.text,
        type: type,
        branch: binding.branch,
        isSecret: own.isSecret,
        place: place(name.range)
      )
    )
    return TypedOperand(.computedValue(forms[form].computed.count - 1), type)
  }

  // MARK: Names in rules

  /// Checks a binding in a rule, whose operand replaces the name from there on.
  mutating func checkRuleBinding(_ declaration: LetDeclaration) {
    guard case .rule(let rule) = scope.owner else { return }
    let name = declaration.name
    let taken =
      parameters.index(named: name.text).map { parameters[ParameterIndex($0.position)].name.range }
      ?? rules[rule].bindingNames[name.text].map { rules[rule].bindings[$0].name.range }
    if let taken {
      report(
        NameProblem.nameTaken(name.text, by: .declaration(.parameter)),
        at: name.range,
        labels: [Diagnostic.Label(taken, "declared here")]
      )
      return
    }
    var value = declaration.value?.operand.flatMap { checkValue($0, as: .untyped) }
    if let found = value, found.operand.partCount(upTo: Computation.mostParts) == nil {
      let range = declaration.value?.range ?? name.range
      report(SyntaxProblem.longOperand(limit: Computation.mostParts), at: range)
      value = nil
    }
    rules[rule].bindingNames[name.text] = rules[rule].bindings.count
    rules[rule].bindings.append(RuleBinding(name: name, value: value))
  }

  /// The position of the rule's binding with the name; nil if the rule has none.
  func ruleBinding(named name: String) -> Int? {
    if case .rule(let rule) = scope.owner { rules[rule].bindingNames[name] } else { nil }
  }

  /// Resolves a path that begins with the name of a rule's binding.
  mutating func resolve(ruleBinding index: Int, path: Path) -> Reference? {
    guard case .rule(let rule) = scope.owner else { return nil }
    rules[rule].bindings[index].isUsed = true
    let binding = rules[rule].bindings[index]
    guard path.components.count == 1 else {
      report(NameProblem.pathIntoValue(binding.name.text), at: path.range)
      return nil
    }
    return binding.value.map { .bound($0.operand, $0.type) }
  }
}

extension FieldType {
  /// Whether a field of the type can be computed.
  var canBeComputed: Bool {
    switch self {
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice: true
    case .file, .any, .form, .list, .map: false
    }
  }
}

extension CheckedOperand {
  /// Whether it is a constant, or a value that is computed anyway.
  fileprivate var isKnown: Bool {
    switch self {
    case .value, .computedValue: true
    case _: false
    }
  }

  /// The number of values and operations in it; nil if more than the limit.
  func partCount(upTo limit: Int) -> Int? {
    var count = 1
    for part in parts {
      guard let inner = part.partCount(upTo: limit - count) else { return nil }
      count += inner
    }
    return count <= limit ? count : nil
  }
}
