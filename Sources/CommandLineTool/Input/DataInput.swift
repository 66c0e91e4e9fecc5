import FormData
import RuleSyntax

/// A file of records that is about to be read, or standard input.
struct DataInput {
  /// What messages call it.
  let name: String
  let format: RecordFormat
  private let delimiter: CSVDelimiter
  private let path: String

  /// How many unknown names one warning lists.
  private static let mostUnknownNames = 10

  /// The files that arguments name, or standard input if there are none.
  static func named(
    _ paths: [String],
    _ options: RecordOptions
  ) throws(Termination) -> [DataInput] {
    let arguments: [String?] = paths.isEmpty ? [nil] : paths
    return try arguments.map { path throws(Termination) in try DataInput(path, options) }
  }

  /// The file that an argument names, or standard input without one.
  ///
  /// Nothing is opened yet; a file that appears not to be readable is an error.
  init(_ path: String?, _ options: RecordOptions) throws(Termination) {
    if path == nil, Descriptor.standardInput.isTerminal {
      StandardError.write("formrules: reading records from standard input")
    }
    self.path = path ?? "-"
    name = SourceFiles.name(ofArgument: self.path)
    let fileExtension = DataInput.fileExtension(of: self.path)
    // Nothing but CSV has a delimiter.
    let assumed = options.delimiter == nil ? RecordFormat.json : .csv
    format = options.input ?? RecordFormat(fileExtension: fileExtension) ?? assumed
    delimiter = options.delimiter ?? (fileExtension == "tsv" ? .tab : .comma)
    guard let path, path != "-" else { return }
    try Termination.opening(path) { () throws(SystemError) in
      try FileSystem.checkReadable(path)
    }
  }

  private static func fileExtension(of path: String) -> String {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
  }

  /// Bytes of a plain file; nil of what has no size, such as a pipe.
  var size: Int? {
    guard path != "-" else { return nil }
    let status = try? FileStatus(path: path)
    return status.flatMap { $0.isPlain ? $0.size : nil }
  }

  func open() throws(Termination) -> OpenInput {
    guard path != "-" else { return OpenInput(.standardInput) }
    return try Termination.opening(path) { () throws(SystemError) in
      OpenInput(try Descriptor.reading(path))
    }
  }

  /// Opens the input and has records read from it.
  func read<Result>(
    for plan: RecordPlan,
    _ body: (inout any RecordReader & ~Copyable) throws(DataError) -> Result
  ) throws(Termination) -> Result {
    let open = try open()
    defer { open.close() }
    do throws(DataError) {
      var reader = reader(of: open.source(), for: plan)
      return try body(&reader)
    } catch {
      throw termination(error)
    }
  }

  /// A reader of the records in the source, which is this input.
  func reader(of source: ByteSource, for plan: RecordPlan) -> any RecordReader & ~Copyable {
    format.reader(of: source, for: plan, delimiter: delimiter)
  }

  /// How a command ends whose input can't be read any further.
  ///
  /// After an interruption the bytes end early, which is not the data's fault.
  func termination(_ error: DataError) -> Termination {
    if Interruption.isRequested { return Termination(.interrupted) }
    switch error {
    case .unreadable(let place, let message):
      return Termination(
        .unreadableData,
        "\(name):\(place.line):\(place.column): unreadable: \(message)"
      )
    case .inputFailed, .outOfMemory:
      return Termination(.unreadableData, "cannot read '\(name)': \(error)")
    }
  }

  /// Warns of names that the form has no field for, whose values are not validated.
  func warn(ofUnknownNames names: [String]) {
    guard !names.isEmpty else { return }
    let shown = names.prefix(DataInput.mostUnknownNames)
    var list = shown.map { "'\(VisibleText.of($0))'" }.joined(separator: ", ")
    if shown.count < names.count { list += " and \(names.count - shown.count) more" }
    let noun = format.nameNoun + (names.count == 1 ? "" : "s")
    StandardError.write("formrules: \(name): the form has no field for the \(noun) \(list)")
  }
}

extension RecordFormat {
  /// What names of values are called.
  fileprivate var nameNoun: String {
    switch self {
    case .csv: "column"
    case .json, .ndjson: "member"
    case .form: "name"
    }
  }
}

/// An open file of records, or standard input.
struct OpenInput {
  let descriptor: Descriptor
  /// Whether bytes may be long in coming: of everything but plain files.
  let mayWait: Bool

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
    mayWait = (try? descriptor.status().isPlain) != true
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
