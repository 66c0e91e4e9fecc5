import FormRules

/// What is typed into a field in one session.
package enum Script: String, CaseIterable {
  /// Sixteen digits, a letter that is refused, and a digit for which there is no place.
  case card
  /// The same with the caret somewhere in the text.
  case caret
  /// 128 characters, after every ninth one that is refused, and one too many.
  case email

  /// Rules of a form `f` with a field for a card's number and one for an email address.
  package static let rules = #"""
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

  /// The field that it is typed into.
  package var field: FieldPath { self == .email ? "email" : "card" }

  /// Puts characters into the text at a caret.
  package typealias Key = (_ caret: Int, _ characters: String) throws -> EditOutcome

  /// Presses the keys of a session, the first of them in an empty text.
  ///
  /// - Parameter key: what a key does.
  /// - Returns: how many keys there were.
  /// - Throws: what a key throws.
  @discardableResult
  package func type(_ key: Key) throws -> Int {
    switch self {
    case .card: try typeCard(key) { $0.caret }
    case .caret: try typeCard(key) { $0.shown.utf8.count * 5 / 7 }
    case .email: try typeEmail(key)
    }
  }

  private func typeCard(_ key: Key, _ caret: (EditOutcome) -> Int) throws -> Int {
    var next = 0
    for digit in Script.number { next = caret(try key(next, digit)) }
    _ = try key(next, "x")
    _ = try key(next, "1")
    return Script.number.count + 2
  }

  private func typeEmail(_ key: Key) throws -> Int {
    var caret = 0
    var keys = 1
    for (position, character) in Script.address.enumerated() {
      if position % 9 == 8 {
        _ = try key(caret, Script.refused[position / 9 % Script.refused.count])
        keys += 1
      }
      caret = try key(caret, character).caret
      keys += 1
    }
    _ = try key(caret, "x")
    return keys
  }

  private static let number = "4111111111111111".map { String($0) }
  private static let refused = [" ", "(", "ü", ","]
  private static let address: [String] = {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    var address = (0..<128).map { letters[$0 * 7 % letters.count] }
    for (position, character) in [(10, "."), (21, "+"), (40, "@"), (101, "."), (124, ".")] {
      address[position] = Character(character)
    }
    return address.map { String($0) }
  }()
}
