import RuleEngine

extension ProgramBuilder {
  /// The message as a template whose values are operands of the frame that it stands in.
  mutating func lower(_ message: CheckedMessage) -> MessageIndex {
    var segments: [MessageTemplate.Segment] = []
    for segment in message.segments {
      switch segment {
      case .text(let text): segments.append(.text(text))
      case .label: segments.append(.label)
      case .value: segments.append(.value)
      case .length: segments.append(.length)
      case .other: segments.append(.other)
      case .argument(let name, let operand): segments.append(.argument(name, lowerShown(operand)))
      }
    }
    let template = MessageTemplate(
      segments: segments,
      source: message.source,
      place: checked.sourcePlace(of: message.place)
    )
    return program.messages.index(appending: template)
  }
}
