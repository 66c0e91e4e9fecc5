import StandardRules

/// The rule files that come with the library, found by the names of the rules that they declare.
///
/// Only the names are looked for when the library is first used; a file is parsed when one of its
/// rules is.
package enum StandardLibrary {
  /// Names of all standard rules, in the order of their files.
  package static let names: [String] = index.map(\.rule)

  /// The standard file that declares a rule; nil for a name that is not standard.
  package static func file(declaring rule: String) -> SourceText? {
    files[rule]
  }

  /// Whether a file is a standard file, perhaps changed since the library was built.
  ///
  /// It is one if its path ends as the standard file's name does, `Standard/email.rules`, and it
  /// declares rules alone, one of that file's at least. Such a file is checked in that one's place.
  static func isEdition(_ file: ParsedFile) -> Bool {
    var holdsStandardRule = false
    for declaration in file.tree.declarations {
      guard case .rule(let rule) = declaration else { return false }
      guard let standard = self.file(declaring: rule.name.text) else { continue }
      if "/\(file.source.name)".hasSuffix("/\(standard.name)") { holdsStandardRule = true }
    }
    return holdsStandardRule
  }

  private static let files = Dictionary(
    index.map { ($0.rule, $0.source) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let index: [(rule: String, source: SourceText)] = {
    var index: [(rule: String, source: SourceText)] = []
    for file in StandardRules.files {
      let source = SourceText(name: "Standard/\(file.name).rules", bytes: file.bytes)
      index += declaredRules(in: file.bytes).map { (rule: $0, source: source) }
    }
    return index
  }()

  /// The canonical layout puts `rule NAME` at the start of a line, and nothing else.
  private static func declaredRules(in bytes: [UInt8]) -> [String] {
    let keyword = Array("rule ".utf8)
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.starts(with: keyword) else { return nil }
      let name = line.dropFirst(keyword.count).prefix { byte in
        byte != UInt8(ascii: "(") && byte != UInt8(ascii: " ")
      }
      return String(decoding: name, as: UTF8.self)
    }
  }
}
