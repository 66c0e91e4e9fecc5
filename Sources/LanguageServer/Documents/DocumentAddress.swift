import FormInterchange

/// Converts between the addresses of documents that clients use and the paths of files.
enum DocumentAddress {
  /// The path of a file's address; the address itself if it is not a file.
  static func name(of address: String) -> String {
    guard address.hasPrefix("file:") else { return address }
    var rest = address.dropFirst("file:".count)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      // A host name can precede the path, but usually there is none.
      rest = rest.firstIndex(of: "/").map { rest[$0...] } ?? ""
    }
    return rest.prefix { $0 != "?" && $0 != "#" }.percentDecoded
  }

  /// The address of a file by its path.
  static func address(of name: String) -> String {
    guard name.hasPrefix("/") else { return name }
    return "file://" + name.percentEncoded(keeping: "-._~/")
  }
}
