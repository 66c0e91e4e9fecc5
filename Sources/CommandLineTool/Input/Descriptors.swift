// With `FileSystem.swift` all of the module that the C library's pointers are needed for; the rest of
// it is safe Swift.
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
  /// Our own words, where the system has none.
  var words: String?

  /// The reason that the last call left behind.
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
  /// For a file that lies somewhere else than is allowed.
  static let outside = SystemError(number: EPERM, words: "it is outside the allowed folders")
  /// For a file that another process wrote meanwhile.
  static let changed = SystemError(number: EAGAIN, words: "it has changed since it was read")
}

extension SystemError: CustomStringConvertible {
  /// The system's own words, such as `no such file or directory`.
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

  /// Opens a file to read it.
  static func reading(_ path: String) throws(SystemError) -> Descriptor {
    try open(path, O_RDONLY | O_CLOEXEC)
  }

  /// Opens the standard streams that the process was started without, so that no file takes their
  /// place; they give nothing, and refuse what is written.
  static func openMissingStreams() {
    for stream in [standardInput, standardOutput, standardError]
    where fcntl(stream.number, F_GETFD) < 0 {
      // The system gives the lowest number that is free.
      _ = try? open("/dev/null", O_RDONLY)
    }
  }

  /// Makes a file that was not there, with the given permissions.
  static func creating(_ path: String, mode: UInt32) throws(SystemError) -> Descriptor {
    try open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: mode)
  }

  /// Opens what is there already, to write it from its start.
  static func overwriting(_ path: String) throws(SystemError) -> Descriptor {
    try open(path, O_WRONLY | O_CLOEXEC)
  }

  /// Opens a plain file in one of the folders, or below it, to read it.
  ///
  /// The path may lead over symbolic links, but not out of the folders, whose own paths have none, and
  /// not where one of them changes meanwhile.
  static func reading(
    _ path: String,
    below folders: [String]
  ) throws(SystemError) -> Descriptor {
    let resolved = try FileSystem.resolved(path)
    let folder = folders.first { resolved.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    guard let folder else { throw .outside }
    // Some devices do something when they are opened.
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

  /// Gives the file the owner and the permissions of another; false where that is not allowed.
  func adopt(_ other: FileStatus) -> Bool {
    // A change of the owner may take permissions away, so they are set after.
    fchown(number, other.owner, other.group) == 0
      && fchmod(number, mode_t(other.permissions)) == 0
  }

  /// Cuts the file off behind so many bytes.
  func cut(to size: Int) throws(SystemError) {
    guard ftruncate(number, off_t(size)) == 0 else { throw .last }
  }

  /// Waits until what was written is on the disk.
  func synchronize() throws(SystemError) {
    guard fsync(number) == 0 || errno == EINVAL || errno == EROFS else { throw .last }
  }
}

// Inside `Descriptor` these names mean its own methods.

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

  static func remove(_ name: String) {
    _ = unsafe unsetenv(name)
  }

  /// How many processors are running, whether or not this process may use them.
  static var onlineProcessorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// The browser of the person at the machine.
enum Browser {
  /// Opens a page whose address has no quotes; a machine without a browser shows none.
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

/// Signals that concern the whole process.
enum Signals {
  typealias Handler = @convention(c) (Int32) -> Void

  /// Makes a pipe without a reader and a limit of files' sizes errors of `write`, not the end of the
  /// process.
  static func ignoreFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
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

  /// Lets signals that end the process wait while the function runs.
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
