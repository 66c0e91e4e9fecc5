import RuleEngine

extension ProgramBuilder {
  /// The message as a template whose values are operands of the frame that it stands in.
  mutating func lower(_ message: CheckedMessage) -> MessageIndex {
    var arguments: [NamedOperand] = []
    for case .argument(let name, let operand) in message.segments {
      arguments.append(NamedOperand(name, lowerShown(operand)))
    }
    let template = MessageTemplate(
      source: message.source,
      arguments: arguments,
      place: checked.sourcePlace(of: message.place)
    )
    return program.messages.index(appending: template)
  }
}
