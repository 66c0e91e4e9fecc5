/// Annotations that GitHub shows next to the lines of files: workflow commands, one per line.
enum GitHub {
  enum Level: String {
    case error, warning, notice
  }

  /// The line that annotates a location.
  static func annotation(
    _ level: Level,
    _ message: String,
    title: String,
    at place: OutputPlace
  ) -> String {
    var properties = [
      ("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)"),
    ]
    if let end = place.end {
      properties.append(("endLine", "\(end.line)"))
      // Columns are shown only within one line, and count up to the last character.
      if end.line == place.line {
        properties.append(("endColumn", "\(max(place.column, end.column - 1))"))
      }
    }
    properties.append(("title", title))
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(level.rawValue) \(list)::\(escaped(message, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
