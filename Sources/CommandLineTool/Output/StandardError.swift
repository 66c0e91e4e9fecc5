/// What is said about results, to people.
enum StandardError {
  /// Writes the text and a line end.
  ///
  /// What can't be said to anyone is lost.
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
