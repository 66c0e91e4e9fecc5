/// The words that are tokens and can't be names.
package enum ReservedWords {
  /// Each word and its token, by length, so that a name is compared with at most five words.
  private static let byLength: [[(word: [UInt8], kind: TokenKind)]] = {
    // Written out, because asking the runtime for the names of cases takes a quarter of a
    // millisecond.
    let words: [(String, TokenKind)] = [
      ("and", .and), ("or", .or), ("not", .not), ("in", .in), ("is", .is), ("true", .true),
      ("false", .false), ("null", .null), ("today", .today), ("now", .now), ("when", .when),
      ("otherwise", .otherwise), ("on", .on), ("warn", .warn), ("each", .each),
    ]
    var table = [[(word: [UInt8], kind: TokenKind)]](repeating: [], count: 10)
    for (word, kind) in words { table[word.utf8.count].append((Array(word.utf8), kind)) }
    return table
  }()

  /// The token of `bytes[range]` if it is a reserved word.
  static func kind(of bytes: [UInt8], in range: Range<Int>) -> TokenKind? {
    guard range.count < byLength.count else { return nil }
    candidates: for candidate in byLength[range.count] {
      for offset in 0..<range.count
      where bytes[range.lowerBound + offset] != candidate.word[offset] {
        continue candidates
      }
      return candidate.kind
    }
    return nil
  }

  /// Whether `word` is one of them.
  package static func contains(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return kind(of: bytes, in: 0..<bytes.count) != nil
  }
}
