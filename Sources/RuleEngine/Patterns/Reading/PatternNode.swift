/// A pattern as it is written, for telling people what it takes.
///
/// Unlike what runs a pattern, it keeps how things are said: `\d` stays itself, and groups, anchors
/// and look-around have their places.
indirect enum PatternNode: Sendable, Hashable {
  /// `a`, `\.`, `\n`, `\x{41}`
  case scalar(Unicode.Scalar)
  /// `.`, with the flag `s` a line feed too, and `\N`
  case any(takesLineFeed: Bool)
  /// `[a-z_]`, `\d`
  case oneOf(PatternClass)
  /// `abc`; without parts it matches nothing at all
  case sequence([PatternNode])
  /// `a|b`
  case alternatives([PatternNode])
  /// `(a)`, `(?<name>a)`, counted from 1
  case group(PatternNode, number: Int)
  /// `a{2,5}`, `a?`, `a*+`
  case repeated(PatternNode, PatternRepetition)
  /// `(?>a)`
  case atomic(PatternNode)
  /// `^`, `\b`
  case place(PatternPlace)
  /// `(?=a)`, `(?<!a)`
  case look(PatternNode, isAhead: Bool, isNegated: Bool)
  /// `\1`, `\k<name>`
  case reference(group: Int)
}

/// How often something is repeated.
struct PatternRepetition: Sendable, Hashable {
  var atLeast: Int
  /// Nil for any number.
  var atMost: Int?
  /// Whether it gives back nothing that it has taken.
  var isPossessive = false
}

/// A place in a text that a pattern can ask for.
enum PatternPlace: Sendable, Hashable {
  case textStart, textEnd, lineStart, lineEnd, wordEdge, noWordEdge
}

/// The characters that stand between brackets, or that an escape stands for.
struct PatternClass: Sendable, Hashable {
  enum Item: Sendable, Hashable {
    case scalar(Unicode.Scalar)
    case range(Unicode.Scalar, Unicode.Scalar)
    case named(PatternCharacterKind)
  }

  var items: [Item]
  var isNegated = false
}

/// A kind of characters that has a name in patterns: by Unicode, so of every script.
enum PatternCharacterKind: Sendable, Hashable {
  /// `\d`, `\p{Nd}`
  case digit
  /// `\w`
  case wordCharacter
  /// `\s`
  case whiteSpace
  /// `\h`
  case horizontalSpace
  /// `\v`
  case verticalSpace
  /// `\p{L}`
  case letter
  /// `\p{Lu}`
  case capital
  /// `\p{Ll}`
  case smallLetter
  /// `\p{M}`
  case mark
  /// `\p{N}`
  case number
  /// `\p{P}`
  case punctuation
  /// `\p{S}`
  case symbol
  /// `\p{Zs}`
  case space
}
