import Typing

/// The cost of a key in a field.
enum Keystrokes {
  private static let rounds = 5

  /// Prints the nanoseconds of a key for each script.
  ///
  /// - Parameters:
  ///   - sessions: how often a card's number is typed; of addresses it is a tenth of that.
  ///   - open: makes the field that a script is typed into.
  /// - Throws: what opening the field throws.
  static func measure(_ sessions: Int, in open: (Script) throws -> any TypedField) throws {
    for round in 0..<rounds {
      var figures: [String] = []
      for script in Script.allCases {
        let share = script == .email ? 10 : 1
        let time = try type(into: try open(script), max(1, sessions / share))
        figures.append("\(script) \(time) ns")
      }
      print("round \(round): \(figures.joined(separator: ", ")) a key")
    }
  }

  /// Prints the nanoseconds of a key in the last of some rows, which do not grow with them.
  ///
  /// - Parameter count: how many rows the list has.
  /// - Throws: what opening the form throws.
  static func measure(inLastOf count: Int) throws {
    for rows in Rows.allCases {
      let field = try FieldInLastRow(of: count, rows)
      for round in 0..<rounds {
        print("round \(round): \(try type(into: field, 100)) ns a key in one of \(count) \(rows)")
      }
    }
  }

  /// Types into a field in so many sessions.
  ///
  /// - Parameters:
  ///   - field: what is typed into.
  ///   - sessions: how often.
  /// - Returns: the nanoseconds of a key.
  /// - Throws: what a key throws.
  @discardableResult
  static func type(into field: any TypedField, _ sessions: Int) throws -> Int {
    var time = Duration.zero
    var keys = 0
    for _ in 0..<sessions {
      try field.clear()
      let start = ContinuousClock.now
      keys += try field.type()
      time += ContinuousClock.now - start
    }
    return Int(time.nanoseconds / Double(keys))
  }
}
