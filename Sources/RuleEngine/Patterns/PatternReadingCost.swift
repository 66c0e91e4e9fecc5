/// Bounds on what PCRE2 may read and compare between two callouts.
///
/// `PatternMeter` sees how far a match moves from item to item. That is all the work, except for
/// comparing a character with a long class, items that read characters and give them back, and
/// items that look back. The values here are upper bounds, and the smallest ones for typical
/// patterns of forms.
struct PatternReadingCost: Sendable, Hashable {
  /// The number of class elements that are compared in about the time of reading a simple
  /// character.
  private static let elementsOfByte = 4
  /// PCRE2's own limit for repetitions.
  private static let mostRepeats = 65_535

  /// The number of elements in the longest class.
  private var classElements = 0
  /// The most characters that one item must match, as in `a{3000}`, and may have read when it
  /// fails.
  private(set) var fixedRepeat = 0
  /// Whether any item may check that all of a match is in one script: `(*sr:a*)`.
  private(set) var checksScripts = false
  /// Whether `\X` may look back over all preceding flag letters, which form pairs without a clear
  /// start.
  private let lookBackOverFlags: Bool

  init(of syntax: PatternSyntax, text: [UInt8], traits: PatternTraits) {
    lookBackOverFlags = traits.mayMatchCluster
    syntax.root.forEach { node in
      switch node {
      case .characters(let characters):
        // With the flag `i`, an element may match both cases.
        classElements = max(classElements, characters.items.count * 2)
      case .repeated(.characters, let repetition), .repeated(.cluster, let repetition),
        .repeated(.lineBreak, let repetition):
        fixedRepeat = max(fixedRepeat, repetition.atLeast)
      case .unsupported: assumeTheWorst(of: text)
      case .sequence, .alternatives, .group, .repeated, .atomic, .anchor, .look, .reference, .call,
        .conditional, .lineBreak, .cluster, .matchStart:
        break
      }
    }
  }

  /// Estimates from the bytes of a pattern that the tree can't express.
  private mutating func assumeTheWorst(of text: [UInt8]) {
    // Everything between the first and last bracket may be one class.
    if let start = text.firstIndex(of: UInt8(ascii: "[")),
      let end = text.lastIndex(of: UInt8(ascii: "]")), start < end
    {
      classElements = max(classElements, (end - start) * 2)
    }
    for start in text.indices where text[start] == UInt8(ascii: "{") {
      let digits = text[(start + 1)...].prefix { (0x30...0x39).contains($0) }
      let count = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      fixedRepeat = max(fixedRepeat, min(count, Self.mostRepeats))
    }
    let verb = Array("(*".utf8)
    checksScripts = text.indices.contains { start in
      // Names of script runs begin with `s` or `a`, and few other groups do.
      let rest = text[start...]
      guard rest.starts(with: verb), let letter = rest.dropFirst(2).first else { return false }
      return letter == UInt8(ascii: "s") || letter == UInt8(ascii: "a")
    }
  }

  /// The most that a character of the text costs, relative to a simple character.
  func weight(on text: UnsafeBufferPointer<UInt8>) -> Int {
    let flags = lookBackOverFlags ? unsafe Self.longestRunOfFlagLetters(in: text) : 0
    return 1 + classElements / Self.elementsOfByte + flags
  }

  /// Whether the cost of a character is bounded by a small factor in any text.
  var isModest: Bool { !lookBackOverFlags && classElements < 16 * Self.elementsOfByte }

  /// The length of the longest run of flag letters, U+1F1E6 to U+1F1FF.
  private static func longestRunOfFlagLetters(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var longest = 0
    var run = 0
    var position = 0
    while position < text.count {
      if position + 3 < text.count, unsafe text[position] == 0xF0,
        unsafe text[position + 1] == 0x9F,
        unsafe text[position + 2] == 0x87, unsafe text[position + 3] >= 0xA6
      {
        run += 1
        longest = max(longest, run)
        position += 4
      } else {
        run = 0
        position += 1
      }
    }
    return longest
  }
}
