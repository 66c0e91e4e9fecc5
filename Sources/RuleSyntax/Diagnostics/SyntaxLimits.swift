/// What the lexer and the parser accept of one file; each limit has a diagnostic.
package struct SyntaxLimits: Sendable, Hashable {
  /// Most bytes of a source text: 16 MiB, a thousand times the size of a large form.
  package var sourceBytes = 16 << 20
  /// Most levels of parentheses, `not`, list types, sums, lists and objects in one another, where
  /// a block counts as `blockLevels`, so that a tree can be walked by recursion, also on a thread
  /// with a stack of 512 KiB.
  package var nesting = 200
  /// How many levels a block is, for what the statements in it add to the depth of a walk.
  package static let blockLevels = 4
  /// Most branches with a condition in a chain of `otherwise when`, whose tree is nested.
  package var chainBranches = 40
  /// How many levels an object literal is, whose names are paths.
  package static let objectLevels = 2
  /// How many levels parentheses, a function, a sign or a division in an operand count as: parsing,
  /// checking and computing what they hold takes several calls.
  package static let operandLevels = 8
  /// Most values, signs, parentheses and functions in one operand, which is computed in one go.
  package var operandParts = 1000
  /// Most diagnostics of one file; the rest is only counted.
  package var diagnostics = 100

  package init() {}
}
