// Together with `FileSystem.swift`, all code of the module that needs the C library's pointers; the
// rest is safe Swift.
//
// Each call passes memory that lives until the call returns, and keeps nothing that the system
// returns.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system refused an operation.
struct SystemError: Error, Hashable {
  var number: Int32
  /// Our own text, if the system has none.
  var words: String?

  /// The error of the last call.
  static var last: SystemError { SystemError(number: errno) }

  /// Whether the other end of a pipe was closed.
  var isBrokenPipe: Bool { number == EPIPE }
  var isAddressInUse: Bool { number == EADDRINUSE }
  var isMissingFile: Bool { number == ENOENT || number == ENOTDIR }
  var isTakenName: Bool { number == EEXIST }

  /// For a folder in place of a file.
  static let folder = SystemError(number: EISDIR)
  /// For reading that Control-C ended.
  static let interrupted = SystemError(number: EINTR)
  /// For a pipe or a device in place of a file.
  static let notPlain = SystemError(number: EINVAL, words: "not a regular file")
  /// For a name that is taken.
  static let existingFile = SystemError(number: EEXIST)
  /// For a file outside the allowed folders.
  static let outside = SystemError(number: EPERM, words: "it is outside the allowed folders")
  /// For a file that another process has changed meanwhile.
  static let changed = SystemError(number: EAGAIN, words: "it has changed since it was read")
}

extension SystemError: CustomStringConvertible {
  /// The system's text, such as `no such file or directory`.
  var description: String {
    if let words { return words }
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

  /// Opens a file for reading.
  static func reading(_ path: String) throws(SystemError) -> Descriptor {
    try open(path, O_RDONLY | O_CLOEXEC)
  }

  /// Opens standard streams that are closed, so that no file takes their place; they provide no
  /// input, and reject output.
  static func openMissingStreams() {
    for stream in [standardInput, standardOutput, standardError]
    where fcntl(stream.number, F_GETFD) < 0 {
      // The system assigns the lowest free number.
      _ = try? open("/dev/null", O_RDONLY)
    }
  }

  /// Creates a new file with the given permissions.
  static func creating(_ path: String, mode: UInt32) throws(SystemError) -> Descriptor {
    try open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: mode)
  }

  /// Opens an existing file to overwrite it from its start.
  static func overwriting(_ path: String) throws(SystemError) -> Descriptor {
    try open(path, O_WRONLY | O_CLOEXEC)
  }

  /// Opens a regular file in one of the folders, or below it, for reading.
  ///
  /// The path can contain symbolic links that don't lead out of the folders, whose own paths have
  /// none; nor does it lead out if a link changes meanwhile.
  static func reading(
    _ path: String,
    below folders: [String]
  ) throws(SystemError) -> Descriptor {
    let resolved = try FileSystem.resolved(path)
    let folder = folders.first { resolved.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    guard let folder else { throw .outside }
    // Opening some devices has side effects.
    guard try FileStatus(path: resolved).isPlain else { throw .notPlain }
    var place = try reading(folder)
    for part in resolved.dropFirst(folder.count).split(separator: "/") {
      let outer = place
      defer { try? outer.close() }
      place = try open(String(part), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, in: outer)
    }
    do throws(SystemError) {
      guard try place.status().isPlain else { throw .notPlain }
    } catch {
      try? place.close()
      throw error
    }
    return place
  }

  private static func open(
    _ path: String,
    _ flags: Int32,
    mode: UInt32 = 0,
    in folder: Descriptor? = nil
  ) throws(SystemError) -> Descriptor {
    while true {
      let number = systemOpen(folder?.number ?? AT_FDCWD, path, flags, mode_t(mode))
      if number >= 0 { return Descriptor(number: number) }
      guard errno == EINTR, !Interruption.isRequested else { throw .last }
    }
  }

  /// The result of waiting for bytes.
  enum Arrival {
    case bytes
    case end
    /// A signal arrived before any byte, or the time was up.
    case nothingYet
  }

  /// Milliseconds between checks of whether to continue waiting.
  ///
  /// A signal that arrives just before the wait begins does not end it, so no wait may be endless.
  static let patience: Int32 = 100

  /// Waits for bytes and appends those available, up to a number.
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

  /// Whether reading returns immediately, with bytes or at the end.
  var isReady: Bool { waitUntilReady(atMost: 0) }

  /// Waits until reading returns immediately; false if the time is up or a signal arrived.
  ///
  /// - Returns: whether there are bytes, or the end.
  func waitUntilReady(atMost milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) > 0
  }

  /// The current position in the file; nil if it has none, such as a pipe.
  var position: Int? {
    let position = lseek(number, 0, SEEK_CUR)
    return position >= 0 ? Int(position) : nil
  }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Gives the file the owner and permissions of another; false if that is not allowed.
  func adopt(_ other: FileStatus) -> Bool {
    // Changing the owner can remove permissions, so they are set afterwards.
    fchown(number, other.owner, other.group) == 0
      && fchmod(number, mode_t(other.permissions)) == 0
  }

  /// Truncates the file.
  func cut(to size: Int) throws(SystemError) {
    guard ftruncate(number, off_t(size)) == 0 else { throw .last }
  }

  /// Waits until written data is on the disk.
  func synchronize() throws(SystemError) {
    guard fsync(number) == 0 || errno == EINVAL || errno == EROFS else { throw .last }
  }
}

// Inside `Descriptor`, these names refer to its own methods.

private func systemOpen(
  _ folder: Int32,
  _ path: String,
  _ flags: Int32,
  _ mode: mode_t
) -> Int32 {
  unsafe openat(folder, path, flags, mode)
}

private func systemRead(_ number: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, memory, count)
}

private func systemWrite(_ number: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, memory, count)
}

private func systemClose(_ number: Int32) -> Int32 { close(number) }

/// Waiting without busy work.
enum Pause {
  /// Sleeps for a time; a signal ends the sleep early.
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

  static func remove(_ name: String) {
    _ = unsafe unsetenv(name)
  }

  /// The number of running processors, whether or not this process can use them.
  static var onlineProcessorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// The browser of the person at this machine.
enum Browser {
  /// Opens a page whose address has no quotes; does nothing without a browser.
  static func open(_ address: String) {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    // The shell does not wait for it.
    _ = unsafe system("\(program) '\(address)' >/dev/null 2>&1 &")
  }
}

/// Signals to the process.
enum Signals {
  typealias Handler = @convention(c) (Int32) -> Void

  /// Makes a closed pipe and the file size limit errors of `write` instead of ending the process.
  static func ignoreFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Calls the function on every Control-C, or on the first; then a second one ends the process.
  ///
  /// Waiting reads return, so that complete results can be written. If Control-C was ignored from
  /// the start, as for background jobs of a shell, it stays ignored.
  static func onInterrupt(always: Bool, _ handler: Handler) {
    if always { return handle(SIGINT, handler, flags: 0) }
    var action = sigaction()
    guard unsafe sigaction(SIGINT, nil, &action) == 0 else { return }
    let current = unsafe unsafeBitCast(action[keyPath: handlerField], to: Int.self)
    if unsafe current == unsafeBitCast(SIG_IGN, to: Int.self) { return }
    handle(SIGINT, handler, flags: Int32(bitPattern: UInt32(SA_RESETHAND)))
  }

  /// Blocks signals that end the process while the function runs.
  static func whileHeld<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    var signals = sigset_t()
    var earlier = sigset_t()
    _ = unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { _ = unsafe sigaddset(&signals, number) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, &earlier)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    return try body()
  }

  /// Calls the function when the process is asked to end; a second request ends it.
  static func onTermination(_ handler: Handler) {
    handle(SIGTERM, handler, flags: Int32(bitPattern: UInt32(SA_RESETHAND)))
  }

  /// Calls the function when the terminal is resized or resumed.
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

  /// The field of `sigaction` that holds the function.
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
