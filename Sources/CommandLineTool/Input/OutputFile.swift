/// A file to write, by the path that the user named.
struct OutputFile {
  let path: String

  /// Makes a file with these contents, or with `replacing` replaces an existing one.
  ///
  /// Replacing is atomic: a reader sees the old contents or the new ones. The permissions stay, and a
  /// symbolic link stays a link: the file that it leads to is replaced. Without `replacing`, a file
  /// that exists is an error.
  func write(_ bytes: [UInt8], replacing: Bool) throws(Termination) {
    do throws(SystemError) {
      guard replacing else { return try create(path, bytes, mode: 0o666) }
      let target = try FileSystem.resolved(path)
      let status = try FileStatus(path: target)
      let temporary = "\(target).\(FileSystem.processNumber).tmp"
      try create(temporary, bytes, mode: 0o600, like: status)
      do throws(SystemError) {
        try FileSystem.rename(temporary, to: target)
      } catch {
        FileSystem.remove(temporary)
        throw error
      }
    } catch {
      throw Termination(.fault, "cannot write '\(path)': \(error)")
    }
  }

  /// Makes a file, or none if its contents can't be written.
  private func create(
    _ path: String,
    _ bytes: [UInt8],
    mode: UInt32,
    like status: FileStatus? = nil
  ) throws(SystemError) {
    let descriptor = try Descriptor.creating(path, mode: mode)
    do throws(SystemError) {
      do throws(SystemError) {
        try descriptor.write(bytes)
        if let status { descriptor.adopt(status) }
      } catch {
        try? descriptor.close()
        throw error
      }
      // A full disk may be reported only now.
      try descriptor.close()
    } catch {
      FileSystem.remove(path)
      throw error
    }
  }
}
