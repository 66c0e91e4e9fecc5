/// The path of a rule file, and of files that it names.
struct RulePath: Hashable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  /// The path of a file that this one imports: relative to the folder that this one is in.
  func importing(_ path: String) -> RulePath {
    if path.hasPrefix("/") { return RulePath(path).normalized }
    return RulePath(folder + path).normalized
  }

  /// Everything up to the last `/`, it included; empty for a file in the current folder.
  private var folder: String {
    guard let slash = text.lastIndex(of: "/") else { return "" }
    return String(text[...slash])
  }

  /// The path without `.`, and without `..` after a folder's name.
  ///
  /// Done in the text: where a folder is a symbolic link, `..` means the folder that the link is in.
  private var normalized: RulePath {
    let isAbsolute = text.hasPrefix("/")
    var parts: [Substring] = []
    for part in text.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return RulePath((isAbsolute ? "/" : "") + parts.joined(separator: "/"))
  }
}
