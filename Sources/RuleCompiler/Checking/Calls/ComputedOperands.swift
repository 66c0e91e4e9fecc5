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
      computed = checkInput(inner, of: "-", as: .number).flatMap {
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
      var result = checkInput(first, of: symbol, as: .number, movedBy: next.right, next.arithmetic)
    else { return nil }
    for (arithmetic, right, range) in steps.reversed() {
      guard let second = checkInput(right, of: arithmetic.rawValue, as: .number),
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
    case .length, .years, .months, .days, .year, .month, .weekday, .countFilled: type = .integer
    }
    return TypedOperand(.computed(operation, operands), type)
  }

  /// Checks an input of an operator or function: a number, a text, or for `date` a date with or
  /// without a time.
  ///
  /// - Parameters:
  ///   - operand: the operand.
  ///   - name: the operator or function.
  ///   - type: the type that the operand must have.
  ///   - other: the right operand, if any, to suggest what was meant.
  ///   - arithmetic: the operator, if it is one.
  /// - Returns: the typed operand; nil if it cannot be used.
  mutating func checkInput(
    _ operand: OperandTree,
    of name: String,
    as type: FieldType,
    movedBy other: OperandTree? = nil,
    _ arithmetic: ArithmeticOperator? = nil
  ) -> TypedOperand? {
    let inner = operand.unparenthesized
    switch inner {
    case .string(let literal) where type == .date:
      let isDateTime = DateTime(literal.value) != nil
      let isMonth = CalendarMonth(literal.value) != nil
      return checkValue(inner, as: .typed(isDateTime ? .dateTime : isMonth ? .month : .date))
    case .pattern, .duration, .size, .closedRange:
      report(TypeProblem.wrongInput(of: name, type, found: inner.words), at: operand.range)
      return nil
    case .string, .number, .boolean, .today, .now, .path, .binary, .negated, .function,
      .parenthesized, .aggregate:
      break
    }
    guard let value = checkValue(inner, as: .untyped) else { return nil }
    if let found = value.type {
      let takesMonths = !["days", "weekday", "age"].contains(name)
      if type.isInput(found), found != .month || takesMonths { return value }
      if found.isMoment, let other, let arithmetic, !arithmetic.isProduct {
        reportMoved(found, by: other, arithmetic)
      } else {
        reportWrongInput(inner, found, of: name, as: type)
      }
      return nil
    }
    if case .parameter(let index) = value.operand, parameters[index].type == nil,
      let used = type.parameterType
    {
      noteUse(of: index, as: used, at: operand.range)
      return TypedOperand(value.operand, type)
    }
    report(TypeProblem.wrongInput(of: name, type, found: "a \(inner.words)"), at: operand.range)
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
    guard let given = match(call.arguments ?? [], of: call, with: function.parameters)
    else { return nil }
    var inputs: [TypedOperand] = []
    var isSound = true
    for (parameter, operands) in zip(function.parameters, given) {
      for operand in operands {
        if let input = checkArgument(operand, of: call.name.text, as: parameter.type) {
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
    as type: ParameterType?
  ) -> TypedOperand? {
    guard let type = type?.valueType else {
      // Any field or parameter, including lists and files.
      guard case .path = operand.unparenthesized else {
        reportWrongType(operand, expected: "the name of a field")
        return nil
      }
      return checkUntyped(operand)
    }
    guard type == .integer else { return checkInput(operand, of: function, as: type) }
    return checkValue(operand, as: .typed(.integer))
  }
}

/// A function that operands can call, with its parameters.
struct ComputedFunction {
  var operation: Operation
  var parameters: ParameterTable
  /// The operand used for an omitted argument.
  var implied: TypedOperand?

  init(
    _ operation: Operation,
    _ parameters: [RuleSignature.Parameter],
    implied: TypedOperand? = nil
  ) {
    self.operation = operation
    self.parameters = ParameterTable(parameters)
    self.implied = implied
  }

  /// The type of its value if it takes just one, other than a number; nil for other functions.
  var typeOfValue: FieldType? {
    guard parameters.count == 1 else { return nil }
    let type = parameters[0].type?.valueType
    return type == .date || type == .text ? type : nil
  }

  static let all: [String: ComputedFunction] = [
    "round": ComputedFunction(
      .round,
      [.init("value", .number), .init("digits", .integer, isOptional: true)],
      implied: TypedOperand(.value(.number(.zero)), .integer)
    ),
    "abs": ComputedFunction(.abs, [.init("value", .number)]),
    "length": ComputedFunction(.length, [.init("value", .text)]),
    "age": ComputedFunction(
      .years,
      [.init("date", .date)],
      implied: TypedOperand(.today, .date)
    ),
    "years": ComputedFunction(.years, [.init("from", .date), .init("to", .date)]),
    "months": ComputedFunction(.months, [.init("from", .date), .init("to", .date)]),
    "days": ComputedFunction(.days, [.init("from", .date), .init("to", .date)]),
    "year": ComputedFunction(.year, [.init("date", .date)]),
    "month": ComputedFunction(.month, [.init("date", .date)]),
    "weekday": ComputedFunction(.weekday, [.init("date", .date)]),
    "count_filled": ComputedFunction(.countFilled, [.init("fields", .field, isVariadic: true)]),
  ]
}

extension FieldType {
  /// Whether values of the other type are valid input where this type is expected.
  fileprivate func isInput(_ other: FieldType) -> Bool {
    switch self {
    case .number: other.isNumeric
    case .date: other == .date || other == .dateTime || other == .month
    case .text: other == .text || other == .choice
    case .integer, .boolean, .time, .dateTime, .choice, .file, .form, .list, .map, .any:
      self == other
    case .month: other == .month || other == .date
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
