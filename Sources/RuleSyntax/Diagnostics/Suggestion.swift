/// "Did you mean": the known word that a misspelled one is closest to.
package enum Suggestion {
  /// The candidate that is closest to `word`, or `nil` if none is similar.
  ///
  /// Similar means at most one edit per three letters, and at most four: an inserted, omitted,
  /// replaced or swapped letter, ignoring case. If several are equally close, the first in
  /// alphabetical order wins. Costs the product of the lengths of `word` and each candidate of
  /// similar length.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let written = Array(word.lowercased().unicodeScalars)
    guard (1...longest).contains(written.count) else { return nil }
    let limit = min(written.count / 3, 4)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != word {
      let meant = Array(candidate.lowercased().unicodeScalars)
      guard abs(meant.count - written.count) <= limit else { continue }
      let distance = distance(written, meant)
      guard distance <= limit else { continue }
      if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// A question to end a message with, `: did you mean 'email'?`; `nil` if no candidate is similar.
  package static func hint(
    for word: String,
    among candidates: some Sequence<String>,
    after separator: String = ": ",
    as shown: (String) -> String = { $0 }
  ) -> String? {
    closest(to: word, among: candidates).map { "\(separator)did you mean '\(shown($0))'?" }
  }

  /// Longer words aren't misspelled names.
  private static let longest = 64

  /// The Damerau–Levenshtein distance in its restricted form, where no part is changed twice.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in 0..<right.count {
        let substitution = previous[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(substitution, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        row.append(cost)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[right.count]
  }
}
