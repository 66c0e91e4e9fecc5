import StandardRules

/// The rule files that come with the library, found by the names of the rules that they declare.
///
/// Only the names are looked for when the library is first used; a file is parsed when one of its
/// rules is.
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

  /// For each rule the position of its file.
  private static let files = Dictionary(
    index.map { ($0.rule, $0.file) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let index: [(rule: String, file: Int)] = {
    var index: [(rule: String, file: Int)] = []
    for (position, file) in StandardRules.files.enumerated() {
      index += declaredRules(in: file.bytes).map { (rule: $0, file: position) }
    }
    return index
  }()

  /// The names that stand behind `rule` at the start of a line.
  ///
  /// The canonical layout puts nothing else there, and no rule into the first line. Every start of the
  /// library looks through all the files, so it looks at where the word might end, and passes over
  /// the six bytes before a byte that is none of it (Horspool, "Practical Fast Searching in Strings",
  /// 1980).
  private static func declaredRules(in bytes: [UInt8]) -> [String] {
    let word = Array("\nrule ".utf8)
    var names: [String] = []
    var end = word.count - 1
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: " "):
        let start = end + 1 - word.count
        if bytes[end - 1] == UInt8(ascii: "e"), bytes[start...].starts(with: word) {
          let name = bytes[(end + 1)...].prefix { byte in
            byte != UInt8(ascii: "(") && byte > UInt8(ascii: " ")
          }
          names.append(String(decoding: name, as: UTF8.self))
        }
        end += 6
      case UInt8(ascii: "e"): end += 1
      case UInt8(ascii: "l"): end += 2
      case UInt8(ascii: "u"): end += 3
      case UInt8(ascii: "r"): end += 4
      case UInt8(ascii: "\n"): end += 5
      case _: end += 6
      }
    }
    return names
  }
}
