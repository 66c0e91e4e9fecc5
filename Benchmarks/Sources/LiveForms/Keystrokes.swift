import FormRules

/// The cost of a key in a live form: through mask and filter, the field's checks, and its status.
enum Keystrokes {
  private static let rules = #"""
    form f {
        field card {
            mask "[0000] [0000] [0000] [0000]"
            filter regex(/[0-9]{16}/)
            required
            regex(/[0-9]{16}/)
        }
        field email {
            filter regex(/[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*/) and max_length(128)
            required
            regex(/[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*/) and max_length(128)
        }
    }
    """#

  /// - Parameter sessions: how often a card's number is typed; of addresses it is a tenth of that.
  /// - Throws: what opening the form throws.
  static func measure(_ sessions: Int) throws {
    let form = try RuleFile(text: rules).form("f")
    guard let session = try form?.session(), let card = session.field("card"),
      let email = session.field("email")
    else { return }
    for round in 0..<5 {
      let cardTime = try measure(card, sessions: sessions, type: typeCard)
      let emailTime = try measure(email, sessions: max(1, sessions / 10), type: typeEmail)
      print("round \(round): card \(cardTime) ns, email \(emailTime) ns a key")
    }
  }

  /// - Parameters:
  ///   - sessions: how often a name is typed.
  ///   - rows: how many rows the list has in which it is typed.
  /// - Throws: what opening the form throws.
  static func measureRow(_ sessions: Int, of rows: Int) throws {
    let people = """
      form person {
          field name { required; max_length(60) }
          when name is filled { field email { required; email } }
      }
      form f { field people: list of person { size(1...1000) } }
      """
    let form = try RuleFile(text: people).form("f")
    let session = try form?.session(["people": .list(Array(repeating: .form([:]), count: rows))])
    guard let name = session?.field("people")?.rows.last?.field("name") else { return }
    for round in 0..<5 {
      let time = try measure(name, sessions: sessions, type: typeName)
      print("round \(round): \(time) ns a key in one of \(rows) rows")
    }
  }

  private static func typeName(_ field: FormField) throws -> Int {
    for caret in 0..<20 { try field.edit(caret..<caret, "a") }
    return 20
  }

  private static func measure(
    _ field: FormField,
    sessions: Int,
    type: (FormField) throws -> Int
  ) throws -> Int {
    var time = Duration.zero
    var keys = 0
    for _ in 0..<sessions {
      try field.clear()
      field.focus()
      let start = ContinuousClock.now
      keys += try type(field)
      time += ContinuousClock.now - start
    }
    return Int(time.nanoseconds / Double(keys))
  }

  /// Sixteen digits, a letter that is refused, and a digit for which there is no place.
  private static func typeCard(_ field: FormField) throws -> Int {
    var caret = 0
    for digit in ["4", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"] {
      caret = try field.edit(caret..<caret, digit).caret
    }
    try field.edit(caret..<caret, "x")
    try field.edit(caret..<caret, "1")
    return 18
  }

  private static let address: [String] = {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    var address = (0..<128).map { letters[$0 * 7 % letters.count] }
    for (position, character) in [(10, "."), (21, "+"), (40, "@"), (101, "."), (124, ".")] {
      address[position] = Character(character)
    }
    return address.map { String($0) }
  }()

  /// 128 characters, after every ninth one that is refused, and one too many.
  private static func typeEmail(_ field: FormField) throws -> Int {
    let refused = [" ", "(", "ü", ","]
    var caret = 0
    var keys = 1
    for (position, character) in address.enumerated() {
      if position % 9 == 8 {
        try field.edit(caret..<caret, refused[position / 9 % 4])
        keys += 1
      }
      caret = try field.edit(caret..<caret, character).caret
      keys += 1
    }
    try field.edit(caret..<caret, "x")
    return keys
  }
}
