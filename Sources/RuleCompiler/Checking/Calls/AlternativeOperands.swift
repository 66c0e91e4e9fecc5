import RuleEngine
import RuleSyntax

// Functions that return one of their values: `first_filled(discount, 0)`, `max(weight, volume)`.

extension Operation {
  /// The functions that return one of their values, by name.
  static let choosing: [String: Operation] = [
    "first_filled": .firstFilled, "min": .min, "max": .max,
  ]
}

extension Checker {
  /// Checks values of one type; the first operand that is not a literal determines the type.
  mutating func checkAlternatives(_ call: Call, _ operation: Operation) -> TypedOperand? {
    // The syntax error was reported.
    if call.lacksArguments { return nil }
    let name = call.name.text
    let given = call.arguments ?? []
    if let label = given.lazy.compactMap(\.label).first {
      report(NameProblem.unknownParameter(label.text), at: label.range)
      return nil
    }
    guard given.count > 1 else {
      report(
        TypeProblem.missingArgument("other", rule: name),
        at: call.name.range,
        notes: ["it chooses between values, as in '\(name)(price, 0)'"]
      )
      return nil
    }
    let leading = given.firstIndex { !$0.value.isLiteral } ?? 0
    guard let first = checkValue(given[leading].value, as: .untyped) else { return nil }
    guard let type = first.type, operation.chooses(among: type) else {
      report(
        operation == .firstFilled
          ? TypeProblem.notComputed(first.type?.words ?? given[leading].value.words)
          : TypeProblem.noExtreme(
            of: name,
            found: first.type?.words ?? given[leading].value.words
          ),
        at: given[leading].value.range
      )
      return nil
    }
    let shared: FieldType = type == .integer ? .number : type == .choice ? .text : type
    var inputs: [TypedOperand] = []
    for (position, argument) in given.enumerated() {
      let input =
        position == leading ? first : checkValue(argument.value, as: .typed(shared))
      guard let input else { return nil }
      inputs.append(input)
    }
    if let constant = constant(operation, of: inputs) { return constant }
    let isWhole = inputs.allSatisfy { $0.type == .integer }
    return TypedOperand(
      .computed(operation, inputs.map(\.operand)),
      shared == .number && isWhole ? .integer : shared
    )
  }

  /// The result if all operands are constant numbers.
  private func constant(_ operation: Operation, of inputs: [TypedOperand]) -> TypedOperand? {
    let numbers = inputs.compactMap { input in
      if case .value(.number(let number)) = input.operand { number } else { nil as Number? }
    }
    guard numbers.count == inputs.count, case .number(let number)? = operation.result(of: numbers)
    else { return nil }
    return TypedOperand(.value(.number(number)), number.isInteger ? .integer : .number)
  }
}

extension Operation {
  fileprivate func chooses(among type: FieldType) -> Bool {
    switch type {
    case .integer, .number, .date, .month, .time, .dateTime: true
    case .text, .boolean, .choice: self == .firstFilled
    case .file, .any, .form, .list, .map: false
    }
  }
}
