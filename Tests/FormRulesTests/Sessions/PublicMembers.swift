import Foundation

/// The public members of the types that live forms consist of, read from the library's sources.
enum PublicMembers {
  /// Names such as `FormField.text`, with one for all overloads of a function.
  ///
  /// - Parameter types: the names of the types.
  static func names(of types: Set<String>) throws -> Set<String> {
    var names: Set<String> = []
    for module in ["FormRules", "FormRulesUI"] {
      let folder = projectRoot.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        collect(try String(contentsOf: file, encoding: .utf8), &names)
      }
    }
    return names.filter { name in types.contains { name.hasPrefix($0 + ".") } }
  }

  /// Collects the members in a formatted source, where a type's members are indented by two spaces.
  private static func collect(_ source: String, _ names: inout Set<String>) {
    var type = ""
    for line in source.split(separator: "\n") {
      if let match = line.firstMatch(
        of: /^(?:public |final )*(?:class|struct|enum|extension) (\w+)/
      ) {
        type = String(match.1)
      } else if let match = line.firstMatch(
        of: /^  (?:@\w+ )*public (?:private\(set\) |static |lazy |mutating )*(?:var|let|func) (\w+)/
      ) {
        names.insert("\(type).\(match.1)")
      } else if line.hasPrefix("  public subscript") {
        names.insert("\(type).subscript")
      }
    }
  }
}
