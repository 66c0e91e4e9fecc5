/// What PCRE2 may read and compare without a callout, times what a plain character costs.
///
/// `PatternMeter` sees how far a match has moved from item to item. That is all the work there is,
/// except where a character is compared with a long class, where an item reads characters and gives
/// them up, and where it looks back. The figures here are upper bounds, and the plain ones for the
/// patterns that forms use.
struct PatternReadingCost: Sendable, Hashable {
  /// Elements of a class that are compared in about the time in which a plain character is read.
  private static let elementsOfByte = 4
  /// PCRE2's own bound of a repeat.
  private static let mostRepeats = 65_535

  /// Elements of the longest class.
  private var classElements = 0
  /// The most characters that one item must take, `a{3000}`, and may have read when it fails.
  private(set) var fixedRepeat = 0
  /// Whether a match may check at any item that all it took is of one script: `(*sr:a*)`.
  private(set) var checksScripts = false
  /// Whether `\X` may look back over all flags before it, which are pairs of letters without a start.
  private let lookBackOverFlags: Bool

  init(of syntax: PatternSyntax, text: [UInt8], traits: PatternTraits) {
    lookBackOverFlags = traits.mayMatchCluster
    syntax.root.forEach { node in
      switch node {
      case .characters(let characters):
        // With the flag `i`, an element may stand for both cases.
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

  /// Takes from the bytes of the pattern what the tree does not tell.
  private mutating func assumeTheWorst(of text: [UInt8]) {
    // All between the first and the last bracket may be one class.
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
      // Names of script runs begin with `s` or `a`, as those of few other groups do.
      let rest = text[start...]
      guard rest.starts(with: verb), let letter = rest.dropFirst(2).first else { return false }
      return letter == UInt8(ascii: "s") || letter == UInt8(ascii: "a")
    }
  }

  /// How many plain characters a character of the text costs at most.
  func weight(on text: UnsafeBufferPointer<UInt8>) -> Int {
    let flags = lookBackOverFlags ? unsafe Self.longestRunOfFlagLetters(in: text) : 0
    return 1 + classElements / Self.elementsOfByte + flags
  }

  /// Whether a character of any text costs no more than some times a plain one.
  var isModest: Bool { !lookBackOverFlags && classElements < 16 * Self.elementsOfByte }

  /// The most letters of flags, U+1F1E6 to U+1F1FF, in a row.
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
