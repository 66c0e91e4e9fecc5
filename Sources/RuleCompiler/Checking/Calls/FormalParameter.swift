import RuleEngine
import RuleSyntax

/// A parameter as a call sees it, whoever declares it.
struct FormalParameter {
  var name: String
  var type: ParameterType?
  var isOptional = false
  var isVariadic = false
  /// What stands for an argument that is left out.
  var defaultValue: CheckedOperand?

  init(_ parameter: RuleSignature.Parameter) {
    name = parameter.name
    type = parameter.type
    isOptional = parameter.isOptional
    isVariadic = parameter.isVariadic
  }

  init(_ parameter: ParameterEntry) {
    name = parameter.name.text
    type = parameter.expectedType
    isOptional = parameter.isOptional
    defaultValue = parameter.defaultValue
  }
}

extension Checker {
  /// Gives each parameter its arguments: positional ones in order, then named ones.
  ///
  /// - Returns: the operands of each parameter, or nil when some do not fit, which is reported.
  mutating func match(
    _ arguments: [Argument],
    of call: Call,
    with parameters: [FormalParameter],
    in unit: Int
  ) -> [[OperandTree]]? {
    steps += parameters.count + arguments.count
    var operands: [[OperandTree]] = Array(repeating: [], count: parameters.count)
    // Names are unique, but for those of a rule's declaration that is wrong.
    lazy var positions = Dictionary(
      parameters.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    var position = 0
    var hasNamed = false
    var isSound = true
    for argument in arguments {
      if let label = argument.label {
        hasNamed = true
        guard let index = positions[label.text] else {
          reportUnknownLabel(label, of: call, parameters: parameters, in: unit)
          return nil
        }
        if !operands[index].isEmpty {
          report(TypeProblem.argumentTwice(label.text), at: argument.range, in: unit)
          isSound = false
        }
        operands[index].append(argument.value)
      } else if hasNamed {
        report(TypeProblem.positionalAfterNamed, at: argument.range, in: unit)
        return nil
      } else if position < parameters.count {
        operands[position].append(argument.value)
        if !parameters[position].isVariadic { position += 1 }
      } else {
        let problem = TypeProblem.tooManyArguments(rule: call.name.text, most: parameters.count)
        report(problem, at: argument.range, in: unit)
        return nil
      }
    }
    for (index, parameter) in parameters.enumerated()
    where operands[index].isEmpty && !parameter.isOptional {
      report(
        TypeProblem.missingArgument(parameter.name, rule: call.name.text),
        at: call.range,
        in: unit,
        notes: ["it is written '\(signature(of: call.name.text, parameters))'"]
      )
      isSound = false
    }
    return isSound ? operands : nil
  }

  private mutating func reportUnknownLabel(
    _ label: Name,
    of call: Call,
    parameters: [FormalParameter],
    in unit: Int
  ) {
    let fixes = didYouMean(label.text, at: label.range, among: parameters.lazy.map(\.name))
    let note =
      parameters.isEmpty
      ? "it takes no arguments" : "it is written '\(signature(of: call.name.text, parameters))'"
    report(
      NameProblem.unknownLabel(label.text, rule: call.name.text),
      at: label.range,
      in: unit,
      notes: [note],
      fixes: fixes
    )
  }

  private func signature(of name: String, _ parameters: [FormalParameter]) -> String {
    // Behind a parameter that takes all positional arguments, one can only be given by name.
    let positional = parameters.prefix { !$0.isVariadic }.count
    var words = parameters.prefix(Self.mostShownParameters).enumerated().map {
      position,
      parameter in
      parameter.isVariadic
        ? "\(parameter.name), …"
        : parameter.isOptional || position > positional ? "\(parameter.name): …" : parameter.name
    }
    if words.count < parameters.count { words.append("…") }
    return "\(name)(\(words.joined(separator: ", ")))"
  }

  /// Most parameters of a rule that a note lists.
  private static let mostShownParameters = 20
}
