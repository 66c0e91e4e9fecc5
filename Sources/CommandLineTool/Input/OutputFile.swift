/// A file to write, by the path that the user named.
///
/// Contents are replaced at once: at any moment, also where the process is killed or the disk is full, the
/// file has its old contents or its new ones. The permissions and the owner stay, and a symbolic link
/// stays a link: the file that it leads to is replaced.
///
/// Only a file with several names (hard links), or whose owner this process can't give to another file,
/// is written in place. Then a copy of its new contents lies next to it until it is complete.
struct OutputFile {
  let path: String

  /// What is done where there is such a file.
  enum Existing {
    case isAnError
    case isReplaced
    /// As long as it is the file that had this status when it was read.
    case isReplacedIfSame(FileStatus?)
  }

  /// Names of copies that earlier processes may have left.
  private static let mostNames = 100

  /// Makes a file with these contents, or replaces those of an existing one.
  ///
  /// A device or a pipe is written to.
  func write(_ bytes: [UInt8], existing: Existing) throws(Termination) {
    do throws(SystemError) {
      guard let status = try? FileStatus(path: path) else { return try create(bytes) }
      if status.isDirectory { throw .folder }
      switch existing {
      case .isAnError: throw .existingFile
      case .isReplaced where !status.isPlain: try overwrite(path, bytes)
      case .isReplaced: try replace(status, bytes)
      case .isReplacedIfSame(let seen):
        guard status.isPlain else { throw .notPlain }
        guard status == seen else { throw .changed }
        try replace(status, bytes)
      }
    } catch {
      throw Termination(.fault, "cannot write '\(path)': \(error)")
    }
  }

  /// Makes the file under its name once its contents are complete.
  private func create(_ bytes: [UInt8]) throws(SystemError) {
    try Signals.whileHeld { () throws(SystemError) in
      let (copy, _) = try makeCopy(of: path, bytes, mode: 0o666)
      defer { FileSystem.remove(copy) }
      do throws(SystemError) {
        try FileSystem.addName(path, to: copy)
      } catch {
        // Some file systems know no second names.
        guard !error.isTakenName else { throw error }
        try FileSystem.rename(copy, to: path)
      }
    }
  }

  private func replace(_ status: FileStatus, _ bytes: [UInt8]) throws(SystemError) {
    let target = try FileSystem.resolved(path)
    try Signals.whileHeld { () throws(SystemError) in
      let (copy, isAlike) = try makeCopy(of: target, bytes, mode: 0o600, like: status)
      defer { FileSystem.remove(copy) }
      guard try FileStatus(path: target) == status else { throw .changed }
      if isAlike, status.nameCount == 1 {
        try FileSystem.rename(copy, to: target)
      } else {
        try overwrite(target, bytes)
      }
    }
  }

  /// Makes a complete file next to the target.
  ///
  /// - Returns: its path, and whether it has the owner and the permissions of the status.
  private func makeCopy(
    of target: String,
    _ bytes: [UInt8],
    mode: UInt32,
    like status: FileStatus? = nil
  ) throws(SystemError) -> (path: String, isAlike: Bool) {
    let (copy, descriptor) = try openCopy(of: target, mode: mode)
    do throws(SystemError) {
      var isAlike = true
      do throws(SystemError) {
        try descriptor.write(bytes)
        if let status { isAlike = descriptor.adopt(status) }
        try descriptor.synchronize()
      } catch {
        try? descriptor.close()
        throw error
      }
      // A full disk may be reported only now.
      try descriptor.close()
      return (copy, isAlike)
    } catch {
      FileSystem.remove(copy)
      throw error
    }
  }

  private func openCopy(
    of target: String,
    mode: UInt32
  ) throws(SystemError) -> (path: String, Descriptor) {
    var number = 0
    while true {
      let suffix = number == 0 ? "" : "-\(number)"
      let copy = "\(target).\(FileSystem.processNumber)\(suffix).tmp"
      do throws(SystemError) {
        return (copy, try Descriptor.creating(copy, mode: mode))
      } catch {
        number += 1
        guard error.isTakenName, number < OutputFile.mostNames else { throw error }
      }
    }
  }

  /// Writes to an existing file of any kind.
  private func overwrite(_ target: String, _ bytes: [UInt8]) throws(SystemError) {
    let descriptor = try Descriptor.overwriting(target)
    do throws(SystemError) {
      try descriptor.write(bytes)
      if try descriptor.status().isPlain {
        try descriptor.cut(to: bytes.count)
        try descriptor.synchronize()
      }
    } catch {
      try? descriptor.close()
      throw error
    }
    try descriptor.close()
  }
}
