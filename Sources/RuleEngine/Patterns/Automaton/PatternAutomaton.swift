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
    let rawValue: UInt8

    /// The text matches.
    static let matches = Verdict(rawValue: 1 << 0)
    /// The text, or the text with something appended, can match.
    static let canHold = Verdict(rawValue: 1 << 1)
    /// The text, or the text with something appended, can fail to match.
    static let canFail = Verdict(rawValue: 1 << 2)
    /// PCRE2 has to be asked.
    static let isUnknown = Verdict(rawValue: 1 << 3)
  }

  /// For each class of bytes, one after the other, what follows each state.
  ///
  /// So the state alone is waited for from byte to byte: its class's row is found ahead of it.
  private let following: UnsafeMutablePointer<UInt16>
  /// For each byte where the row of its class begins.
  private let rows: UnsafeMutablePointer<UInt16>
  /// For each state what a text has come to that ends in it.
  private let verdicts: UnsafeMutablePointer<Verdict>
  private let start: UInt16

  /// - Precondition: the first state is the dead one, the second where texts begin.
  init(_ states: [AutomatonConstruction.State], classes: ByteClasses) {
    unsafe rows = .allocate(capacity: 256)
    for byte in 0..<256 { unsafe rows[byte] = UInt16(Int(classes.classes[byte]) * states.count) }
    unsafe following = .allocate(capacity: classes.representatives.count * states.count)
    unsafe verdicts = .allocate(capacity: states.count)
    for (position, state) in states.enumerated() {
      unsafe verdicts[position] = Verdict(state)
      for (row, next) in state.following.enumerated() {
        unsafe following[row * states.count + position] = UInt16(next)
      }
    }
    start = states.count > 1 ? 1 : 0
  }

  /// Frees the tables, of which there may be copies of this value.
  func deallocate() {
    unsafe following.deallocate()
    unsafe rows.deallocate()
    unsafe verdicts.deallocate()
  }

  /// The state behind a byte.
  @inline(__always)
  private func state(behind state: Int, _ byte: UInt8) -> Int {
    let row = unsafe following + Int(rows[Int(byte)])
    return unsafe Int(row[state])
  }

  /// What the text comes to.
  ///
  /// Cost: one look-up for each byte, less where nothing can match any more.
  @inline(__always)
  func run(_ text: UnsafeBufferPointer<UInt8>) -> Verdict {
    var state = Int(start)
    guard var byte = text.baseAddress else { return unsafe verdicts[state] }
    let end = unsafe byte + text.count
    while unsafe end - byte >= 8 {
      for offset in 0..<8 { state = self.state(behind: state, unsafe byte[offset]) }
      // The dead state is the first.
      if state == 0 { return unsafe verdicts[0] }
      unsafe byte += 8
    }
    while unsafe byte != end {
      state = self.state(behind: state, unsafe byte.pointee)
      unsafe byte += 1
    }
    return unsafe verdicts[state]
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
      let verdict = unsafe verdicts[state]
      if verdict.contains(.isUnknown) { return nil }
      if !verdict.contains(.canHold) { break }
      guard offset < text.count else { return text.count }
      let byte = text[offset]
      // Within a character's bytes there is no start of a text.
      if byte & 0b1100_0000 != 0b1000_0000 { progress = offset }
      state = self.state(behind: state, byte)
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
