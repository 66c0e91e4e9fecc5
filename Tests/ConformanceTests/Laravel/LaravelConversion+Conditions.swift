import FormInterchange
import FormRules
import RuleSyntax

extension LaravelConversion {
  /// When something applies.
  enum Applicability {
    case always, never
    case when(Expression)
  }

  /// Whether a field is to be left out of the form, which Laravel says by `exclude_if` and its kin.
  func inclusion(of field: Field) throws(Inexpressible) -> Applicability {
    for rule in field.rules {
      guard let condition = LaravelCondition(of: rule), condition.demand == .exclude,
        condition.kind != .always
      else { continue }
      if isCircle(field.path, condition) { throw .circle }
      switch try applicability(of: condition, for: field) {
      case .always: return .never
      case .never: return .always
      case .when(let condition): return .when(condition.negated)
      }
    }
    return .always
  }

  /// Whether a field that the condition reads is left out by a condition on this one.
  private func isCircle(_ path: LaravelFields.Path, _ condition: LaravelCondition) -> Bool {
    condition.references.map { LaravelFields.parts(of: $0) }.contains { other in
      (fields[other]?.rules ?? []).contains { rule in
        guard let back = LaravelCondition(of: rule), back.demand == .exclude else { return false }
        return back.references.contains { LaravelFields.parts(of: $0) == path }
      }
    }
  }

  /// The checks that a rule such as `required_if` makes.
  func statements(
    for condition: LaravelCondition,
    of field: Field
  ) throws(Inexpressible) -> [Statement] {
    // What is left out is judged by nothing.
    guard condition.demand != .exclude else { return [] }
    let checks = demanded(condition.demand, of: field).map { Statement.check($0) }
    switch try applicability(of: condition, for: field) {
    case .always: return checks
    case .never: return []
    case .when(let condition): return [.when(When(condition: condition, items: checks))]
    }
  }

  private func demanded(_ demand: LaravelCondition.Demand, of field: Field) -> [Expression] {
    switch demand {
    case .required: [field.rule("sometimes") == nil ? .rule("required") : Self.filledIfPresent]
    case .prohibited: [.rule("empty")]
    case .present: [.rule("present")]
    case .missing: [.no(.rule("present"))]
    case .accepted:
      field.kind == .boolean ? [.rule("accepted")] : answer(Self.acceptingTexts, 1, field.kind)
    case .declined: answer(Self.decliningTexts, 0, field.kind)
    case .exclude: []
    }
  }

  static let filledIfPresent = Expression.any([.no(.rule("present")), .rule("filled")])
  private static let acceptingTexts = ["yes", "on", "1", "true"]
  private static let decliningTexts = ["no", "off", "0", "false"]

  private func answer(_ texts: [String], _ number: Int, _ kind: LaravelKind) -> [Expression] {
    let check: Expression =
      switch kind {
      case .boolean: .rule("equal", .boolean(number == 1))
      case .number, .integer: .rule("equal", .number(number))
      case .text, .file, .list, .object:
        .call(Call("one_of", texts.map { Argument(value: .text($0)) }))
      }
    return [.rule("required"), check]
  }

  // MARK: Conditions

  private func applicability(
    of condition: LaravelCondition,
    for field: Field
  ) throws(Inexpressible) -> Applicability {
    switch condition.kind {
    case .always: return .always
    case .isOne, .isNone:
      guard let first = condition.references.first else { throw .argument }
      let other = try reference(to: LaravelFields.parts(of: first), from: field)
      let membership = membership(of: other, in: condition.values)
      return condition.kind == .isOne ? membership : membership.negated
    case .isAccepted, .isDeclined:
      guard let first = condition.references.first else { throw .argument }
      let other = try reference(to: LaravelFields.parts(of: first), from: field)
      return answer(other, isAccepted: condition.kind == .isAccepted)
    case .withAny, .withAll, .withoutAny, .withoutAll:
      return .when(try presence(condition, for: field))
    }
  }

  /// Whether fields are there, or filled.
  private func presence(
    _ condition: LaravelCondition,
    for field: Field
  ) throws(Inexpressible) -> Expression {
    let isNegated = condition.kind == .withoutAny || condition.kind == .withoutAll
    let asksAll = condition.kind == .withAll || condition.kind == .withoutAny
    let rule = condition.countsFilled ? "filled" : "present"
    var operands: [Expression] = []
    for name in condition.references {
      let other = try reference(to: LaravelFields.parts(of: name), from: field)
      operands.append(.asks(.path(other.path), isNegated: false, Call(rule), range: .none))
    }
    guard let first = operands.first else { throw .argument }
    let joined: Expression =
      operands.count == 1
      ? first : asksAll ? .and(operands, range: .none) : .or(operands, range: .none)
    return isNegated ? joined.negated : joined
  }

  /// Whether a field has one of the values, as Laravel compares them.
  private func membership(of other: Reference, in values: [String]) -> Applicability {
    var operands: [OperandTree] = []
    for value in values {
      switch other.kind {
      case .text: operands.append(.text(value))
      case .boolean: if let truth = Bool(value) { operands.append(.boolean(truth)) }
      case .number, .integer:
        if Number(value) != nil { operands.append(.number(value)) }
        if other.isBoolean, let truth = Bool(value) { operands.append(.number(truth ? 1 : 0)) }
      case .file, .list, .object: continue
      }
    }
    var conditions = isOne(of: operands, other)
    if values.contains("null") {
      conditions.append(.asks(.path(other.path), isNegated: false, Call("empty"), range: .none))
    }
    guard let first = conditions.first else { return .never }
    return .when(conditions.count == 1 ? first : .or(conditions, range: .none))
  }

  /// Whether a field is accepted, or declined.
  private func answer(_ other: Reference, isAccepted: Bool) -> Applicability {
    let operands: [OperandTree] =
      switch other.kind {
      case .boolean: [.boolean(isAccepted)]
      case .number, .integer: [.number(isAccepted ? 1 : 0)]
      case .text, .file, .list, .object:
        (isAccepted ? Self.acceptingTexts : Self.decliningTexts).map { .text($0) }
      }
    return isOne(of: operands, other).first.map { .when($0) } ?? .never
  }

  /// One comparison at most.
  private func isOne(of operands: [OperandTree], _ other: Reference) -> [Expression] {
    guard let first = operands.first else { return [] }
    if operands.count == 1 { return [.comparison(.path(other.path), .equal, first, range: .none)] }
    return [.membership(.path(other.path), isNegated: false, operands, range: .none)]
  }
}

extension LaravelConversion.Applicability {
  fileprivate var negated: LaravelConversion.Applicability {
    switch self {
    case .always: .never
    case .never: .always
    case .when(let condition): .when(condition.negated)
    }
  }
}

extension Expression {
  /// The opposite, in the words that a person would choose.
  fileprivate var negated: Expression {
    switch self {
    case .comparison(let path, .equal, let value, let range):
      .comparison(path, .notEqual, value, range: range)
    case .membership(let path, let isNegated, let values, let range):
      .membership(path, isNegated: !isNegated, values, range: range)
    case .asks(let asked, let isNegated, let call, let range):
      .asks(asked, isNegated: !isNegated, call, range: range)
    case .not(let inner, _): inner
    case .and, .or: .not(.parenthesized(self, range: .none), range: .none)
    case .condition, .comparison, .inclusion, .call, .parenthesized, .each, .keys, .member:
      .not(self, range: .none)
    }
  }
}
