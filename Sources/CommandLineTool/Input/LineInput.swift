/// The lines of what comes in, each as soon as it is there.
struct LineInput {
  private let descriptor: Descriptor
  private var pending: [UInt8] = []
  private var isAtEnd = false

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// The next line without its end; nil after the last, and once the command was interrupted.
  mutating func next() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        defer { pending.removeSubrange(...end) }
        return LineInput.text(pending[..<end])
      }
      if isAtEnd || Interruption.isRequested {
        guard isAtEnd, !pending.isEmpty else { return nil }
        defer { pending = [] }
        return LineInput.text(pending[...])
      }
      switch try? descriptor.read(atMost: 64 << 10, onto: &pending) {
      case .bytes, .nothingYet: continue
      case .end, nil: isAtEnd = true
      }
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
