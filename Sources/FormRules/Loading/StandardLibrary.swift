import StandardRules

/// The rule files that come with the library, found by the names of the rules that they declare.
///
/// A file is read when one of its rules is used.
package enum StandardLibrary {
  /// Names of all standard rules, in the order of their files.
  package static let names: [String] = index.map(\.rule)

  /// The standard file that declares a rule; nil for a name that is not standard.
  ///
  /// - Complexity: linear in the length of the file.
  package static func file(declaring rule: String) -> SourceText? {
    files[rule].map { position in
      let file = StandardRules.files[position]
      return SourceText(name: sourceName(of: file.name), bytes: file.bytes)
    }
  }

  /// Whether a file is a standard file, perhaps changed since the library was built.
  ///
  /// It is one if its path ends as the standard file's name does, `Standard/email.rules`, and it
  /// declares rules alone, one of that file's at least. Such a file is checked in that one's place.
  static func isEdition(_ file: ParsedFile) -> Bool {
    var holdsStandardRule = false
    for declaration in file.tree.declarations {
      guard case .rule(let rule) = declaration else { return false }
      guard let position = files[rule.name.text] else { continue }
      let standard = sourceName(of: StandardRules.files[position].name)
      if "/\(file.source.name)".hasSuffix("/\(standard)") { holdsStandardRule = true }
    }
    return holdsStandardRule
  }

  private static func sourceName(of file: String) -> String { "Standard/\(file).rules" }

  /// The position of the file of each rule.
  private static let files = Dictionary(
    index.map { ($0.rule, $0.file) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let index: [(rule: String, file: Int)] =
    StandardRules.files.enumerated().flatMap { position, file in
      file.rules.map { (rule: $0, file: position) }
    }
}
