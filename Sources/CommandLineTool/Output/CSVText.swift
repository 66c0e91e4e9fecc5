/// Rows of CSV as defined in RFC 4180.
enum CSVText {
  /// The values as one row, quoted as needed.
  static func row(_ values: [String]) -> String {
    values.map { value in
      let isPlain = !value.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
      return isPlain ? value : "\"" + value.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\r\n"
  }
}
