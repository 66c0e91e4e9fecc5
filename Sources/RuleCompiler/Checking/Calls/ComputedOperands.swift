import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks an operand that is computed by operators or a function.
  mutating func checkComputed(_ operand: OperandTree, as target: ValueTarget) -> TypedOperand? {
    steps += 1
    let computed: TypedOperand?
    switch operand {
    case .binary: computed = checkArithmetic(operand)
    case .negated(let inner, let range):
      computed = checkInput(inner, of: "-", as: .numbers).flatMap {
        typed(.negate, [$0], at: range)
      }
    case .function(let call): computed = checkFunction(call)
    case .string, .number, .boolean, .pattern, .duration, .size, .closedRange, .today, .now,
      .path, .parenthesized, .aggregate:
      computed = nil
    }
    guard let computed else { return nil }
    if case .typed(.integer) = target, computed.type != .integer {
      report(
        TypeProblem.wrongType(expected: "an integer", found: operand.words),
        at: operand.range,
        notes: ["'round(…, 0)' rounds a number to an integer"]
      )
      return nil
    }
    return accept(computed.operand, computed.type ?? .number, operand, as: target)
  }

  // MARK: Arithmetic

  /// Checks a chain of operators, a tree that is deep on its left, without recursion.
  private mutating func checkArithmetic(_ operand: OperandTree) -> TypedOperand? {
    var steps: [(arithmetic: ArithmeticOperator, right: OperandTree, range: SourceRange)] = []
    var first = operand
    while case .binary(let left, let arithmetic, let right, let range) = first,
      first.movingDuration == nil
    {
      steps.append((arithmetic, right, range))
      first = left
    }
    guard let next = steps.last else { return nil }
    let symbol = next.arithmetic.rawValue
    guard
      var result = checkInput(first, of: symbol, as: .numbers, movedBy: next.right, next.arithmetic)
    else { return nil }
    for (arithmetic, right, range) in steps.reversed() {
      guard let second = checkInput(right, of: arithmetic.rawValue, as: .numbers),
        let joined = join(result, arithmetic, second, divisorAt: right.range, at: range)
      else { return nil }
      result = joined
    }
    return result
  }

  private mutating func join(
    _ left: TypedOperand,
    _ arithmetic: ArithmeticOperator,
    _ right: TypedOperand,
    divisorAt divisor: SourceRange,
    at range: SourceRange
  ) -> TypedOperand? {
    switch arithmetic {
    case .add: return typed(.add, [left, right], at: range)
    case .subtract:
      return typed(.negate, [right], at: range).flatMap { typed(.add, [left, $0], at: range) }
    case .multiply: return typed(.multiply, [left, right], at: range)
    case .divide:
      guard case .value(.number(.zero)) = right.operand else {
        return typed(.divide, [left, right], at: range)
      }
      report(TypeProblem.divisionByZero, at: divisor)
      return nil
    }
  }

  /// The typed operation, or its result if all inputs are constants.
  private mutating func typed(
    _ operation: Operation,
    _ inputs: [TypedOperand],
    at range: SourceRange
  ) -> TypedOperand? {
    let numbers = inputs.compactMap { input in
      if case .value(.number(let number)) = input.operand { number } else { nil as Number? }
    }
    if numbers.count == inputs.count, let result = operation.result(of: numbers) {
      guard case .number(let number) = result else {
        report(TypeProblem.tooManyDigits, at: range)
        return nil
      }
      // A rounded result isn't folded: it is evaluated with the rest, which then counts as rounded
      // too.
      if !number.isRounded {
        return TypedOperand(.value(.number(number)), number.isInteger ? .integer : .number)
      }
    }
    let isWhole = inputs.allSatisfy { $0.type == .integer }
    let type: FieldType
    var operands = inputs.map(\.operand)
    switch operation {
    case .add, .multiply:
      type = isWhole ? .integer : .number
      // Flattens left-nested operands, so a long sum is one operation instead of a deep tree.
      if case .computed(operation, let terms) = operands[0] { operands = terms + [operands[1]] }
    case .negate, .abs: type = isWhole ? .integer : .number
    case .divide: type = .number
    case .round:
      if case .value(.number(let places)) = operands[1], places <= .zero {
        type = .integer
      } else {
        type = .number
      }
    case .min, .max, .firstFilled: type = isWhole ? .integer : .number
    case .part(.date): type = .date
    case .part(.time): type = .time
    case .length, .elapsed, .part, .countFilled: type = .integer
    }
    return TypedOperand(.computed(operation, operands), type)
  }

  /// Checks an input of an operator or function.
  ///
  /// - Parameters:
  ///   - operand: the operand.
  ///   - name: the operator or function.
  ///   - types: the types that it may have.
  ///   - other: the right operand, if any, to suggest what was meant.
  ///   - arithmetic: the operator, if it is one.
  /// - Returns: the typed operand; nil if it cannot be used.
  mutating func checkInput(
    _ operand: OperandTree,
    of name: String,
    as types: [FieldType],
    movedBy other: OperandTree? = nil,
    _ arithmetic: ArithmeticOperator? = nil
  ) -> TypedOperand? {
    let inner = operand.unparenthesized
    switch inner {
    case .string(let literal) where types[0].isMoment:
      let denoted = types.first { $0.isMoment(denotedBy: literal.value) }
      return checkValue(inner, as: .typed(denoted ?? types[0]))
    case .pattern, .duration, .size, .closedRange:
      report(TypeProblem.wrongInput(of: name, types, found: inner.words), at: operand.range)
      return nil
    case .string, .number, .boolean, .today, .now, .path, .binary, .negated, .function,
      .parenthesized, .aggregate:
      break
    }
    guard let value = checkValue(inner, as: .untyped) else { return nil }
    if let found = value.type {
      if types.contains(found) { return value }
      if found.isMoment, let other, let arithmetic, !arithmetic.isProduct {
        reportMoved(found, by: other, arithmetic)
      } else {
        reportWrongInput(inner, found, of: name, as: types)
      }
      return nil
    }
    if case .parameter(let index) = value.operand, parameters[index].type == nil,
      let used = types[0].parameterType
    {
      noteUse(of: index, as: used, at: operand.range)
      return TypedOperand(value.operand, types[0])
    }
    report(TypeProblem.wrongInput(of: name, types, found: "a \(inner.words)"), at: operand.range)
    return nil
  }

  // MARK: Functions

  private mutating func checkFunction(_ call: Call) -> TypedOperand? {
    if let operation = Operation.choosing[call.name.text] {
      return checkAlternatives(call, operation)
    }
    guard let function = ComputedFunction.all[call.name.text] else {
      reportUnknownFunction(call)
      return nil
    }
    if reportWrappedMoment(call, function) { return nil }
    guard let given = match(call.arguments ?? [], of: call, with: function.parameters)
    else { return nil }
    var inputs: [TypedOperand] = []
    var isSound = true
    for (parameter, operands) in zip(function.parameters, given) {
      for operand in operands {
        let types = function.types(after: inputs.first?.type)
        if let input = checkArgument(operand, of: call.name.text, as: parameter.type, types) {
          inputs.append(input)
        } else {
          isSound = false
        }
      }
    }
    guard isSound else { return nil }
    if let implied = function.implied, inputs.count == 1 { inputs.append(implied) }
    return typed(function.operation, inputs, at: call.range)
  }

  private mutating func checkArgument(
    _ operand: OperandTree,
    of function: String,
    as type: ParameterType?,
    _ types: [FieldType]
  ) -> TypedOperand? {
    switch type {
    case .field:
      // Any field or parameter, including lists and files.
      guard case .path = operand.unparenthesized else {
        reportWrongType(operand, expected: "the name of a field")
        return nil
      }
      return checkUntyped(operand)
    case .integer: return checkValue(operand, as: .typed(.integer))
    case _: return checkInput(operand, of: function, as: types)
    }
  }
}

/// A function that operands can call, with its parameters.
struct ComputedFunction {
  var operation: Operation
  /// The types of values that it computes with; those of `digits` and of fields are others.
  var types: [FieldType]
  var parameters: ParameterTable
  /// The operand used for an omitted argument.
  var implied: TypedOperand?

  private init(
    _ operation: Operation,
    of types: [FieldType],
    _ parameters: [RuleSignature.Parameter],
    implied: TypedOperand? = nil
  ) {
    self.operation = operation
    self.types = types
    self.parameters = ParameterTable(parameters)
    self.implied = implied
  }

  private static func rounding(_ direction: RoundingDirection) -> Self {
    Self(
      .round(direction),
      of: .numbers,
      [.init("value", .number), .init("digits", .integer, isOptional: true)],
      implied: TypedOperand(.value(.number(.zero)), .integer)
    )
  }

  private static func elapsed(_ unit: ElapsedUnit) -> Self {
    let types: [FieldType] =
      switch unit {
      case .years, .months: .datesAndMonths
      case .days: .dates
      case .hours, .minutes: .dates + [.time]
      }
    return Self(.elapsed(unit), of: types, [.init("from", .date), .init("to", .date)])
  }

  private static func part(_ part: PartOfMoment) -> Self {
    let types: [FieldType] =
      switch part {
      case .year, .month: .datesAndMonths
      case .day, .weekday: .dates
      case .hour, .minute: [.time, .dateTime]
      case .date, .time: [.dateTime]
      }
    return Self(.part(part), of: types, [.init("value", .date)])
  }

  /// The types of the next value after a first of the type: a time is compared with times only.
  func types(after first: FieldType?) -> [FieldType] {
    guard let first, first.isMoment else { return types }
    return types.filter { ($0 == .time) == (first == .time) }
  }

  /// Whether it takes just one value, of the type, which is not a number.
  func isOfOne(_ type: FieldType) -> Bool {
    parameters.count == 1 && !type.isNumeric && types.contains(type)
  }

  static let all: [String: ComputedFunction] = {
    var all = [
      "abs": ComputedFunction(.abs, of: .numbers, [.init("value", .number)]),
      "length": ComputedFunction(.length, of: .texts, [.init("value", .text)]),
      "age": ComputedFunction(
        .elapsed(.years),
        of: .dates,
        [.init("date", .date)],
        implied: TypedOperand(.today, .date)
      ),
      "count_filled": ComputedFunction(
        .countFilled,
        of: [],
        [.init("fields", .field, isVariadic: true)]
      ),
    ]
    for direction in RoundingDirection.allCases { all[direction.rawValue] = rounding(direction) }
    for unit in ElapsedUnit.allCases { all[unit.rawValue] = elapsed(unit) }
    for part in PartOfMoment.allCases { all[part.rawValue] = ComputedFunction.part(part) }
    return all
  }()
}

extension [FieldType] {
  /// What operators and functions of numbers take.
  static let numbers: Self = [.number, .integer]
  static let texts: Self = [.text, .choice]
  static let dates: Self = [.date, .dateTime]
  static let datesAndMonths: Self = dates + [.month]
}

extension FieldType {
  /// Whether the text is a date, month, time or both, of this type.
  fileprivate func isMoment(denotedBy text: String) -> Bool {
    switch self {
    case .date: CalendarDate(text) != nil
    case .month: CalendarMonth(text) != nil
    case .time: TimeOfDay(text) != nil
    case .dateTime: DateTime(text) != nil
    case .text, .integer, .number, .boolean, .choice, .file, .form, .list, .map, .any: false
    }
  }
}

extension OperandTree {
  /// The duration that moves a date, as in `start + 30min`; nil for other operands.
  var movingDuration: String? {
    guard case .binary(_, let arithmetic, let right, _) = self, !arithmetic.isProduct,
      case .duration(let duration, _) = right.unparenthesized
    else { return nil }
    return duration
  }
}
