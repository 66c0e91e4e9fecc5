/// Replaces the contents of a file atomically: a reader sees the old ones or the new ones.
struct FileReplacement {
  /// The file as the user named it.
  let path: String

  /// Writes the bytes to a new file, then moves it over the old one; permissions stay.
  ///
  /// A symbolic link stays a link: the file that it leads to is replaced.
  func write(_ bytes: [UInt8]) throws(Termination) {
    do throws(SystemError) {
      let target = try FileSystem.resolved(path)
      let status = try FileStatus(path: target)
      let temporary = "\(target).\(FileSystem.processNumber).tmp"
      let descriptor = try Descriptor.creating(temporary, mode: 0o600)
      do throws(SystemError) {
        try fill(descriptor, with: bytes, like: status)
        try FileSystem.rename(temporary, to: target)
      } catch {
        FileSystem.remove(temporary)
        throw error
      }
    } catch {
      throw Termination(.fault, "cannot write '\(path)': \(error)")
    }
  }

  private func fill(
    _ descriptor: Descriptor,
    with bytes: [UInt8],
    like status: FileStatus
  ) throws(SystemError) {
    do throws(SystemError) {
      try descriptor.write(bytes)
      descriptor.adopt(status)
    } catch {
      try? descriptor.close()
      throw error
    }
    // What a full disk could not take may come out only now.
    try descriptor.close()
  }
}
