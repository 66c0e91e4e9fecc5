/// Folders on the command line, which mean the rule files in them.
enum RuleFolders {
  /// The arguments with each folder replaced by the rule files in it and in the folders below it,
  /// sorted by path.
  ///
  /// Hidden files and folders are skipped, and pipes, sockets and devices: reading one may never
  /// end. A folder is visited once, even if several links lead to it.
  static func expanding(_ arguments: [String]) throws(Termination) -> [String] {
    var paths: [String] = []
    for argument in arguments {
      guard argument != "-", let status = try? FileStatus(path: argument), status.isDirectory else {
        paths.append(argument)
        continue
      }
      let found = try ruleFiles(in: argument)
      if found.isEmpty {
        throw Termination(.missingFile, "there are no rule files (*.rules) in '\(argument)'")
      }
      paths += found
    }
    return paths
  }

  private static func ruleFiles(in folder: String) throws(Termination) -> [String] {
    var paths: [String] = []
    var visited: Set<FileStatus.Identity> = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      let (identity, names) = try Termination.opening(next) { () throws(SystemError) in
        (try FileStatus(path: next).identity, try FileSystem.names(in: next))
      }
      guard visited.insert(identity).inserted else { continue }
      for name in names where !name.hasPrefix(".") {
        let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        if name.hasSuffix("/") {
          waiting.append(String(path.dropLast()))
        } else if name.hasSuffix(".rules"), (try? FileStatus(path: path).isPlain) != false {
          paths.append(path)
        }
      }
    }
    return paths.sorted()
  }
}
