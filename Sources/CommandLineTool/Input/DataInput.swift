import FormData
import RuleSyntax

/// A file of records to read, or standard input.
struct DataInput {
  /// The name in messages.
  let name: String
  let format: RecordFormat
  private let delimiter: CSVDelimiter
  private let path: String
  /// What to do with a file whose extension names a format that can't be read; usually empty.
  private let conversionHint: String

  /// Maximum number of unknown names that one warning lists.
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
  /// Doesn't open the file, but throws if it appears to be unreadable.
  init(_ path: String?, _ options: RecordOptions) throws(Termination) {
    if path == nil, Descriptor.standardInput.isTerminal {
      StandardError.write("formrules: reading records from standard input; press Control-D to end")
    }
    self.path = path ?? "-"
    name = SourceFiles.name(ofArgument: self.path)
    let fileExtension = DataInput.fileExtension(of: self.path)
    // Only CSV has a delimiter.
    let assumed = options.delimiter == nil ? RecordFormat.json : .csv
    format = options.input ?? RecordFormat(fileExtension: fileExtension) ?? assumed
    delimiter = options.delimiter ?? (fileExtension == "tsv" ? .tab : .comma)
    conversionHint = options.input == nil ? DataInput.conversionHint(for: fileExtension) : ""
    guard let path, path != "-" else { return }
    let hint = { (error: SystemError) in error == .folder ? "; name files in it" : "" }
    try Termination.opening(path, hint: hint) { () throws(SystemError) in
      try FileSystem.checkReadable(path)
    }
  }

  static func fileExtension(of path: String) -> String {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
  }

  /// The size of a regular file; nil for others, such as pipes.
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

  /// Opens the input and reads its records.
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

  /// A reader of the records in the source of this input.
  func reader(of source: ByteSource, for plan: RecordPlan) -> any RecordReader & ~Copyable {
    format.reader(of: source, for: plan, delimiter: delimiter)
  }

  /// How a command ends if its input can't be read any further.
  ///
  /// After an interruption, the input is truncated, which is not an error in the data.
  func termination(_ error: DataError) -> Termination {
    if Interruption.isRequested { return Termination(.interrupted) }
    switch error {
    case .unreadable(let place, let message):
      return Termination(
        .unreadableData,
        "\(name):\(place.line):\(place.column): unreadable: \(message)\(conversionHint)"
      )
    case .inputFailed, .outOfMemory:
      return Termination(.unreadableData, "cannot read '\(name)': \(error)")
    }
  }

  private static func conversionHint(for fileExtension: String) -> String {
    switch fileExtension {
    case "yaml", "yml", "toml", "xml": "; convert the file to JSON"
    case "xlsx", "xls", "ods", "numbers": "; save the sheet as CSV"
    case "rules": "; to check several rule files, use 'formrules check'"
    default: ""
    }
  }

  /// Warns about names without a field, whose values are not validated.
  ///
  /// - Parameters:
  ///   - names: the names.
  ///   - known: how many were found so far, including these.
  func warn(ofUnknownNames names: [String], among known: Int? = nil) {
    guard !names.isEmpty else { return }
    let shown = names.prefix(DataInput.mostUnknownNames)
    var list = shown.map { "'\(VisibleText.of($0))'" }.joined(separator: ", ")
    if shown.count < names.count {
      let isCounted = (known ?? names.count) < format.mostUnknownNames
      list += " and \(isCounted ? "" : "at least ")\(names.count - shown.count) more"
    }
    let noun = format.nameNoun + (names.count == 1 ? "" : "s")
    StandardError.write("formrules: \(name): the form has no field for the \(noun) \(list)")
  }
}

extension RecordFormat {
  /// The word for names of values.
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
  /// Whether reading may have to wait for bytes: true except for regular files.
  let mayWait: Bool

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
    mayWait = (try? descriptor.status().isPlain) != true
  }

  /// How many bytes of a regular file have been read; nil for others.
  var position: Int? { mayWait ? nil : descriptor.position }

  /// Whether the next bytes are not available yet.
  var wouldWait: Bool { mayWait && !descriptor.isReady }

  /// The bytes for a reader of records.
  ///
  /// If they are not available yet, the first closure is called before waiting, and the second one
  /// regularly to ask whether to continue. They end after an interruption.
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
