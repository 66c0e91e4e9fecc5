// `ignoring: "…"` of `regex`, `luhn`, `mod97` and `weighted_sum`: the text is judged without some
// characters. Appending to the text appends to what is left, so *later* can be answered for that,
// too.

extension Evaluator {
  /// Makes the subject's text without the characters the subject; returns whether anything is left.
  mutating func ignore(_ characters: Operand, at index: InstructionIndex) -> Bool {
    guard subject.slot.kind == .text, !subject.isEmpty, let set = setOperand(characters) else {
      machine.subjects.append(subject)
      return true
    }
    var kept = keptBytes
    kept.removeAll(keepingCapacity: true)
    withText(of: subject) { text in
      var offset = 0
      while offset < text.count {
        let (scalar, length) = text.scalar(at: offset)
        if !set.contains(scalar) {
          for position in offset..<(offset + length) { kept.append(text[position]) }
        }
        offset += length
      }
    }
    defer { keptBytes = kept }
    if kept.span.isBlank {
      machine.lastTest = TestedInstruction(instruction: index, isRefusal: true)
      answer = Answer(.fails, canHold: true, canFail: true)
      return false
    }
    machine.subjects.append(subject)
    if kept.count < Int(subject.slot.count) {
      var slot = record.appendText(kept)
      slot.flags = subject.slot.flags
      subject = valueOfRecord(slot, at: subject.position)
    }
    return true
  }
}
