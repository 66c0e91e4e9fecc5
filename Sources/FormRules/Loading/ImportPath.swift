/// The paths that `import` leads to.
package enum ImportPath {
  /// The path of an imported file, relative to the folder of the file that imports it.
  ///
  /// Without `.`, and without `..` after a folder's name. Done in the text: where a folder is a
  /// symbolic link, `..` means the folder that the link is in.
  package static func resolved(_ path: String, importedBy importer: String) -> String {
    let folder = importer.lastIndex(of: "/").map { importer[...$0] } ?? ""
    let full = path.hasPrefix("/") ? path : folder + path
    let isAbsolute = full.hasPrefix("/")
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
