import FormData

/// A file of records that is about to be read, or standard input.
struct DataInput {
  /// What messages call it.
  let name: String
  let format: RecordFormat
  private let path: String

  /// The files that arguments name, or standard input if there are none.
  static func named(_ paths: [String], format: RecordFormat?) throws(Termination) -> [DataInput] {
    if paths.isEmpty { return [try DataInput(nil, format: format)] }
    var inputs: [DataInput] = []
    for path in paths { inputs.append(try DataInput(path: path, format: format)) }
    return inputs
  }

  /// The file that an argument names, or standard input without one.
  init(_ path: String?, format: RecordFormat?) throws(Termination) {
    if path == nil, Descriptor.standardInput.isTerminal {
      StandardError.write("formrules: reading records from standard input")
    }
    try self.init(path: path ?? "-", format: format)
  }

  /// The file at a path, which appears to be readable; nothing is opened yet.
  init(path: String, format: RecordFormat?) throws(Termination) {
    self.path = path
    name = path == "-" ? SourceFiles.standardInputName : path
    self.format = format ?? DataInput.format(of: path) ?? .json
    guard path != "-" else { return }
    do throws(SystemError) {
      try FileSystem.checkReadable(path)
    } catch {
      throw DataInput.refusal(of: path, error)
    }
  }

  /// Bytes of a plain file; nil of what has no size, such as a pipe.
  var size: Int? {
    guard path != "-" else { return nil }
    let status = try? FileStatus(path: path)
    return status.flatMap { $0.isRegular ? $0.size : nil }
  }

  func open() throws(Termination) -> OpenInput {
    guard path != "-" else { return OpenInput(.standardInput) }
    do throws(SystemError) {
      return OpenInput(try Descriptor.reading(path))
    } catch {
      throw DataInput.refusal(of: path, error)
    }
  }

  private static func refusal(of path: String, _ error: SystemError) -> Termination {
    Termination(.missingFile, "cannot open '\(path)': \(error)")
  }

  private static func format(of path: String) -> RecordFormat? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return RecordFormat(fileExtension: String(path[path.index(after: dot)...]))
  }
}

/// An open file of records, or standard input.
struct OpenInput {
  let descriptor: Descriptor
  /// Whether bytes may be long in coming: of everything but plain files.
  let mayWait: Bool

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
    mayWait = (try? descriptor.status().isRegular) != true
  }

  /// Bytes of a plain file that have been read; nil of what has no size.
  var position: Int? { mayWait ? nil : descriptor.position }

  /// Whether the next bytes would have to be waited for.
  var wouldWait: Bool { mayWait && !descriptor.isReady }

  /// The bytes as a reader of records takes them.
  ///
  /// Where they are waited for, the first closure is called before, and the second asked now and then
  /// whether to go on. They end once the command has been interrupted.
  func source(
    beforeWaiting: @escaping () -> Void = {},
    isWanted: @escaping () -> Bool = { true }
  ) -> ByteSource {
    guard mayWait else { return ByteSource(fileDescriptor: descriptor.number) }
    return ByteSource(fileDescriptor: descriptor.number) {
      if !descriptor.isReady { beforeWaiting() }
      while !Interruption.isRequested, isWanted() {
        if descriptor.waitUntilReady(atMost: Descriptor.patience) { return true }
      }
      return false
    }
  }

  func close() {
    guard descriptor != .standardInput else { return }
    try? descriptor.close()
  }
}
