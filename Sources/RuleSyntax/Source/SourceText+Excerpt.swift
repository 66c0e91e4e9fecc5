extension SourceText {
  /// What the text says in the range, on one line: white space is collapsed.
  package func excerpt(of range: SourceRange) -> String {
    guard range.start < range.end, range.end <= bytes.count else { return "" }
    let words = text(in: range).split(whereSeparator: \.isWhitespace)
    // A long argument stands on lines of its own between the parentheses.
    return words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }
}
