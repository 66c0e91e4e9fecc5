/// The text of a message with its placeholders.
enum MessageTemplate {
  /// Puts values in the place of placeholders; others, and doubled braces, stay as they are.
  static func filled(_ template: String, with values: [String: String]) -> String {
    var result = ""
    var rest = template[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      result += rest[..<brace]
      let after = rest.index(after: brace)
      if after < rest.endIndex, rest[after] == rest[brace] {
        result += String(repeating: rest[brace], count: 2)
        rest = rest[rest.index(after: after)...]
      } else if rest[brace] == "{", let close = rest[after...].firstIndex(of: "}") {
        let name = String(rest[after..<close])
        // A value is no template: its own braces are doubled.
        let value = values[name]?.replacing("{", with: "{{").replacing("}", with: "}}")
        result += value ?? "{\(name)}"
        rest = rest[rest.index(after: close)...]
      } else {
        result.append(rest[brace])
        rest = rest[after...]
      }
    }
    return result + rest
  }
}
