/// Messages for people, apart from results.
enum StandardError {
  /// Writes the text and a line end.
  ///
  /// Errors are ignored, since there is nowhere to report them.
  static func write(_ text: String) {
    try? Descriptor.standardError.write(Array(text.utf8) + [0x0A])
  }

  /// Writes the text as it is.
  static func write(raw text: String) {
    try? Descriptor.standardError.write(Array(text.utf8))
  }

  /// Writes lines that end with line ends already.
  static func write(lines: [UInt8]) {
    guard !lines.isEmpty else { return }
    try? Descriptor.standardError.write(lines)
  }
}
