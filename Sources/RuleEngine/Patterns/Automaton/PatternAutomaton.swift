/// A pattern as a table that is run over a text's bytes: always one look-up for each.
///
/// It answers as PCRE2 would if it had no limits, and both questions at once. There is one for each
/// pattern that `ByteGraph` accepts and that stays within the bounds of
/// `AutomatonConstruction`; for the others, and where a text has characters that only PCRE2's
/// tables know, there is PCRE2.
///
/// A plain value that points into memory of its pattern, so that running it counts no references:
/// its user must keep the pattern.
@safe
package struct PatternAutomaton: @unchecked Sendable {
  // Unchecked because of the pointers: what they lead to never changes.

  /// For each class of bytes, one after the other, what follows each state.
  ///
  /// So the state alone is waited for from byte to byte: its class's row is found ahead of it. States
  /// are 32 bits wide, since narrower ones would have to be widened on that way.
  private let following: UnsafeMutablePointer<UInt32>
  /// For each byte where the row of its class begins.
  private let rows: UnsafeMutablePointer<UInt16>
  /// For each state the answer to a text that ends in it; `unknown` where PCRE2 has to be asked.
  private let answers: UnsafeMutablePointer<Answer>
  private let start: UInt16
  /// What follows each state two bytes later, for each pair of classes; nil where that is too much.
  ///
  /// Each look-up waits for the one before, so that half as many take half the time.
  private let pairs: Pairs?

  @safe private struct Pairs {
    /// The most cells; texts use few of them.
    static let mostCells = 1 << 15

    let following: UnsafeMutablePointer<UInt32>
    /// For each byte where the rows of the pairs begin that it is first in.
    let rows: UnsafeMutablePointer<UInt16>
  }

  init(_ table: AutomatonTable) {
    let count = table.states.count
    unsafe rows = .allocate(capacity: 256)
    for byte in 0..<256 { unsafe rows[byte] = UInt16(table.classes[byte] * count) }
    unsafe following = .allocate(capacity: table.classCount * count)
    unsafe answers = .allocate(capacity: count)
    pairs = PatternAutomaton.pairs(of: table)
    for (position, answer) in table.answers().enumerated() { unsafe answers[position] = answer }
    for (position, state) in table.states.enumerated() {
      for (row, next) in state.following.enumerated() {
        unsafe following[row * count + position] = UInt32(next)
      }
    }
    start = count > 1 ? 1 : 0
  }

  private static func pairs(of table: AutomatonTable) -> Pairs? {
    let count = table.classCount
    let cells = count * count * table.states.count
    guard cells <= Pairs.mostCells else { return nil }
    let pairs = unsafe Pairs(
      following: .allocate(capacity: cells),
      rows: .allocate(capacity: 256)
    )
    for byte in 0..<256 {
      unsafe pairs.rows[byte] = UInt16(table.classes[byte] * count * table.states.count)
    }
    for (position, state) in table.states.enumerated() {
      for (first, between) in state.following.enumerated() {
        for (second, next) in table.states[between].following.enumerated() {
          let cell = (first * count + second) * table.states.count + position
          unsafe pairs.following[cell] = UInt32(next)
        }
      }
    }
    return pairs
  }

  /// Frees the tables, of which there may be copies of this value.
  func deallocate() {
    if let pairs {
      unsafe pairs.following.deallocate()
      unsafe pairs.rows.deallocate()
    }
    unsafe following.deallocate()
    unsafe rows.deallocate()
    unsafe answers.deallocate()
  }

  /// The state after a byte.
  @inline(__always)
  private func state(after state: Int, _ byte: UInt8) -> Int {
    let row = unsafe following + Int(rows[Int(byte)])
    return unsafe Int(row[state])
  }

  /// The state after two bytes.
  @inline(__always)
  private func state(after state: Int, _ first: UInt8, _ second: UInt8, _ pairs: Pairs) -> Int {
    let row = unsafe pairs.following + Int(pairs.rows[Int(first)]) + Int(rows[Int(second)])
    return unsafe Int(row[state])
  }

  /// The answers to both questions; `unknown` where PCRE2 has to be asked.
  ///
  /// Cost: at most one look-up for each byte, less where nothing can match any more.
  @inline(__always)
  func answer(to text: borrowing Span<UInt8>) -> Answer {
    unsafe text.withUnsafeBufferPointer { unsafe run($0) }
  }

  /// Leaves early where nothing can match any more, in the dead state, which is the first.
  @inline(__always)
  private func run(_ text: UnsafeBufferPointer<UInt8>) -> Answer {
    var state = Int(start)
    guard var byte = text.baseAddress, !text.isEmpty else { return unsafe answers[state] }
    let end = unsafe byte + text.count
    if let pairs {
      // Found in any case and taken for texts of odd length, so that nothing hangs on a guess.
      let afterFirst = self.state(after: state, unsafe byte.pointee)
      let isOdd = text.count & 1 == 1
      state = isOdd ? afterFirst : state
      unsafe byte += isOdd ? 1 : 0
      while unsafe byte != end, state != 0 {
        state = self.state(after: state, unsafe byte[0], unsafe byte[1], pairs)
        unsafe byte += 2
      }
    } else {
      while unsafe byte != end, state != 0 {
        state = self.state(after: state, unsafe byte.pointee)
        unsafe byte += 1
      }
    }
    return unsafe answers[state]
  }

  /// The length of the longest start of the text that can still be completed to a match; nil where
  /// PCRE2 has to be asked.
  func progress(in text: borrowing Span<UInt8>) -> Int? {
    var state = Int(start)
    var progress = 0
    for offset in 0...text.count {
      let answer = unsafe answers[state]
      if answer == .unknown { return nil }
      if !answer.canHold { break }
      guard offset < text.count else { return text.count }
      let byte = text[offset]
      // Within a character's bytes there is no start of a text.
      if byte & 0b1100_0000 != 0b1000_0000 { progress = offset }
      state = self.state(after: state, byte)
    }
    return progress
  }
}
