import RuleSyntax

/// Columns of CSV that the form has no field for: their values are not looked at.
enum UnknownColumns {
  static func warn(of names: [String], in input: DataInput) {
    guard !names.isEmpty else { return }
    let list = names.map { "'\(VisibleText.of($0))'" }.joined(separator: ", ")
    let noun = names.count == 1 ? "column" : "columns"
    StandardError.write(
      "formrules: \(input.name): the form has no field for the \(noun) \(list)"
    )
  }
}
