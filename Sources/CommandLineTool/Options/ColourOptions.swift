import ArgumentParser

/// Whether what people read is coloured.
struct ColourOptions: ParsableArguments {
  enum Choice: String, ArgumentChoice {
    case auto, always, never
  }

  @Option(
    name: [.customLong("color")],
    help: "Colour what people read: on a terminal unless NO_COLOR is set, always, or never."
  )
  var choice: Choice = .auto

  /// Whether to colour what is written to the stream.
  func apply(to stream: Descriptor) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && (Environment.value(of: "NO_COLOR") ?? "").isEmpty
        && Environment.value(of: "TERM") != "dumb"
    }
  }
}
