import ArgumentParser

/// Whether what people read is coloured.
enum ColourChoice: String, ArgumentChoice {
  case auto, always, never

  /// Whether to colour what is written to the stream.
  func apply(to stream: Descriptor) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && (Environment.value(of: "NO_COLOR") ?? "").isEmpty
        && Environment.value(of: "TERM") != "dumb"
    }
  }
}
