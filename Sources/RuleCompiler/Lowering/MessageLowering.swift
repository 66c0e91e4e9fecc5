import RuleEngine

extension ProgramBuilder {
  /// The message as a template whose values are operands of the frame that it stands in.
  mutating func lower(_ message: CheckedMessage) -> MessageIndex {
    let template = MessageTemplate(
      source: message.source,
      arguments: message.arguments.map { NamedOperand($0.name, lowerShown($0.operand)) },
      place: checked.sourcePlace(of: message.place)
    )
    return program.messages.index(appending: template)
  }
}
