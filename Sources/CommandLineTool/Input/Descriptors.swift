// All of the module that the C library's pointers are needed for; the rest of it is safe Swift.
//
// Each call hands the system memory that lives until the call returns, and keeps nothing of what the
// system hands back.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system refused something.
struct SystemError: Error, Hashable {
  var number: Int32

  /// The reason that the last call left behind.
  static var last: SystemError { SystemError(number: errno) }

  /// Whether the other end of a pipe was closed.
  var isBrokenPipe: Bool { number == EPIPE }
  var isMissingFile: Bool { number == ENOENT || number == ENOTDIR }

  /// For a folder in place of a file.
  static let folder = SystemError(number: EISDIR)
  /// For reading that Control-C ended.
  static let interrupted = SystemError(number: EINTR)
}

extension SystemError: CustomStringConvertible {
  /// The system's own words, such as `no such file or directory`.
  var description: String {
    guard let words = unsafe strerror(number) else { return "error \(number)" }
    let text = unsafe String(cString: words)
    // Acronyms keep their capitals.
    guard text.dropFirst().first?.isLowercase ?? false else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// An open file, pipe or terminal.
struct Descriptor: Sendable, Hashable {
  let number: Int32

  static let standardInput = Descriptor(number: STDIN_FILENO)
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  /// Opens a file to read it.
  static func reading(_ path: String) throws(SystemError) -> Descriptor {
    try open(path, O_RDONLY | O_CLOEXEC, mode: 0)
  }

  /// Makes a file that was not there, with the given permissions.
  static func creating(_ path: String, mode: UInt32) throws(SystemError) -> Descriptor {
    try open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: mode)
  }

  private static func open(
    _ path: String,
    _ flags: Int32,
    mode: UInt32
  ) throws(SystemError) -> Descriptor {
    while true {
      let number = systemOpen(path, flags, mode_t(mode))
      if number >= 0 { return Descriptor(number: number) }
      guard errno == EINTR, !Interruption.isRequested else { throw .last }
    }
  }

  /// What came of waiting for bytes.
  enum Arrival {
    case bytes
    case end
    /// A signal came in before any byte did, or nothing did for a while.
    case nothingYet
  }

  /// Milliseconds between checks of whether to go on waiting.
  ///
  /// A signal that comes in just before the process begins to wait does not end the wait, so that
  /// none may be endless.
  static let patience: Int32 = 100

  /// Waits for bytes and appends what there is, up to a number.
  func read(atMost count: Int, onto bytes: inout [UInt8]) throws(SystemError) -> Arrival {
    guard waitUntilReady(atMost: Descriptor.patience) else { return .nothingYet }
    var failure: SystemError?
    let start = bytes.count
    bytes.append(addingCapacity: count) { free in
      unsafe free.withUnsafeMutableBufferPointer { memory, initialized in
        let result = unsafe systemRead(number, memory.baseAddress, count)
        if result < 0 { failure = .last }
        initialized += max(0, result)
      }
    }
    if let failure {
      if failure.number == EINTR { return .nothingYet }
      throw failure
    }
    return bytes.count == start ? .end : .bytes
  }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    var failure: SystemError?
    unsafe bytes.withUnsafeBytes { memory in
      while written < memory.count {
        let result = unsafe systemWrite(
          number,
          memory.baseAddress?.advanced(by: written),
          memory.count - written
        )
        if result >= 0 {
          written += result
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
  }

  func close() throws(SystemError) {
    guard systemClose(number) == 0 || errno == EINTR else { throw .last }
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether reading would not have to wait, be it for bytes or for the end.
  var isReady: Bool { waitUntilReady(atMost: 0) }

  /// Waits until reading would not have to; false when the time is up or a signal came in.
  ///
  /// - Returns: whether there are bytes, or the end.
  func waitUntilReady(atMost milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) > 0
  }

  /// How far the file has been read; nil of what has no positions, such as a pipe.
  var position: Int? {
    let position = lseek(number, 0, SEEK_CUR)
    return position >= 0 ? Int(position) : nil
  }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Gives the file the owner and the permissions of another.
  func adopt(_ other: FileStatus) {
    // Only root may give files away; the permissions matter more, so they are set after.
    _ = fchown(number, other.owner, other.group)
    _ = fchmod(number, mode_t(other.permissions))
  }
}

// Inside `Descriptor` these names mean its own methods.

private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}

private func systemRead(_ number: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, memory, count)
}

private func systemWrite(_ number: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, memory, count)
}

private func systemClose(_ number: Int32) -> Int32 { close(number) }

/// What the system knows of a file without reading it.
struct FileStatus: Hashable {
  /// The identity of a file, whatever its path.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  var identity: Identity
  var isDirectory: Bool
  var isRegular: Bool
  /// In bytes.
  var size: Int
  /// Nanoseconds from 1970 on until it was written last.
  var writeTime: Int64
  var permissions: UInt32
  var owner: UInt32
  var group: UInt32

  /// The status of the file at a path, symbolic links followed.
  init(path: String) throws(SystemError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    isRegular = status.st_mode & S_IFMT == S_IFREG
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

/// What is done with files by their paths.
enum FileSystem {
  /// The path without symbolic links.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Puts a file in the place of another, at once.
  static func rename(_ path: String, to other: String) throws(SystemError) {
    guard systemRename(path, other) == 0 else { throw .last }
  }

  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Makes a folder, unless it is there; the one around it must be there.
  static func makeFolder(_ path: String) throws(SystemError) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    let failure = SystemError.last
    guard failure.number == EEXIST, try FileStatus(path: path).isDirectory else { throw failure }
  }

  /// Refuses a path whose file can't be read, without opening it: a pipe can be opened only once.
  static func checkReadable(_ path: String) throws(SystemError) {
    guard unsafe access(path, R_OK) == 0 else { throw .last }
    if try FileStatus(path: path).isDirectory { throw .folder }
  }

  /// The names of what is in a folder, with `/` behind those of folders; none where it can't be read.
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
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

  /// A number that no other running process has.
  static var processNumber: Int32 { getpid() }
}

private func systemRename(_ path: String, _ other: String) -> Int32 { unsafe rename(path, other) }

/// Waiting without work.
enum Pause {
  /// Waits for a time; a signal ends the wait early.
  static func wait(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }
}

/// The environment of the process.
enum Environment {
  static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// How many processors are running, whether or not this process may use them.
  static var onlineProcessorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// Signals that concern the whole process.
enum Signals {
  typealias Handler = @convention(c) (Int32) -> Void

  /// Makes a pipe without a reader an error of `write`, not the end of the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Calls the function on every Control-C, or on the first; a second one ends the process then.
  ///
  /// Reading that waits comes back, so that what is complete can be written. Where the first
  /// Control-C was ignored from the start, as for what a shell runs in the background, it stays so.
  static func onInterrupt(always: Bool, _ handler: Handler) {
    if always { return handle(SIGINT, handler, flags: 0) }
    var action = sigaction()
    guard unsafe sigaction(SIGINT, nil, &action) == 0 else { return }
    let current = unsafe unsafeBitCast(action[keyPath: handlerField], to: Int.self)
    if unsafe current == unsafeBitCast(SIG_IGN, to: Int.self) { return }
    handle(SIGINT, handler, flags: Int32(bitPattern: UInt32(SA_RESETHAND)))
  }

  /// Calls the function when the terminal has another size, or is this process's again.
  static func onTerminalChange(_ handler: Handler) {
    handle(SIGWINCH, handler, flags: 0)
    handle(SIGCONT, handler, flags: 0)
  }

  /// Installs a handler that ends waiting for input.
  private static func handle(_ number: Int32, _ handler: Handler, flags: Int32) {
    var action = sigaction()
    action[keyPath: handlerField] = handler
    action.sa_flags = flags
    _ = unsafe sigaction(number, &action, nil)
    // The parent process may have left the signal blocked.
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe sigaddset(&signals, number)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The field of an action that holds its function.
  private static var handlerField: WritableKeyPath<sigaction, Handler?> {
    #if canImport(Glibc)
      unsafe \.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      unsafe \.__sa_handler.sa_handler
    #else
      unsafe \.__sigaction_u.__sa_handler
    #endif
  }
}
