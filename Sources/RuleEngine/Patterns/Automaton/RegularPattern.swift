/// A pattern that a finite automaton can run: what it consumes, in which order of preference.
///
/// Groups are gone, since nothing refers to them. Everything that PCRE2 has beyond this, such as
/// look-around, back-references and word boundaries, is left to PCRE2.
indirect enum RegularPattern: Sendable, Hashable {
  /// One scalar of the class: `a`, `.`, `[a-z]`, `\w`.
  case scalar(ScalarClass)
  /// One after the other; the empty sequence matches nothing at all.
  case sequence([RegularPattern])
  /// `a|b`, the preferred first.
  case alternatives([RegularPattern])
  /// `a{2,5}`; without `atMost`, `a{2,}`. A lazy one prefers few to many.
  case repeated(RegularPattern, atLeast: Int, atMost: Int?, isLazy: Bool)
  /// `(?>a)`, and `a*+` around the repetition: its first way to match is its only one.
  case atomic(RegularPattern)
  /// `^` and `\A` outside of lines.
  case start
  /// `$` and `\z`: the very end.
  case end

  /// Whether it can match without consuming anything.
  var isNullable: Bool {
    switch self {
    case .scalar: false
    case .sequence(let parts): parts.allSatisfy(\.isNullable)
    case .alternatives(let branches): branches.contains(where: \.isNullable)
    case .repeated(let part, let atLeast, _, _): atLeast == 0 || part.isNullable
    case .atomic(let part): part.isNullable
    case .start, .end: true
    }
  }

  /// Whether some part gives up ways to match.
  var hasAtomicPart: Bool {
    switch self {
    case .scalar, .start, .end: false
    case .sequence(let parts), .alternatives(let parts): parts.contains(where: \.hasAtomicPart)
    case .repeated(let part, _, _, _): part.hasAtomicPart
    case .atomic: true
    }
  }

  /// Whether some part holds at the start or end only.
  var hasAnchor: Bool {
    switch self {
    case .scalar: false
    case .sequence(let parts), .alternatives(let parts): parts.contains(where: \.hasAnchor)
    case .repeated(let part, _, _, _), .atomic(let part): part.hasAnchor
    case .start, .end: true
    }
  }

  /// Whether some part that can match nothing is repeated without bound.
  ///
  /// PCRE2 ends such a loop at its first empty round. Which texts match is the same as without that
  /// rule, but not which way is preferred, and that counts where ways are given up.
  var hasEmptyLoop: Bool {
    switch self {
    case .scalar, .start, .end: false
    case .sequence(let parts), .alternatives(let parts): parts.contains(where: \.hasEmptyLoop)
    case .repeated(let part, _, let atMost, _):
      part.hasEmptyLoop || (atMost == nil && part.isNullable)
    case .atomic(let part): part.hasEmptyLoop
    }
  }
}
