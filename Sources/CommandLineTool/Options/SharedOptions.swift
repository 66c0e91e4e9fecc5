public import ArgumentParser
import FormData
public import RuleEngine

// Options of several commands.

/// The form to use, among those of the rule file.
struct FormOptions: ParsableArguments {
  @Option(
    help: "The form to use. Optional if the rule file has one form that isn't part of another."
  )
  var form: String?
}

/// The folders that rule files may import from.
struct ImportOptions: ParsableArguments {
  @Option(
    name: [.customLong("allow-imports")],
    help: ArgumentHelp(
      """
      Allow imports from this folder and below. Can be repeated. (default: only from the folders of \
      the rule files)
      """,
      valueName: "folder"
    )
  )
  var folders: [String] = []

  /// An empty set of files, with their import folders.
  var files: SourceFiles { SourceFiles(allowing: folders) }
}

/// Where to write a result that is a file of its own.
struct OutputFileOption: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output-file")],
    help: ArgumentHelp("The file to write. (default: standard output)", valueName: "file")
  )
  var path: String?

  /// Writes the result, in place of an existing file.
  func write(_ result: String) throws(Termination) {
    guard let path else { return try OutputStream.write(result: result) }
    try OutputFile(path: path).write(Array(result.utf8), existing: .isReplaced)
  }
}

/// How to read records.
struct RecordOptions: ParsableArguments {
  @Option(help: "The input format. (default: from the file name extension, otherwise json)")
  var input: RecordFormat?

  @Option(
    help: ArgumentHelp(
      "The delimiter of CSV: one character, or 'tab'. (default: a comma; a tab for .tsv)",
      valueName: "character"
    )
  )
  var delimiter: CSVDelimiter?

  @Flag(help: "Don't parse strings as numbers or Booleans.")
  var strictTypes = false
}

/// The arguments of commands that read one file of records.
struct RecordFileArguments: ParsableArguments {
  @Argument(help: "A rule file or compiled rules, or '-' for standard input.")
  var rules: String

  @Argument(help: "The file of records. Without a file, or with '-', standard input is read.")
  var data: String?

  @OptionGroup var formOptions: FormOptions
  @OptionGroup var importOptions: ImportOptions
  @OptionGroup var recordOptions: RecordOptions

  func validate() throws {
    if rules == "-", data == nil || data == "-" {
      throw ValidationError("standard input can't hold both the rules and the records")
    }
  }

  /// The form that the records are validated against.
  func form(
    limitedBy circumstances: CircumstanceOptions,
    color: ColorChoice
  ) throws(Termination) -> LoadedForm {
    try LoadedForm(
      argument: rules,
      form: formOptions,
      imports: importOptions,
      limitedBy: circumstances,
      color: color
    )
  }

  /// The file of records.
  func input() throws(Termination) -> DataInput {
    try DataInput(data, recordOptions)
  }
}

/// An output format of commands whose results have no other.
enum TextOrJSON: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// Whether to write only results and errors.
struct QuietOption: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print only results and errors, without a summary or progress.")
  var quiet = false
}

/// How much to report of a record.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report the first failure of each field, all failures, or only the first of the record.",
      valueName: "mode"
    )
  )
  var report: ReportMode = .firstPerField
}

/// Whether text for people is colored.
struct ColorOptions: ParsableArguments {
  @Option(
    help: """
      When to color text. 'auto' colors text on a terminal unless NO_COLOR is set, and all output \
      if FORCE_COLOR is set.
      """
  )
  var color: ColorChoice = .auto

  /// The colors of text on standard output.
  var colors: Colors { Colors(isOn: color.apply(to: .standardOutput)) }
}

/// When to color text output.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// Colors on a terminal, unless the environment asks for plain text.
  case auto
  case always, never

  /// Whether to color the output to a stream.
  func apply(to stream: Descriptor) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Environment.isSet("NO_COLOR") ? false : ColorChoice.isColorful(stream)
    }
  }

  private static func isColorful(_ stream: Descriptor) -> Bool {
    if Environment.isSet("FORCE_COLOR") { return Environment.value(of: "FORCE_COLOR") != "0" }
    return stream.isTerminal && Environment.value(of: "TERM") != "dumb"
  }
}

extension Environment {
  /// Whether the variable has a value that is not empty.
  fileprivate static func isSet(_ name: String) -> Bool { !(value(of: name) ?? "").isEmpty }
}

extension EvaluationRequest {
  /// What the options of a command ask for.
  init(_ records: RecordOptions, report: ReportMode = .firstPerField) {
    self.init()
    mode = report
    parsesTexts = !records.strictTypes
  }
}

extension CSVDelimiter: ExpressibleByArgument {
  /// The delimiter that an argument names.
  public init?(argument: String) { self.init(argument) }
}

extension RecordFormat: ExpressibleByArgument {}
extension ReportMode: ExpressibleByArgument {}
extension FieldPath: ExpressibleByArgument {}
