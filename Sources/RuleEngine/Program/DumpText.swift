/// Formats texts and values for dumps, on one line and in visible characters.
package enum DumpText {
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted += visible(scalar)
    }
    return quoted + "\""
  }

  /// The text with invisible characters escaped, and nothing else.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.map(visible).joined()
  }

  package static func words(for value: Value) -> String {
    switch value {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): number.description
    case .text(let text): quoted(text)
    case .date(let date): date.description
    case .month(let month): month.description
    case .time(let time): time.description
    case .dateTime(let dateTime): dateTime.description
    case .file(let file): "file \(file.size) \(quoted(file.mediaType))"
    case .list(let items): "[" + items.map(words(for:)).joined(separator: ", ") + "]"
    case .form(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(words(for: $0.value))" }
        .joined(separator: ", ") + "}"
    }
  }

  /// A pattern with its flags: `/[a-z]+/i`.
  package static func words(for pattern: Pattern) -> String {
    "/\(escaped(pattern.text))/\(pattern.flags.letters)"
  }

  /// The label with a space before it, if there is one.
  package static func words(label: String?) -> String {
    label.map { " " + quoted($0) } ?? ""
  }

  /// The annotations with a space before each.
  package static func words(annotations: [AnnotationData]) -> String {
    annotations.map { annotation in
      let arguments = annotation.arguments.map(words(for:)).joined(separator: ", ")
      return " @\(annotation.name)" + (arguments.isEmpty ? "" : "(\(arguments))")
    }.joined()
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }
}
