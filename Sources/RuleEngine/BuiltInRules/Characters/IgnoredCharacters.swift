// `ignoring: "…"` of `regex`, `luhn`, `mod97` and `weighted_sum`: what is judged is the text without
// some characters. Appending to the text appends to what is left of it, so both questions can be asked
// of that.

extension Evaluator {
  /// Makes what is left of the subject's text the subject; answers whether there is anything left.
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
