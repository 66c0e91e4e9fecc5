/// The limits of the lexer and the parser for one file; each has a diagnostic.
package struct SyntaxLimits: Sendable, Hashable {
  /// Maximum size of a source text: 16 MiB, a thousand times the size of a large form.
  package var sourceBytes = 16 << 20
  /// Most levels of parentheses, `not`, list types, sums, lists and objects in one another, where
  /// a block counts as `blockLevels`, so that a tree can be walked by recursion, also on a thread
  /// with a stack of 512 KiB.
  package var nesting = 200
  /// The number of levels that a block counts as, because its statements add to the recursion.
  package static let blockLevels = 4
  /// Most branches with a condition in a chain of `otherwise when`, whose tree is nested.
  package var chainBranches = 40
  /// The number of levels that an object literal counts as, because its names are paths.
  package static let objectLevels = 2
  /// How many levels parentheses, a function, a sign or a division in an operand count as: parsing,
  /// checking and computing what they hold takes several calls.
  package static let operandLevels = 8
  /// Most values, signs, parentheses and functions in one operand, which is computed all at once.
  package var operandParts = 1000
  /// Most bytes of a name.
  ///
  /// Comparing names takes quadratic time for marks in a row.
  package static let nameBytes = 1_000
  /// Most bytes of a message or label, which every violation repeats.
  package static let textBytes = 2_000
  /// Maximum number of diagnostics for a file; further ones are only counted.
  package var diagnostics = 100

  package init() {}
}
