import ArgumentParser

/// When to color text output.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless the environment asks for plain text.
  case auto
  case always, never

  /// Whether to color what is written to the stream.
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
