/// A file that is not there yet.
struct NewFile {
  let path: String

  /// Makes the file with these contents; what is there already is left as it is.
  func write(_ bytes: [UInt8]) throws(Termination) {
    do throws(SystemError) {
      let descriptor = try Descriptor.creating(path, mode: 0o666)
      do throws(SystemError) {
        try descriptor.write(bytes)
      } catch {
        try? descriptor.close()
        FileSystem.remove(path)
        throw error
      }
      try descriptor.close()
    } catch {
      throw Termination(.fault, "cannot write '\(path)': \(error)")
    }
  }
}
