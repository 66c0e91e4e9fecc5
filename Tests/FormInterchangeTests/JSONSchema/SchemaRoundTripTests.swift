import FormData
import FormInterchange
import FormRules
import Foundation
import RuleSyntax
import TestSupport
import Testing

/// Forms that are exported to JSON Schema, and what is imported of the schemas alone.
///
/// The rules that the schemas carry are taken away, so that exporter and importer are held to each
/// other.
@Suite struct SchemaRoundTripTests {
  /// How many records each form is asked; `FORMRULES_RECORDS` says another number.
  static let count =
    ProcessInfo.processInfo.environment["FORMRULES_RECORDS"].flatMap { Int($0) } ?? 10_000
  static let folder = Fixtures.root.appending(path: "Rules/Examples")
  static let files: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".rules") }.sorted()
  }()

  @Test func `there are examples`() {
    #expect(!Self.files.isEmpty)
  }

  @Test(arguments: files)
  func `a form and what its schema alone becomes accept the same records`(
    _ file: String
  ) throws {
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let rules = try RuleFile(text: text, name: file)
    for form in rules.forms {
      let exported = try #require(
        ExportFormat.jsonSchema.export(form: form.name, in: Exporting.scope(text, name: file))
      )
      let schema = exported.text.replacing("\"x-formrules\"", with: "\"x-other\"")
      let imported = try ImportFormat.jsonSchema.form(from: Array(schema.utf8))
      let copy = try #require(RuleFile(text: imported.text).forms.last)
      let noted = NotedFields(exported.notes, of: form)
      let record = file.replacing(".rules", with: ".valid.json")
      let known = try JSONTree(Array(Data(contentsOf: Self.folder.appending(path: record))))
      var generator = RecordGenerator(of: form, in: rules, text: text, known: known)
      var compared = 0
      for _ in 0..<Self.count {
        let record = generator.record()
        let report = form.validate(record)
        let copied = copy.validate(record)
        if noted.hold(report) || noted.hold(copied) { continue }
        if report.verdict == .valid { compared += 1 }
        guard report.verdict == copied.verdict else {
          Issue.record(
            """
            \(form.name): \(record) is \(report.verdict), then \(copied.verdict)
            \(report.violations.map { "\($0.path): \($0.rule)" })
            \(copied.violations.map { "\($0.path): \($0.rule)" })
            \(imported.text)
            """
          )
          return
        }
      }
      #expect(compared > 0, "no record of \(form.name) was accepted and could be compared")
    }
  }
}

/// Rule files as they come home from an export to JSON Schema, under
/// `Grammar/Cases/Interchange/exported-and-imported`. `RECORD_GOLDENS=1` writes those anew.
@Suite struct ExportedAndImportedTests {
  static let files =
    SchemaRoundTripTests.files.map { SchemaRoundTripTests.folder.appending(path: $0) }
    + ExportGoldenTests.names.map { ExportGoldenTests.folder.appending(path: "\($0).rules") }

  @Test(arguments: files)
  func `a form comes home as recorded, and can be used without a warning`(_ file: URL) throws {
    let exported = try #require(try Exporting.export(file, as: .jsonSchema))
    let imported = try ImportFormat.jsonSchema.form(from: Array(exported.text.utf8)).text
    let golden = Fixtures.cases.appending(path: "exported-and-imported")
      .appending(path: file.lastPathComponent)
    #expect(Golden.difference(imported, from: golden) == nil)
    let rules = try RuleFile(text: imported, name: file.lastPathComponent)
    #expect(rules.warnings.isEmpty, "\(rules.warnings)")
  }

  @Test func `a form that is almost an exported one becomes an exact form`() throws {
    let file = SchemaRoundTripTests.folder.appending(path: "login.rules")
    let exported = try #require(try Exporting.export(file, as: .jsonSchema)).text
    for (part, changed) in [
      // What is blank is no more what the language takes for blank.
      (#"\\u3000]*$"#, "]*$"),
      // A field that takes no null, but need not be there.
      (#""required": ["login", "password"]"#, #""required": ["login"]"#),
    ] {
      let schema = exported.replacing(part, with: changed)
      #expect(schema != exported)
      let imported = try ImportFormat.jsonSchema.form(from: Array(schema.utf8))
      #expect(imported.text.contains("exact form login"), "\(imported.text)")
    }
  }
}

/// The fields of which an export says that the schema judges some values otherwise, or not at all.
private struct NotedFields {
  private var names: Set<String> = []

  init(_ notes: [InterchangeNote], of form: RuleForm) {
    // What is lost of a condition names the fields whose checks are left out.
    let leftOut = notes.map(\.message).filter { $0.hasSuffix("are left out") }
    // One note names all fields that the form reads from texts too.
    let read = notes.filter { $0.keyword == "type" && $0.path.isEmpty }
      .flatMap { $0.message.split(separator: ": ").last?.split(separator: ", ") ?? [] }
    names.formUnion(read.map(String.init))
    let paths = notes.filter { $0.severity != .remark }
      .map { $0.path.split(separator: ".").map(String.init) }
    for field in form.fields {
      guard case .name(let name)? = field.path.components.first else { continue }
      let isNoted = paths.contains { path in
        path.first == name || path.first.map { $0 == NotedFields.form(of: field.kind) } ?? false
      }
      if isNoted || leftOut.contains(where: { $0.contains("'\(name)'") }) { names.insert(name) }
    }
  }

  /// The form that values of the kind are, or their items.
  private static func form(of kind: FieldDescription.Kind) -> String? {
    switch kind {
    case .form(let name): name
    case .list(let item), .map(let item): form(of: item)
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any:
      nil
    @unknown default: nil
    }
  }

  /// Whether what a report complains of is in one of them.
  func hold(_ report: Report) -> Bool {
    (report.violations.map(\.path) + report.undecided.map(\.path)).contains { path in
      if case .name(let name)? = path.components.first { names.contains(name) } else { false }
    }
  }
}

/// Makes records of a form, of values that are right about as often as wrong.
struct RecordGenerator {
  private let form: RuleForm
  private let rules: RuleFile
  private var random = SeededGenerator(seed: 1)
  private var texts: [String]
  /// Values of fields by their paths that had nothing against them.
  private var accepted: [String: [Value]] = [:]

  private static let texts = [
    "", " ", "a", "Ann", "Ann Lee", "ann@example.org", "ann@", "+44 20 7946 0958", "SW1A 1AA",
    "https://example.org", "2026-01-31", "2025-12-24", "1990-02-29", "09:30", "2026-01-31T09:30Z",
    "Abcdefg1!",
    "two\nlines", "é", "👨‍👩‍👧", "12345", "4111 1111 1111 1111", "123", "12/30", "GB", "EUR",
    String(repeating: "x", count: 70), String(repeating: "ab ", count: 200),
  ]
  private static let numbers: [Value] = [
    0, 1, -1, 2, 3, 5, 8, 10, 17.5, 18, 40, 99, 100, 120, 121, 0.01, 19.99, 1_000_000,
  ]

  /// A generator whose texts are those that the rule file itself speaks of, among others, and that
  /// knows records that the last form of the file accepts.
  init(of form: RuleForm, in rules: RuleFile, text: String, known: JSONTree) {
    self.form = form
    self.rules = rules
    texts = RecordGenerator.texts + text.matches(of: /"([^"\\\n]*)"/).map { String($0.1) }
    var records = [known.value]
    if case .list(let items) = known.value { records = items }
    for case .form(let record) in records {
      for (name, value) in record {
        accepted[name, default: []] += Array(repeating: value, count: 50)
      }
    }
    for _ in 0..<400 {
      let record = record()
      let refused = Set(form.validate(record).violations.map { $0.path.components.first })
      for (name, value) in record where !refused.contains(.name(name)) {
        accepted[name, default: []].append(value)
      }
    }
  }

  mutating func record() -> [String: Value] {
    record(of: form, isWhole: true)
  }

  private mutating func record(of form: RuleForm, isWhole: Bool = false) -> [String: Value] {
    var record: [String: Value] = [:]
    for field in form.fields {
      let names = field.path.components.compactMap { component -> String? in
        if case .name(let name) = component { name } else { nil }
      }
      set(value(of: field, among: record), at: names[...], in: &record)
    }
    guard isWhole else { return record }
    for name in record.keys.sorted() where !random.oneIn(4) {
      if let values = accepted[name], !values.isEmpty { record[name] = random.element(of: values) }
    }
    return record
  }

  private func set(_ value: Value?, at path: ArraySlice<String>, in record: inout [String: Value]) {
    guard let name = path.first else { return }
    if path.count == 1 {
      record[name] = value
    } else {
      var members: [String: Value] = [:]
      if case .form(let known) = record[name] { members = known }
      set(value, at: path.dropFirst(), in: &members)
      record[name] = .form(members)
    }
  }

  private mutating func value(
    of field: FieldDescription,
    among others: [String: Value]
  ) -> Value? {
    if random.oneIn(12) { return nil }
    // What is to be the same as another field seldom is by chance.
    if case .text = field.kind, random.oneIn(6), let other = others.keys.sorted().last {
      return others[other]
    }
    if !field.options.isEmpty, !random.oneIn(5), case .choice = field.kind {
      return .text(random.element(of: field.options).value)
    }
    return value(of: field.kind, options: field.options)
  }

  private mutating func value(
    of kind: FieldDescription.Kind,
    options: [FieldDescription.Option]
  ) -> Value {
    if random.oneIn(20) { return random.element(of: [.null, "", " ", true, 7, .list([])]) }
    switch kind {
    case .integer, .number:
      return random.element(of: RecordGenerator.numbers)
    case .boolean: return .boolean(random.oneIn(2))
    case .choice where !options.isEmpty && !random.oneIn(5):
      return .text(random.element(of: options).value)
    case .file:
      let type: Value = random.oneIn(2) ? "image/png" : "application/pdf"
      return .form(["name": "a", "size": random.element(of: RecordGenerator.numbers), "type": type])
    case .form(let name):
      return rules.form(name).map { .form(record(of: $0)) } ?? .null
    case .list(let item):
      let count = Int(random.next() % 4)
      return .list((0..<count).map { _ in value(of: item, options: options) })
    case .map(let item):
      let keys = (0..<Int(random.next() % 4)).map { "k\($0)" }
      return .form(
        Dictionary(uniqueKeysWithValues: keys.map { ($0, value(of: item, options: options)) })
      )
    case .text, .date, .month, .time, .dateTime, .choice, .any:
      return .text(random.element(of: texts))
    @unknown default: return .null
    }
  }
}
