// `max_size media_type`: what is known of a file.

extension Evaluator {
  func testFileSize(_ most: Operand.Resolved) -> Answer {
    guard subject.slot.kind == .file, most.slot.kind == .byteCount else { return .notApplicable }
    let size = UInt64(bitPattern: subject.slot.payload)
    return .plain(size <= UInt64(bitPattern: most.slot.payload))
  }

  /// Compares types without regard to case or parameters; `image/*` is any type of images.
  func testMediaType(_ types: OperandList) -> Answer {
    guard subject.slot.kind == .file else { return .notApplicable }
    let written = record.files[Int(subject.slot.start)].mediaType
    let own = written.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    for position in types.range {
      let value = resolve(program.operands[position])
      guard value.slot.kind == .text else { continue }
      let wanted = text(of: value).lowercased()
      if own == wanted || wanted == "*/*" { return .plain(true) }
      if wanted.hasSuffix("/*"), own.hasPrefix(wanted.dropLast()) { return .plain(true) }
    }
    return .plain(false)
  }
}
