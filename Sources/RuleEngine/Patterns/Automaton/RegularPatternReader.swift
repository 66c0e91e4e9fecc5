/// Reads the part of PCRE2's notation that an automaton can run, and refuses the rest.
///
/// Input is a pattern that PCRE2 has accepted. Whatever is rare, or means different things in
/// different versions of PCRE2, is refused: a refusal costs speed, a wrong reading would be a wrong
/// verdict.
struct RegularPatternReader {
  /// The pattern is left to PCRE2.
  struct Refusal: Error {}

  private static let mostNesting = 100

  let pattern: [UInt8]
  var index = 0
  private var isCaseless: Bool
  private var dotTakesLineFeed: Bool
  private let hasLines: Bool
  private var nesting = 0
  private var hasReadEnd = false

  /// The pattern as a tree; nil when it is none for an automaton.
  static func read(_ source: PatternSource) -> RegularPattern? {
    if source.flags.contains(.extended) { return nil }
    var reader = RegularPatternReader(source)
    guard let tree = try? reader.alternatives(), reader.index == reader.pattern.count else {
      return nil
    }
    return tree.hasAtomicPart && tree.hasEmptyLoop ? nil : tree
  }

  private init(_ source: PatternSource) {
    pattern = Array(source.text.utf8)
    isCaseless = source.flags.contains(.caseless)
    dotTakesLineFeed = source.flags.contains(.dotAll)
    hasLines = source.flags.contains(.multiline)
  }

  // MARK: Text

  func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < pattern.count ? pattern[index + distance] : nil
  }

  mutating func next() throws(Refusal) -> UInt8 {
    guard let byte = peek() else { throw Refusal() }
    index += 1
    return byte
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    index += 1
    return true
  }

  /// The scalar at the index, of a pattern that is UTF-8.
  mutating func scalar() -> UInt32 {
    let (scalar, length) = pattern.span.scalar(at: index)
    index += length
    return scalar.value
  }

  // MARK: Structure

  private mutating func alternatives() throws(Refusal) -> RegularPattern {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= RegularPatternReader.mostNesting else { throw Refusal() }
    var branches = [try sequence()]
    while take(UInt8(ascii: "|")) { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(Refusal) -> RegularPattern {
    var parts: [RegularPattern] = []
    while let byte = peek(), byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      let part = try item()
      parts.append(try quantified(part))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func item() throws(Refusal) -> RegularPattern {
    switch pattern[index] {
    case UInt8(ascii: "("):
      index += 1
      return try group()
    case UInt8(ascii: "["):
      index += 1
      return .scalar(try characterClass())
    case UInt8(ascii: "\\"):
      index += 1
      return try escape()
    case UInt8(ascii: "."):
      index += 1
      return .scalar(dotTakesLineFeed ? .all : .allButLineFeed)
    case UInt8(ascii: "^") where !hasLines:
      index += 1
      return try anchorAtStart()
    case UInt8(ascii: "$") where !hasLines:
      index += 1
      return try anchorAtEnd()
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"),
      UInt8(ascii: "^"), UInt8(ascii: "$"):
      throw Refusal()
    default:
      let scalar = scalar()
      return .scalar(try cased(ScalarClass(scalar...scalar)))
    }
  }

  /// A start behind an end would hold in the empty text, where threads at the end know no start.
  private func anchorAtStart() throws(Refusal) -> RegularPattern {
    if hasReadEnd { throw Refusal() }
    return .start
  }

  private mutating func anchorAtEnd() throws(Refusal) -> RegularPattern {
    hasReadEnd = true
    return .end
  }

  /// The class as it stands under the flag `i`.
  func cased(_ scalars: ScalarClass) throws(Refusal) -> ScalarClass {
    guard isCaseless else { return scalars }
    guard let caseless = scalars.caseless else { throw Refusal() }
    return caseless
  }

  // MARK: Repeats

  private mutating func quantified(_ part: RegularPattern) throws(Refusal) -> RegularPattern {
    guard let (atLeast, atMost) = try quantifier() else { return part }
    if part.hasAnchor { throw Refusal() }
    let isLazy = take(UInt8(ascii: "?"))
    let isPossessive = !isLazy && take(UInt8(ascii: "+"))
    if try quantifier() != nil { throw Refusal() }
    let repeated = RegularPattern.repeated(
      part,
      atLeast: atLeast,
      atMost: atMost,
      isLazy: isLazy
    )
    return isPossessive ? .atomic(repeated) : repeated
  }

  private mutating func quantifier() throws(Refusal) -> (atLeast: Int, atMost: Int?)? {
    switch peek() {
    case UInt8(ascii: "*"):
      index += 1
      return (0, nil)
    case UInt8(ascii: "+"):
      index += 1
      return (1, nil)
    case UInt8(ascii: "?"):
      index += 1
      return (0, 1)
    case UInt8(ascii: "{"):
      index += 1
      let atLeast = try count()
      if take(UInt8(ascii: "}")) { return (atLeast, atLeast) }
      guard take(UInt8(ascii: ",")) else { throw Refusal() }
      if take(UInt8(ascii: "}")) { return (atLeast, nil) }
      let atMost = try count()
      guard take(UInt8(ascii: "}")), atLeast <= atMost else { throw Refusal() }
      return (atLeast, atMost)
    default: return nil
    }
  }

  private mutating func count() throws(Refusal) -> Int {
    var count: Int?
    while let digit = peek()?.decimalDigit {
      index += 1
      count = min((count ?? 0) * 10 + digit, 1 << 20)
    }
    guard let count else { throw Refusal() }
    return count
  }

  // MARK: Groups

  /// Reads what stands behind `(`.
  private mutating func group() throws(Refusal) -> RegularPattern {
    if peek() == UInt8(ascii: "*") { throw Refusal() }
    let outer = (isCaseless, dotTakesLineFeed)
    var isAtomic = false
    if take(UInt8(ascii: "?")) {
      switch try next() {
      case UInt8(ascii: ":"), UInt8(ascii: "|"): break
      case UInt8(ascii: ">"): isAtomic = true
      case UInt8(ascii: "<"): try skipName(to: UInt8(ascii: ">"))
      case UInt8(ascii: "'"): try skipName(to: UInt8(ascii: "'"))
      case UInt8(ascii: "P"):
        guard take(UInt8(ascii: "<")) else { throw Refusal() }
        try skipName(to: UInt8(ascii: ">"))
      default:
        index -= 1
        // `(?i)` holds up to the end of the group around it.
        if try options() { return .sequence([]) }
      }
    }
    let inner = try alternatives()
    guard take(UInt8(ascii: ")")) else { throw Refusal() }
    (isCaseless, dotTakesLineFeed) = outer
    return isAtomic ? .atomic(inner) : inner
  }

  /// Steps over a group's name; `(?<=` and `(?<!` are no names.
  private mutating func skipName(to end: UInt8) throws(Refusal) {
    while true {
      let byte = try next()
      if byte == end { return }
      guard byte >= 0x80 || ScalarClass.isWordCharacter(byte) else { throw Refusal() }
    }
  }

  /// Reads `i`, `s`, `-i` and the like; answers whether they stand alone, as in `(?i)`.
  private mutating func options() throws(Refusal) -> Bool {
    var value = true
    while true {
      switch try next() {
      case UInt8(ascii: "i"): isCaseless = value
      case UInt8(ascii: "s"): dotTakesLineFeed = value
      case UInt8(ascii: "-") where value: value = false
      case UInt8(ascii: ")"):
        // A quantifier has nothing to repeat here, and PCRE2's versions differ on that.
        if try quantifier() != nil { throw Refusal() }
        return true
      case UInt8(ascii: ":"): return false
      default: throw Refusal()
      }
    }
  }

  // MARK: Escapes

  /// Reads what stands behind a backslash outside a class.
  private mutating func escape() throws(Refusal) -> RegularPattern {
    let letter = try next()
    switch letter {
    case UInt8(ascii: "A"): return try anchorAtStart()
    case UInt8(ascii: "z"): return try anchorAtEnd()
    case UInt8(ascii: "N"):
      if peek() == UInt8(ascii: "{") { throw Refusal() }
      return .scalar(.allButLineFeed)
    default:
      if let named = try namedClass(letter) { return .scalar(named) }
      let scalar = try escapedScalar(letter)
      return .scalar(try cased(ScalarClass(scalar...scalar)))
    }
  }

  /// The class that an escape stands for; nil when it stands for a character.
  mutating func namedClass(_ letter: UInt8) throws(Refusal) -> ScalarClass? {
    guard letter == UInt8(ascii: "p") || letter == UInt8(ascii: "P") else {
      return ScalarClass(escape: letter)
    }
    var isInverted = letter == UInt8(ascii: "P")
    var name = [try next()]
    if name == [UInt8(ascii: "{")] {
      name = []
      if take(UInt8(ascii: "^")) { isInverted.toggle() }
      while !take(UInt8(ascii: "}")) { name.append(try next()) }
    }
    let text = String(decoding: name, as: UTF8.self)
    guard let property = ScalarClass(property: text) else { throw Refusal() }
    if isCaseless, ScalarClass.tellsCasesApart(property: text) { throw Refusal() }
    return isInverted ? property.inverted : property
  }

  /// The character that an escape stands for.
  mutating func escapedScalar(_ letter: UInt8) throws(Refusal) -> UInt32 {
    switch letter {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "e"): return 0x1B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "x"): return try hexadecimalScalar()
    default:
      guard letter < 0x80, !ScalarClass.isWordCharacter(letter) || letter == UInt8(ascii: "_")
      else { throw Refusal() }
      return UInt32(letter)
    }
  }

  private mutating func hexadecimalScalar() throws(Refusal) -> UInt32 {
    let isBraced = take(UInt8(ascii: "{"))
    var value: UInt32?
    var digits = 0
    while digits < (isBraced ? 6 : 2), let byte = peek(),
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue
    {
      index += 1
      digits += 1
      value = (value ?? 0) * 16 + UInt32(digit)
    }
    guard let value, value <= ScalarClass.lastScalar, !isBraced || take(UInt8(ascii: "}")) else {
      throw Refusal()
    }
    return value
  }
}
