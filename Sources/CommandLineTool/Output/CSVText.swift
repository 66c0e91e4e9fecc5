/// Rows as RFC 4180 has them.
enum CSVText {
  /// The values as one row, in quotes where they need them.
  static func row(_ values: [String]) -> String {
    values.map { value in
      let isPlain = !value.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
      return isPlain ? value : "\"" + value.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\r\n"
  }
}
