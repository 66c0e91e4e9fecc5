/// A pattern as a table that is run over a text's bytes: one look-up for each, whatever the text.
///
/// It answers as PCRE2 would if it had no limits, and both questions at once. There is one for each
/// pattern that `RegularPatternReader` takes and that stays within the bounds of
/// `AutomatonConstruction`; for the others, and where a text has characters that only PCRE2's
/// tables know, there is PCRE2.
///
/// A plain value that points into memory of its pattern, so that running it counts no references:
/// whoever keeps one keeps the pattern.
@safe
package struct PatternAutomaton: @unchecked Sendable {
  // Unchecked because of the pointers: what they lead to never changes.

  /// What a text has come to.
  struct Verdict: OptionSet {
    let rawValue: UInt16

    /// The text matches.
    static let matches = Verdict(rawValue: 1 << 0)
    /// The text, or the text with something appended, can match.
    static let canHold = Verdict(rawValue: 1 << 1)
    /// The text, or the text with something appended, can fail to match.
    static let canFail = Verdict(rawValue: 1 << 2)
    /// PCRE2 has to be asked.
    static let isUnknown = Verdict(rawValue: 1 << 3)
  }

  /// For each state its verdict and then, for each class of bytes, where the next state begins.
  private let cells: UnsafeMutablePointer<UInt16>
  /// For each byte the distance of its cell from where a state begins.
  private let distances: UnsafeMutablePointer<UInt8>
  private let start: UInt16

  /// - Precondition: the first state is the dead one, the second where texts begin.
  init(_ states: [AutomatonConstruction.State], classes: ByteClasses) {
    unsafe distances = .allocate(capacity: 256)
    for byte in 0..<256 { unsafe distances[byte] = classes.classes[byte] + 1 }
    let shift = classes.shift
    unsafe cells = .allocate(capacity: states.count << shift)
    unsafe cells.initialize(repeating: 0, count: states.count << shift)
    for (position, state) in states.enumerated() {
      let first = position << shift
      unsafe cells[first] = Verdict(state).rawValue
      for (offset, next) in state.following.enumerated() {
        unsafe cells[first + offset + 1] = UInt16(next << shift)
      }
    }
    start = UInt16((states.count > 1 ? 1 : 0) << shift)
  }

  /// Frees the tables, of which there may be copies of this value.
  func deallocate() {
    unsafe cells.deallocate()
    unsafe distances.deallocate()
  }

  /// What the text comes to.
  ///
  /// Cost: one look-up for each byte, less where nothing can match any more.
  @inline(__always)
  func run(_ text: UnsafeBufferPointer<UInt8>) -> Verdict {
    guard var byte = text.baseAddress else {
      return unsafe Verdict(rawValue: cells[Int(start)])
    }
    let end = unsafe byte + text.count
    var state = Int(start)
    while unsafe end - byte >= 8 {
      for offset in 0..<8 {
        state = unsafe Int(cells[state + Int(distances[Int(byte[offset])])])
      }
      // The dead state is the first.
      if state == 0 { return unsafe Verdict(rawValue: cells[0]) }
      unsafe byte += 8
    }
    while unsafe byte != end {
      state = unsafe Int(cells[state + Int(distances[Int(byte.pointee)])])
      unsafe byte += 1
    }
    return unsafe Verdict(rawValue: cells[state])
  }

  /// The answers to both questions; nil where PCRE2 has to be asked.
  func judge(_ text: borrowing Span<UInt8>) -> PatternJudgement? {
    let verdict = unsafe text.withUnsafeBufferPointer { unsafe run($0) }
    if verdict.contains(.isUnknown) { return nil }
    return PatternJudgement(
      now: verdict.contains(.matches) ? .match : .noMatch,
      canHold: verdict.contains(.canHold),
      canFail: verdict.contains(.canFail)
    )
  }

  /// The length of the longest start of the text that can still be completed to a match; nil where
  /// PCRE2 has to be asked.
  func progress(in text: borrowing Span<UInt8>) -> Int? {
    var state = Int(start)
    var progress = 0
    for offset in 0...text.count {
      let verdict = unsafe Verdict(rawValue: cells[state])
      if verdict.contains(.isUnknown) { return nil }
      if !verdict.contains(.canHold) { break }
      guard offset < text.count else { return text.count }
      let byte = text[offset]
      // Within a character's bytes there is no start of a text.
      if byte & 0b1100_0000 != 0b1000_0000 { progress = offset }
      state = unsafe Int(cells[state + Int(distances[Int(byte)])])
    }
    return progress
  }
}

extension PatternAutomaton.Verdict {
  fileprivate init(_ state: AutomatonConstruction.State) {
    self = []
    if state.isAccepting { insert(.matches) }
    if state.canHold { insert(.canHold) }
    if state.canFail { insert(.canFail) }
    if state.isUnknown { insert(.isUnknown) }
  }
}
