// Code that needs the C library's pointers for files with names; `Descriptors.swift` has the rest.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The metadata of a file.
struct FileStatus: Hashable {
  /// Identifies a file, by any path that leads to it.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  var identity: Identity
  var isDirectory: Bool
  /// Whether it is a regular file, rather than a folder, pipe or device.
  var isPlain: Bool
  /// The number of hard links.
  var nameCount: UInt64
  /// In bytes.
  var size: Int
  /// Time of the last modification, in nanoseconds since 1970.
  var writeTime: Int64
  var permissions: UInt32
  var owner: UInt32
  var group: UInt32

  /// The status of the file at a path, following symbolic links.
  init(path: String) throws(SystemError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  init(_ status: stat) {
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    isPlain = status.st_mode & S_IFMT == S_IFREG
    nameCount = UInt64(status.st_nlink)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let written = status.st_mtimespec
    #else
      let written = status.st_mtim
    #endif
    writeTime = Int64(written.tv_sec) * 1_000_000_000 + Int64(written.tv_nsec)
    permissions = UInt32(status.st_mode & 0o7777)
    owner = status.st_uid
    group = status.st_gid
  }
}

/// Operations on files by path.
enum FileSystem {
  /// The path without symbolic links.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Replaces a file by another atomically.
  static func rename(_ path: String, to other: String) throws(SystemError) {
    guard systemRename(path, other) == 0 else { throw .last }
  }

  /// Adds a hard link, whose name must not exist yet.
  static func addName(_ path: String, to other: String) throws(SystemError) {
    guard systemLink(other, path) == 0 else { throw .last }
  }

  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Creates a folder unless it exists; its parent must exist.
  static func makeFolder(_ path: String) throws(SystemError) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    let failure = SystemError.last
    guard failure.number == EEXIST, try FileStatus(path: path).isDirectory else { throw failure }
  }

  /// What a process may do with a file.
  enum Access { case read, written }

  /// Throws if the file's permissions don't allow that, without opening it.
  static func check(_ path: String, canBe access: Access) throws(SystemError) {
    guard systemAccess(path, access == .read ? R_OK : W_OK) == 0 else { throw .last }
  }

  /// Throws if the file can't be read, without opening it: a pipe can be opened only once.
  static func checkReadable(_ path: String) throws(SystemError) {
    try check(path, canBe: .read)
    if try FileStatus(path: path).isDirectory { throw .folder }
  }

  /// The names of a folder's entries, with `/` after those of folders.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .last }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe String(cString: UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self))
      }
      guard name != ".", name != ".." else { continue }
      let isFolder = (try? FileStatus(path: "\(folder)/\(name)").isDirectory) ?? false
      names.append(isFolder ? name + "/" : name)
    }
    return names
  }

  /// A number that is unique among running processes.
  static var processNumber: Int32 { getpid() }
}

private func systemAccess(_ path: String, _ mode: Int32) -> Int32 { unsafe access(path, mode) }

private func systemLink(_ path: String, _ other: String) -> Int32 { unsafe link(path, other) }

private func systemRename(_ path: String, _ other: String) -> Int32 { unsafe rename(path, other) }
