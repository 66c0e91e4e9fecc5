import Foundation
import FormRules
import RuleEngine
import TestSupport
import Testing

/// After any changes a live form reports what validating its values reports, for every example.
@Suite(.timeLimit(.minutes(20))) struct SessionReportTests {
  private static let texts = [
    "", " ", "ann@example.org", "12", "-3", "0", "100000", "1.5", "2026-03-01", "01.03.2026",
    "12:30",
    "2026-03", "2026-03-02T10:00:00Z", "London", "DE", "GB", "true", "4111111111111111", "é👩‍👧", "x",
  ]

  private static var files: [URL] {
    let folder = projectRoot.appending(path: "Rules/Examples")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (files ?? []).filter { $0.pathExtension == "rules" }.sorted { $0.path < $1.path }
  }

  @Test(arguments: files)
  func `a report is that of the values`(_ file: URL) async throws {
    let rules = try RuleFile(contentsOf: file)
    let base = file.deletingPathExtension()
    for form in rules.forms {
      for seed in 0..<TestEffort.of(6) {
        var random = ScriptGenerator(seed: seed)
        var values: [String: Value] = [:]
        let name = seed.isMultiple(of: 2) ? "valid" : "invalid"
        if let data = try? Data(contentsOf: URL(filePath: "\(base.path).\(name).json")),
          case .form(let members)? = try? Value(json: data)
        {
          values = members
        }
        try await compare(form, from: values, &random)
      }
    }
  }

  private func compare(
    _ form: RuleForm,
    from values: [String: Value],
    _ random: inout ScriptGenerator
  ) async throws {
    let externals = ExternalRules(
      Dictionary(
        form.program.externals.map { external in
          (
            external.name,
            ExternalCheck { value, _ in "\(value)".count % 3 == 0 ? .rejected : .accepted }
          )
        }
      ) { first, _ in first }
    )
    let options = ValidationOptions(mode: .all, clock: .fixed(noon, offset: 3600))
    let session: FormSession
    do {
      session = try form.makeSession(values, externals: externals, options: options)
    } catch is SessionError {
      session = try form.makeSession(externals: externals, options: options)
    }
    var trail: [String] = []
    for _ in 0..<8 {
      for _ in 0..<4 { trail.append(try change(session, &random)) }
      let report = await session.submit()
      let fresh = try await form.validate(
        session.givenValues,
        context: session.context,
        externals: externals,
        options: options
      )
      guard report != fresh else { continue }
      Issue.record("\(form.name): \(trail.joined(separator: "; "))\n\(report)\n\(fresh)")
      return
    }
  }

  @Test
  func `a report says what is wrong in each entry of a map`() async throws {
    let rules = """
      form part { field x { required }; field y { required }; field z: list of text { each { min_length(2) } } }
      form f {
          field parts: map of part
          field group: map of part { size(...1); each { required } }
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let part: Value = .form(["x": .text("a"), "z": .list([.text("a"), .text("b")])])
    let parts: Value = .form(["one": part, "two": .form(["y": .text("b")])])
    let session = try form.makeSession(["parts": parts, "group": parts])
    let report = await session.submit()
    #expect(report == form.validate(session.givenValues))
    #expect(
      report.violations.map(\.path.description) == [
        "parts[\"one\"].y", "parts[\"one\"].z[0]", "parts[\"one\"].z[1]", "parts[\"two\"].x",
        "group",
      ]
    )
  }

  /// Makes one change by chance; what it was.
  private func change(_ session: FormSession, _ random: inout ScriptGenerator) throws -> String {
    let fields = all(session.fields)
    guard !fields.isEmpty else { return "" }
    let field = random.element(of: fields)
    let text = random.element(of: Self.texts)
    do {
      switch (field.declaration.kind, random.below(6)) {
      case (.list, 0...2):
        try field.append()
        return "append to \(field.path)"
      case (.list, 3) where !field.rows.isEmpty:
        let position = random.below(field.rows.count)
        try field.remove(at: position)
        return "remove \(field.path)[\(position)]"
      case (.list, 4) where field.rows.count > 1:
        try field.move(from: 0, to: field.rows.count - 1)
        return "move \(field.path)"
      case (.list, _), (.form, _), (.map, _): return "nothing"
      case (.choice, _):
        let options = field.declaration.options.map(\.value)
        let value = options.isEmpty ? text : random.element(of: options)
        try field.set(.text(value))
        return "set \(field.path) \(value)"
      case (.boolean, let chance):
        try field.set(.boolean(chance < 3))
        return "set \(field.path) \(chance < 3)"
      case (_, 0):
        try field.clear()
        return "clear \(field.path)"
      case (_, 1):
        try field.set(.number(Number(random.below(20))))
        return "set \(field.path) to a number"
      case (_, 2):
        try field.edit(0..<field.text.count, text)
        return "type \(text) into \(field.path)"
      case (_, 3):
        let end = field.text.count
        try field.edit(end..<end, "1")
        return "type 1 into \(field.path)"
      default:
        try field.set(.text(text))
        return "set \(field.path) \(text)"
      }
    } catch {
      return "nothing"
    }
  }

  private func all(_ fields: [FormField]) -> [FormField] {
    fields.flatMap { field in
      [field] + all(field.fields) + field.rows.flatMap { all($0.fields) }
    }
  }
}
