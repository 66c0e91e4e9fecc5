/// A pattern as a table-driven automaton (DFA) over the bytes of a text: one look-up for each byte.
///
/// It gives the answers that PCRE2 would give without limits, both *now* and *later*. Each pattern
/// that `ByteGraph` accepts and `AutomatonConstruction` can build within its budget has one. PCRE2
/// runs the other patterns, and texts with characters that only its tables know.
///
/// A plain value with pointers into memory that its pattern owns, so running it involves no
/// reference counting. The user must keep the pattern alive.
@safe
package struct PatternAutomaton: @unchecked Sendable {
  // `@unchecked` because of the pointers: the memory that they point to never changes.

  /// The next states: one row for each class of bytes, indexed by the current state.
  ///
  /// In this layout the row is found before the state is known, so only the state is on the
  /// critical path from byte to byte. States have 32 bits, because narrower ones would have to be
  /// widened on that path.
  private let following: UnsafeMutablePointer<UInt32>
  /// For each byte, the offset of its class's row.
  private let rows: UnsafeMutablePointer<UInt16>
  /// The answer for a text that ends in each state; `unknown` if PCRE2 has to be asked.
  private let answers: UnsafeMutablePointer<Answer>
  private let start: UInt16
  /// The states two bytes later, for each pair of classes; nil if that table would be too large.
  ///
  /// Each look-up has to wait for the previous one, so half as many take half the time.
  private let pairs: Pairs?

  @safe private struct Pairs {
    /// The most cells; texts touch few of them.
    static let mostCells = 1 << 15

    let following: UnsafeMutablePointer<UInt32>
    /// For each byte, the offset of the rows for pairs that start with it.
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

  /// Frees the tables, which copies of this value share.
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

  /// The answer, both *now* and *later*; `unknown` if PCRE2 has to be asked.
  ///
  /// Cost: at most one look-up for each byte; stops early if nothing can match any more.
  @inline(__always)
  func answer(to text: borrowing Span<UInt8>) -> Answer {
    unsafe text.withUnsafeBufferPointer { unsafe run($0) }
  }

  /// Stops early in the dead state, which is the first.
  @inline(__always)
  private func run(_ text: UnsafeBufferPointer<UInt8>) -> Answer {
    var state = Int(start)
    guard var byte = text.baseAddress, !text.isEmpty else { return unsafe answers[state] }
    let end = unsafe byte + text.count
    if let pairs {
      // Computed unconditionally and selected by parity, to avoid a branch that is hard to predict.
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

  /// The length of the longest prefix that can still be completed to a match; nil if PCRE2 has to
  /// be asked.
  func progress(in text: borrowing Span<UInt8>) -> Int? {
    var state = Int(start)
    var progress = 0
    for offset in 0...text.count {
      let answer = unsafe answers[state]
      if answer == .unknown { return nil }
      if !answer.canHold { break }
      guard offset < text.count else { return text.count }
      let byte = text[offset]
      // A prefix can't end within a character's bytes.
      if byte & 0b1100_0000 != 0b1000_0000 { progress = offset }
      state = self.state(after: state, byte)
    }
    return progress
  }
}
