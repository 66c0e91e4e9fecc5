import FormData
import FormInterchange

/// An entry point of the project that takes bytes from others, and what must hold of all of them.
///
/// `Fuzz/run` gives each target bytes that libFuzzer makes; `Tests/FuzzTests` gives it those that once
/// found a fault. A target throws where a property does not hold, and traps where the project does.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Text to tokens and tree.
  case syntax
  /// Tree to text: the same tree comes back, and the text is the same when formatted again.
  case formatter
  /// Text to a program that its own verifier accepts, and that comes back from its portable form.
  case compiler
  /// The tests and examples of a rule file.
  case tests
  /// PCRE2's notation, its readers, and what judges texts by it.
  case patterns
  /// Masks and notations of fields, and edits of the text that they show.
  case masks
  /// Portable programs: verified, and safe to run where they are accepted.
  case program
  /// Records in JSON.
  case json
  /// Records in lines of JSON.
  case ndjson
  /// Records in rows of CSV.
  case csv
  /// Records as browsers post them.
  case formEncoded = "form-encoded"
  /// Records with files as browsers post them; the boundary is `b`.
  case multipart
  /// Rules and records of their forms.
  case records
  /// Forms that are filled in, edit by edit.
  case sessions
  /// Texts of messages from a catalog.
  case catalogs
  /// Forms of PureForm.
  case importPureForm = "import-pureform"
  /// Forms of TheDistanceForms.
  case importTheDistance = "import-thedistance"
  /// JSON Schemas.
  case importJSONSchema = "import-json-schema"
  /// Forms in every format that they are exported to.
  case export
  /// An editor that asks about places of a document and changes it.
  case languageServer = "language-server"
  /// Bytes that a client of the language server sends.
  case serverMessages = "server-messages"

  /// Gives the bytes to the entry point.
  ///
  /// - Parameter input: any bytes; those of targets that take more than one text have a zero byte
  ///   between them.
  /// - Throws: the property that does not hold.
  package func run(_ input: [UInt8]) throws(FuzzFault) {
    switch self {
    case .syntax: try SyntaxFuzzing.parse(input)
    case .formatter: try SyntaxFuzzing.format(input)
    case .compiler: try CompilerFuzzing.compile(input)
    case .tests: CompilerFuzzing.runTests(input)
    case .patterns: try PatternFuzzing.judge(input)
    case .masks: try MaskFuzzing.edit(input)
    case .program: try ProgramFuzzing.load(input)
    case .json: try ReaderFuzzing.read(input, as: .json)
    case .ndjson: try ReaderFuzzing.read(input, as: .ndjson)
    case .csv: try ReaderFuzzing.read(input, as: .csv)
    case .formEncoded: try ReaderFuzzing.read(input, as: .form)
    case .multipart: try ReaderFuzzing.read(input, as: .form, boundary: "b")
    case .records: try RecordFuzzing.judge(input)
    case .sessions: try SessionFuzzing.fill(input)
    case .catalogs: CatalogFuzzing.write(input)
    case .importPureForm: try ImportFuzzing.importForm(input, from: .pureForm)
    case .importTheDistance: try ImportFuzzing.importForm(input, from: .theDistance)
    case .importJSONSchema: try ImportFuzzing.importForm(input, from: .jsonSchema)
    case .export: try ExportFuzzing.export(input)
    case .languageServer: try ServerFuzzing.edit(input)
    case .serverMessages: try ServerFuzzing.receive(input)
    }
  }
}

/// A property that does not hold of an input.
package struct FuzzFault: Error, CustomStringConvertible {
  /// What is wrong, on one line or more.
  package let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws unless the condition holds.
  static func check(_ condition: Bool, _ description: @autoclosure () -> String) throws(FuzzFault) {
    if !condition { throw FuzzFault(description()) }
  }
}
