/// A node of a pattern's syntax tree: one case for each construct of PCRE2's notation.
///
/// The parser resolves flags, so each node says for itself whether letter case counts, whether `.`
/// matches a line feed, and whether `^` matches at lines.
package indirect enum PatternNode: Sendable, Hashable {
  /// `a`, `\.`, `.`, `\d`, `[a-z_]`: one character of a class.
  case characters(PatternClass)
  /// `abc`: one after the other; an empty sequence matches the empty text.
  case sequence([PatternNode])
  /// `a|b`: the first one that matches.
  case alternatives([PatternNode])
  /// `(a)`, `(?<name>a)`; without a `PatternGroup`, `(?:a)` and `(?|a)`.
  case group(PatternNode, PatternGroup?)
  /// `a{2,5}`, `a*`, `a+?`, `a?+`
  case repeated(PatternNode, PatternRepetition)
  /// `(?>a)`: only the first way to match is tried.
  case atomic(PatternNode)
  /// `^`, `$`, `\b`: a position that consumes nothing.
  case anchor(PatternAnchor)
  /// `(?=a)`, `(?!a)`, `(?<=a)`, `(?<!a)`
  case look(PatternNode, isAhead: Bool, isNegated: Bool)
  /// `\1`, `\g{-1}`, `\k<name>`: the text that a group has matched.
  case reference(PatternGroupName, isCaseless: Bool)
  /// `(?1)`, `(?&name)`, `\g<1>`: the pattern of a group again; group 0 is the whole pattern.
  case call(PatternGroupName)
  /// `(?(1)a|b)`, `(?(DEFINE)(?<name>a))`
  case conditional(PatternCondition, PatternNode)
  /// `\R`
  case lineBreak
  /// `\X`: a grapheme cluster, which may have several code points.
  case cluster
  /// `\K`: the reported match starts here.
  case matchStart
  /// A construct that the tree can't express: visitors may assume nothing about the pattern.
  case unsupported(UnsupportedPattern)
}

/// A group that captures what it matches.
package struct PatternGroup: Sendable, Hashable {
  /// Counted from 1 in the order of opening parentheses.
  package let number: Int
  package let name: String?
}

/// How a pattern refers to a group; relative numbers such as `\g{-1}` are resolved.
package enum PatternGroupName: Sendable, Hashable {
  case number(Int)
  case name(String)
}

/// The condition of a conditional group.
package enum PatternCondition: Sendable, Hashable {
  /// `(?(DEFINE)…)`: never holds; the group only defines others for later use.
  case definition
  /// `(?(?=a)…)`; the node is a `look`.
  case look(PatternNode)
  /// `(?(1)…)`, `(?(<name>)…)`, `(?(R)…)`
  case group
}

/// The bounds of a repetition, and its preference.
package struct PatternRepetition: Sendable, Hashable {
  package enum Mode: Sendable, Hashable {
    /// `a*`: as many as possible.
    case greedy
    /// `a*?`: as few as possible.
    case lazy
    /// `a*+`: as many as possible, without backtracking.
    case possessive
  }

  package var atLeast: Int
  /// Nil for no upper bound.
  package var atMost: Int?
  package var mode = Mode.greedy
}

/// An assertion about a position in a text.
package enum PatternAnchor: Sendable, Hashable {
  /// `^` without the flag `m`, `\A`
  case textStart
  /// `$` without the flag `m`, `\z`: the very end.
  case textEnd
  /// `\Z`: the end, or before a line feed at the end.
  case textEndOrLastLineFeed
  /// `^` with the flag `m`
  case lineStart
  /// `$` with the flag `m`
  case lineEnd
  /// `\G`: where the search started.
  case searchStart
  /// `\b`
  case wordBoundary
  /// `\B`
  case noWordBoundary
}

extension PatternNode {
  /// The direct children, in source order.
  package var children: [PatternNode] {
    switch self {
    case .characters, .anchor, .reference, .call, .lineBreak, .cluster, .matchStart, .unsupported:
      []
    case .sequence(let nodes), .alternatives(let nodes): nodes
    case .group(let node, _), .repeated(let node, _), .atomic(let node), .look(let node, _, _):
      [node]
    case .conditional(.look(let condition), let node): [condition, node]
    case .conditional(.definition, let node), .conditional(.group, let node): [node]
    }
  }

  /// Calls the body with this node and all descendants, in source order.
  package func forEach(_ body: (PatternNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// Whether the predicate holds for this node or a descendant.
  package func contains(where predicate: (PatternNode) -> Bool) -> Bool {
    predicate(self) || children.contains { $0.contains(where: predicate) }
  }
}
