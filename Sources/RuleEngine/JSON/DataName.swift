/// A name in data: of a member, of a column, or the key of a map.
package enum DataName {
  /// Most bytes of a name.
  ///
  /// Comparing names as Swift's texts takes quadratic time for marks in a row, so this bounds what
  /// a byte of data can cost.
  package static let longest = 2_048

  /// What is wrong with a longer name.
  package static let fault = "a name of more than \(longest) bytes"
}
