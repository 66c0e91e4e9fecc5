import ArgumentParser

/// Whether what people read is coloured.
enum ColourChoice: String, ArgumentChoice {
  case auto, always, never
}

extension ColourChoice? {
  /// Whether to colour what is written to the stream; where nothing was chosen, as `auto` does.
  func apply(to stream: Descriptor) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto, nil:
      stream.isTerminal && (Environment.value(of: "NO_COLOR") ?? "").isEmpty
        && Environment.value(of: "TERM") != "dumb"
    }
  }
}
