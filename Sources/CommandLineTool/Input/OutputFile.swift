/// A file to write, by the path that the user named.
///
/// Contents are replaced atomically: even if the process is killed or the disk is full, the file
/// has either its old or its new contents. Permissions and owner are kept, and a symbolic link
/// stays a link: its target is replaced.
///
/// A file with several hard links, or whose owner this process can't set on another file, is
/// written in place. In that case, a copy of the new contents exists next to it until it is
/// complete.
struct OutputFile {
  let path: String

  /// What to do if the file exists.
  enum Existing {
    case isAnError
    case isReplaced
    /// Replace it if it still has the status with which it was read.
    case isReplacedIfSame(FileStatus?)
  }

  /// Names of copies that earlier processes may have left.
  private static let mostNames = 100

  /// Creates a file with these contents, or replaces those of an existing one.
  ///
  /// Writes directly to a device or a pipe.
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

  /// Creates the file under its name once its contents are complete.
  private func create(_ bytes: [UInt8]) throws(SystemError) {
    try Signals.whileHeld { () throws(SystemError) in
      let (copy, _) = try makeCopy(of: path, bytes, mode: 0o666)
      defer { FileSystem.remove(copy) }
      do throws(SystemError) {
        try FileSystem.addName(path, to: copy)
      } catch {
        // Some file systems don't support hard links.
        guard !error.isTakenName else { throw error }
        try FileSystem.rename(copy, to: path)
      }
    }
  }

  private func replace(_ status: FileStatus, _ bytes: [UInt8]) throws(SystemError) {
    // A file is write-protected so that nothing changes it, although its folder would allow that.
    try FileSystem.check(path, canBe: .written)
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

  /// Writes a complete file next to the target.
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
      // A full disk may be reported only here.
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
