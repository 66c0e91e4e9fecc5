/// Small random patterns and the texts to try them on, the same for the same seed.
struct RandomPatterns {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Three characters, so that all texts of up to five number 364.
  mutating func alphabet() -> [String] {
    pick([
      ["a", "b", "\n"], ["a", "b", "-"], ["a", "A", "b"], ["a", "é", "b"], ["a", "\u{301}", "b"],
      ["a", "\r", "\n"], ["a", " ", "1"], ["b", "ſ", "s"], ["a", "🇩", "🇪"],
    ])
  }

  mutating func pattern(over alphabet: [String]) -> String {
    var groups = 0
    let text = alternation(depth: 3, alphabet: alphabet, groups: &groups)
    let setting =
      number(below: 20) == 0
      ? pick(["(*CRLF)", "(*ANY)", "(*ANYCRLF)", "(*NO_AUTO_POSSESS)", "(*CR)"]) : ""
    return setting + text
  }

  /// A pattern of what automata run, rich in parts that give up ways to match.
  mutating func regularPattern(over alphabet: [String], depth: Int = 3) -> String {
    var text = ""
    for position in 0...number(below: 4) {
      if position > 0, number(below: 5) == 0 { text += "|" }
      switch number(below: depth > 0 ? 9 : 4) {
      case 0, 1: text += literal(pick(alphabet))
      case 2: text += characterClass(alphabet)
      case 3: text += "."
      case 4: text += "(?>\(regularPattern(over: alphabet, depth: depth - 1)))"
      default: text += "(?:\(regularPattern(over: alphabet, depth: depth - 1)))"
      }
      if number(below: 2) == 0 {
        text += pick(["*", "+", "?", "{2}", "{1,2}", "{2,}"]) + pick(["", "", "?", "+", "+"])
      }
    }
    return text
  }

  private mutating func alternation(depth: Int, alphabet: [String], groups: inout Int) -> String {
    var text = sequence(depth: depth, alphabet: alphabet, groups: &groups)
    while number(below: 4) == 0 {
      text += "|" + sequence(depth: depth, alphabet: alphabet, groups: &groups)
    }
    return text
  }

  private mutating func sequence(depth: Int, alphabet: [String], groups: inout Int) -> String {
    var text = ""
    for _ in 0..<number(below: 4) {
      let (item, isRepeatable) = item(depth: depth, alphabet: alphabet, groups: &groups)
      text += item
      if isRepeatable, number(below: 3) == 0 { text += quantifier() }
    }
    return text
  }

  private mutating func quantifier() -> String {
    pick(["*", "+", "?", "{2}", "{1,2}", "{0,3}", "{2,}"]) + pick(["", "", "", "?", "+"])
  }

  private mutating func item(
    depth: Int,
    alphabet: [String],
    groups: inout Int
  ) -> (text: String, isRepeatable: Bool) {
    let kind = number(below: depth > 0 ? 34 : 20)
    switch kind {
    case 0..<9: return (literal(pick(alphabet)), true)
    case 9..<12: return (characterClass(alphabet), true)
    case 12..<14: return (pick([".", "\\w", "\\s", "\\D", "\\N"]), true)
    case 14: return (pick(["\\R", "\\X", "\\v", "\\H", "\\p{Ll}", "\\p{^L}", "[[:alpha:]]"]), true)
    case 15: return (pick(["^", "$", "\\A", "\\z", "\\Z", "\\G"]), false)
    case 16: return (pick(["\\b", "\\B", "\\b", "^", "$"]), false)
    case 17:
      guard groups > 0 else { return ("a", true) }
      let group = 1 + number(below: groups)
      return (pick(["\\\(group)", "\\g{\(group)}", "(?i:\\\(group))"]), true)
    case 18: return (pick(["\\K", "(?C1)", "", "(?m)", "(?s)", "(?i)", "(?#$)", "\\Q$\\E"]), false)
    case 19:
      guard groups > 0, number(below: 3) == 0 else { return ("b", true) }
      return (
        pick(["(?1)", "\\g<1>", "(*ACCEPT)", "(*COMMIT)", "(*PRUNE)", "(*SKIP)", "(*F)"]), false
      )
    default:
      return group(kind, depth: depth, alphabet: alphabet, groups: &groups)
    }
  }

  private mutating func group(
    _ kind: Int,
    depth: Int,
    alphabet: [String],
    groups: inout Int
  ) -> (text: String, isRepeatable: Bool) {
    let inner = alternation(depth: depth - 1, alphabet: alphabet, groups: &groups)
    switch kind {
    case 20..<24: return ("(?:\(inner))", true)
    case 24..<27:
      groups += 1
      return ("(\(inner))", true)
    case 27: return ("(?=\(inner))", false)
    case 28: return ("(?!\(inner))", false)
    case 29:
      var unused = 0
      let behind = sequence(depth: 0, alphabet: alphabet, groups: &unused)
      return (pick(["(?<=\(behind))", "(?<!\(behind))"]), false)
    case 30:
      return (pick(["(?<=", "(?<!"]) + pick(["a", "^", "\\b", "b$", "\\n", "^a"]) + ")", false)
    case 31: return ("(?>\(inner))", true)
    case 32: return ("(?|\(inner))", true)
    default:
      let condition = groups > 0 ? "1" : "?=\(literal(pick(alphabet)))"
      return ("(?(\(condition))\(sequence(depth: 0, alphabet: alphabet, groups: &groups))|b)", true)
    }
  }

  private func literal(_ character: String) -> String {
    switch character {
    case "\n": "\\n"
    case "\r": "\\r"
    case " ": "[ ]"
    default: character
    }
  }

  private mutating func characterClass(_ alphabet: [String]) -> String {
    let members = literal(pick(alphabet)) + pick(["", literal(pick(alphabet)), "\\d", "c-z"])
    return "[\(pick(["", "^"]))\(members.replacing("[ ]", with: "\\x20"))]"
  }
}

/// Every text over an alphabet up to a length, as a tree in which each text is followed by its
/// continuations.
struct TextTree {
  let texts: [String]
  let characters: Int

  init(over alphabet: [String], depth: Int) {
    characters = alphabet.count
    var texts = [""]
    var level = [""]
    for _ in 0..<depth {
      level = level.flatMap { text in alphabet.map { text + $0 } }
      texts += level
    }
    self.texts = texts
  }

  /// Which texts have a property themselves or in one of their continuations.
  func spread(_ property: [Bool]) -> [Bool] {
    var result = property
    for index in stride(from: texts.count - 1, to: 0, by: -1) where result[index] {
      result[(index - 1) / characters] = true
    }
    return result
  }
}
