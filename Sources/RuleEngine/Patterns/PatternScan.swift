/// One look over a pattern's characters for the constructs that `PatternTraits` asks about.
///
/// It knows escapes, but neither comments nor, but for one purpose, classes: a `$` in `[$]` is
/// taken for an anchor. Since a backslash never hides what follows it from PCRE2 without hiding it
/// here, or the other way about, no construct is missed. What stands between `\Q` and `\E` is
/// looked at all the same.
struct PatternScan {
  private(set) var mayBeMultiline: Bool
  private(set) var mayBeExtended: Bool
  /// Whether anything reads behind a match or gives up ways to match.
  private(set) var hasCutOrLookahead = false
  /// Whether a `+` would be possessive if the white space or the comment before it meant nothing.
  private(set) var hasPlusAfterGap = false
  private(set) var hasAlternatives = false
  private(set) var hasAtomicGroup = false
  private(set) var hasCaret = false
  private(set) var hasCluster = false
  private(set) var hasLineEnd = false
  private(set) var hasRepeat = false
  private(set) var hasVerb = false
  private(set) var callsWhole = false

  private let pattern: [UInt8]
  private var index: Int
  private var followsQuantifier = false
  private var followsQuantifierOrGap = false
  private var followsQuantifiedGroup = false
  /// Where the class ends that was last entered.
  ///
  /// A guess, since its `[` may have stood in a comment; it only decides between machine code and
  /// interpreter.
  private var endOfClass = 0

  init(of pattern: [UInt8], flags: PatternFlags) {
    self.pattern = pattern
    index = PatternSettings.end(in: pattern)
    mayBeMultiline = flags.contains(.multiline)
    mayBeExtended = flags.contains(.extended)
  }

  mutating func run() {
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "\\"): escape()
      case UInt8(ascii: "("): group()
      case UInt8(ascii: "["): if index > endOfClass { endOfClass = findEndOfClass() }
      case UInt8(ascii: "|"): hasAlternatives = true
      case UInt8(ascii: "^"): hasCaret = true
      case UInt8(ascii: "$"): hasCutOrLookahead = true
      case UInt8(ascii: "*"), UInt8(ascii: "}"): hasRepeat = true
      case UInt8(ascii: "+"):
        hasRepeat = true
        if followsQuantifier { possessivePlus() }
        if followsQuantifierOrGap { hasPlusAfterGap = true }
      default: break
      }
      remember(byte)
    }
  }

  private mutating func possessivePlus() {
    hasCutOrLookahead = true
    if followsQuantifiedGroup, index > endOfClass { hasAtomicGroup = true }
  }

  private mutating func remember(_ byte: UInt8) {
    followsQuantifier = isQuantifierEnd(byte)
    // A line's first character may follow a comment that follows a quantifier.
    if followsQuantifier || byte == UInt8(ascii: "\n") {
      followsQuantifierOrGap = true
    } else if !isGap(byte) {
      followsQuantifierOrGap = false
    }
    followsQuantifiedGroup =
      byte == UInt8(ascii: ")") || (followsQuantifiedGroup && continuesQuantifier(byte))
  }

  private func isQuantifierEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Whether a byte may stand within a quantifier such as `{2,}`, or between its parts.
  private func continuesQuantifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: isQuantifierEnd(byte) || isGap(byte)
    }
  }

  /// Whether a byte is, or begins, white space of an extended pattern; any byte beyond ASCII may.
  private func isGap(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte >= 0x80
  }

  private mutating func next() -> UInt8? {
    guard index < pattern.count else { return nil }
    defer { index += 1 }
    return pattern[index]
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < pattern.count ? pattern[index + distance] : nil
  }

  // MARK: - Escapes

  /// Reads what stands behind a backslash.
  private mutating func escape() {
    guard let letter = next() else { return }
    switch letter {
    case UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "z"), UInt8(ascii: "Z"),
      UInt8(ascii: "Q"):
      hasCutOrLookahead = true
    case UInt8(ascii: "R"):
      hasCutOrLookahead = true
      hasLineEnd = true
    case UInt8(ascii: "X"):
      hasCutOrLookahead = true
      hasCluster = true
    case UInt8(ascii: "c"):
      // The character behind it may be a backslash that escapes nothing.
      hasCutOrLookahead = true
      _ = next()
    case UInt8(ascii: "g"):
      if peek() == UInt8(ascii: "<") || peek() == UInt8(ascii: "'") {
        hasCutOrLookahead = true
        callsWhole = true
      }
      skipBracedName()
    case UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "x"), UInt8(ascii: "o"),
      UInt8(ascii: "N"), UInt8(ascii: "k"):
      skipBracedName()
    case UInt8(ascii: "\n"):
      // At the end of a comment a backslash is no escape.
      index -= 1
    default: break
    }
  }

  /// Steps over `{Lu}` behind `\p` and the like, whose brace ends no quantifier.
  ///
  /// Stays put before anything but a name: in a comment or a quoted part the brace may never close.
  private mutating func skipBracedName() {
    guard peek() == UInt8(ascii: "{") else { return }
    var distance = 1
    if peek(distance) == UInt8(ascii: "^") { distance += 1 }
    if peek(distance) == UInt8(ascii: "U"), peek(distance + 1) == UInt8(ascii: "+") {
      distance += 2
    }
    while let byte = peek(distance) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "&"),
        UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "-"):
        distance += 1
      case UInt8(ascii: "}"):
        index += distance + 1
        return
      default: return
      }
    }
  }

  // MARK: - Groups and classes

  /// Reads what stands behind `(`: only plain, capturing and lookbehind groups leave every way to
  /// match.
  private mutating func group() {
    if peek() == UInt8(ascii: "*") {
      hasCutOrLookahead = true
      hasVerb = true
    }
    guard peek() == UInt8(ascii: "?"), let kind = peek(1) else { return }
    index += 1
    switch kind {
    case UInt8(ascii: ":"), UInt8(ascii: "|"), UInt8(ascii: "'"):
      break
    case UInt8(ascii: "<"):
      if peek(1) == UInt8(ascii: "*") { hasCutOrLookahead = true }
    case UInt8(ascii: "P"):
      if peek(1) == UInt8(ascii: ">") { hasCutOrLookahead = true }
    case UInt8(ascii: ">"):
      hasCutOrLookahead = true
      if index > endOfClass { hasAtomicGroup = true }
    case UInt8(ascii: "R"), UInt8(ascii: "0"):
      hasCutOrLookahead = true
      callsWhole = true
    default: options()
    }
  }

  /// Reads `(?i)` and `(?xm-s:`; anything else behind `(?` is a group that gives up ways to match.
  private mutating func options() {
    while let letter = peek() {
      switch letter {
      case UInt8(ascii: "m"): mayBeMultiline = true
      case UInt8(ascii: "x"): mayBeExtended = true
      case UInt8(ascii: "i"), UInt8(ascii: "s"), UInt8(ascii: "n"), UInt8(ascii: "J"),
        UInt8(ascii: "U"), UInt8(ascii: "^"), UInt8(ascii: "-"):
        break
      case UInt8(ascii: ")"), UInt8(ascii: ":"): return
      default:
        hasCutOrLookahead = true
        return
      }
      index += 1
    }
  }

  /// Where the class ends whose `[` has just been read.
  private func findEndOfClass() -> Int {
    var distance = peek() == UInt8(ascii: "^") ? 1 : 0
    if peek(distance) == UInt8(ascii: "]") { distance += 1 }
    while let byte = peek(distance) {
      switch byte {
      case UInt8(ascii: "]"): return index + distance + 1
      case UInt8(ascii: "\\"): distance += 2
      case UInt8(ascii: "["):
        distance += 1
        guard peek(distance) == UInt8(ascii: ":") else { continue }
        // The name of a class within the class, `[:alpha:]`.
        while let letter = peek(distance), letter != UInt8(ascii: "]") { distance += 1 }
        distance += 1
      default: distance += 1
      }
    }
    return pattern.count
  }
}
