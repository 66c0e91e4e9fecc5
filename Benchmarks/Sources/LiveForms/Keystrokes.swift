import FormRules

/// The cost of a key in a live form: through mask and filter alone, or with the field's checks and
/// status.
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

  /// What is typed in one session.
  enum Script: String, CaseIterable {
    /// Sixteen digits, a letter that is refused, and a digit for which there is no place.
    case card
    /// The same with the caret somewhere in the text.
    case caret
    /// 128 characters, after every ninth one that is refused, and one too many.
    case email

    var field: FieldPath { self == .email ? "email" : "card" }

    /// Sessions of a script that take about as long as one of the card's number.
    var share: Int { self == .email ? 10 : 1 }
  }

  /// Puts characters into the text at a caret.
  typealias Key = (_ caret: Int, _ characters: String) throws -> EditOutcome

  /// Prints the nanoseconds of a key for each script.
  ///
  /// - Parameters:
  ///   - sessions: how often a card's number is typed; of addresses it is a tenth of that.
  ///   - isWhole: whether the form takes what is typed, and judges it; else mask and filter are asked.
  /// - Throws: what opening the form throws.
  static func measure(_ sessions: Int, isWhole: Bool) throws {
    for round in 0..<5 {
      var figures: [String] = []
      for script in Script.allCases {
        let time = try type(script, max(1, sessions / script.share), isWhole: isWhole)
        figures.append("\(script) \(time) ns")
      }
      print("round \(round): \(figures.joined(separator: ", ")) a key")
    }
  }

  /// Types a script in so many sessions.
  ///
  /// - Parameters:
  ///   - script: what is typed.
  ///   - sessions: how often.
  ///   - isWhole: whether the form takes what is typed, and judges it; else mask and filter are asked.
  /// - Returns: the nanoseconds of a key.
  /// - Throws: what opening the form throws.
  @discardableResult
  static func type(_ script: Script, _ sessions: Int, isWhole: Bool) throws -> Int {
    guard let form = try RuleFile(text: rules).form("f") else { return 0 }
    let session = try form.session()
    guard let field = session.field(script.field) else { return 0 }
    var input = try form.textInput(script.field)
    var time = Duration.zero
    var keys = 0
    for _ in 0..<sessions {
      let start: ContinuousClock.Instant
      if isWhole {
        try field.clear()
        field.focus()
        start = .now
        keys += try type(script) { caret, characters in try field.edit(caret..<caret, characters) }
      } else {
        input.set("")
        start = .now
        keys += try type(script) { caret, characters in try input.edit(caret..<caret, characters) }
      }
      time += ContinuousClock.now - start
    }
    return Int(time.nanoseconds / Double(keys))
  }

  private static func type(_ script: Script, _ key: Key) throws -> Int {
    switch script {
    case .card: try typeCard(key) { $0.caret }
    case .caret: try typeCard(key) { $0.shown.utf8.count * 5 / 7 }
    case .email: try typeEmail(key)
    }
  }

  private static func typeCard(_ key: Key, _ caret: (EditOutcome) -> Int) throws -> Int {
    var next = 0
    for digit in ["4", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"] {
      next = caret(try key(next, digit))
    }
    _ = try key(next, "x")
    _ = try key(next, "1")
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

  private static func typeEmail(_ key: Key) throws -> Int {
    let refused = [" ", "(", "ü", ","]
    var caret = 0
    var keys = 1
    for (position, character) in address.enumerated() {
      if position % 9 == 8 {
        _ = try key(caret, refused[position / 9 % 4])
        keys += 1
      }
      caret = try key(caret, character).caret
      keys += 1
    }
    _ = try key(caret, "x")
    return keys
  }
}
