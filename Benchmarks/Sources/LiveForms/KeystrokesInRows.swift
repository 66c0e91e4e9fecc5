import FormRules

/// The cost of a key in a row of a list, which does not grow with the list.
enum KeystrokesInRows {
  private static let people = """
    form person {
        field name { required; max_length(60) }
        when name is filled { field email { required; email } }
    }
    form f { field people: list of person { size(1...1000) } }
    """

  /// - Parameter rows: how many rows the list has, in the last of which a name is typed.
  /// - Throws: what opening the form throws.
  static func measure(of rows: Int) throws {
    let form = try RuleFile(text: people).form("f")
    let session = try form?.session(["people": .list(Array(repeating: .form([:]), count: rows))])
    guard let name = session?.field("people")?.rows.last?.field("name") else { return }
    for round in 0..<5 {
      print("round \(round): \(try type(name, 1_000)) ns a key in one of \(rows) rows")
    }
  }

  private static func type(_ field: FormField, _ sessions: Int) throws -> Int {
    var time = Duration.zero
    for _ in 0..<sessions {
      try field.clear()
      field.focus()
      let start = ContinuousClock.now
      for caret in 0..<20 { try field.edit(caret..<caret, "a") }
      time += ContinuousClock.now - start
    }
    return Int(time.nanoseconds / Double(20 * sessions))
  }
}
