/// Messages for people, apart from results.
///
/// Errors are ignored, since there is nowhere to report them.
enum StandardError {
  /// Writes the text and a line end.
  static func write(_ text: String) {
    write(raw: text + "\n")
  }

  /// Writes the text as it is.
  static func write(raw text: String) {
    guard !text.isEmpty else { return }
    try? Descriptor.standardError.write(Array(text.utf8))
  }
}
