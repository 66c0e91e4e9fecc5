/// Folders on the command line, which mean the rule files in them.
enum RuleFolders {
  /// The arguments with each folder replaced by the rule files in it and in the folders below it,
  /// sorted by path.
  ///
  /// Hidden files and folders are skipped, and pipes, sockets and devices: reading one may never
  /// end. A folder is visited once, even if several links lead to it. One that can't be opened takes
  /// the place of its files, so that the command reports it and goes on.
  static func expanding(_ arguments: [String]) throws(Termination) -> [String] {
    var paths: [String] = []
    for argument in arguments {
      guard argument != "-", let status = try? FileStatus(path: argument), status.isDirectory else {
        paths.append(argument)
        continue
      }
      let found = ruleFiles(in: argument)
      if found.isEmpty {
        throw Termination(.missingFile, "there are no rule files (*.rules) in '\(argument)'")
      }
      paths += found
    }
    return paths
  }

  private static func ruleFiles(in folder: String) -> [String] {
    var paths: [String] = []
    var visited: Set<FileStatus.Identity> = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      guard let identity = try? FileStatus(path: next).identity,
        let names = try? FileSystem.names(in: next)
      else {
        paths.append(next)
        continue
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
