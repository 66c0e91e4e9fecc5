import Foundation
import FormRules
import RuleEngine
import TestSupport
import Testing

/// Rule files in their portable form: what comes back is what went out, and nothing else runs.
@Suite(.timeLimit(.minutes(20))) struct CompiledRulesTests {
  /// Every file of the project that compiles.
  static let ruleFiles =
    RuleFileExamplesTests.standardFiles + RuleFileExamplesTests.exampleFiles
    + RuleFileExamplesTests.ruleFiles(in: "Grammar/Cases/Stages")
    + RuleFileExamplesTests.ruleFiles(in: "Grammar/Cases/Formatting")
    + RuleFileExamplesTests.ruleFiles(in: "Grammar/Tutorial")
    + RuleFileExamplesTests.ruleFiles(in: "Tests/Schemas/forms")

  private static func program(of file: String) throws -> Program? {
    let data = try Data(contentsOf: projectRoot.appending(path: file))
    return Compilation(SourceText(name: file, bytes: Array(data)), imports: .files).program
  }

  @Test(arguments: TestEffort.of(ruleFiles))
  func `a program comes back as it was`(_ file: String) throws {
    guard let program = try Self.program(of: file) else { return }
    let json = try CompiledRules(program, texts: [file: "form f { }"]).json()
    let loaded = try CompiledRules(json: json)
    #expect(Disassembly.text(loaded.program) == Disassembly.text(program))
    #expect(loaded.texts == [file: "form f { }"])
    #expect(try CompiledRules(loaded.program, texts: loaded.texts).json() == json)
  }

  @Test func `the format is as recorded`() throws {
    let rules = try RuleFile(text: Self.login, name: "order.rules")
    let text = String(decoding: try rules.compiled(), as: UTF8.self)
    let golden = projectRoot.appending(path: "Grammar/Cases/Compiled/order.json")
    #expect(Golden.difference(text.replacing("],[", with: "],\n["), from: golden) == nil)
  }

  @Test func `most files of the project compile`() throws {
    let programs = try Self.ruleFiles.compactMap { try Self.program(of: $0) }
    #expect(programs.count > 50)
  }

  @Test func `every kind of constant, annotation and message comes back`() throws {
    let text = """
      external rule free(list: text) "{value} is in {list}." { debounce 250ms; timeout 1.5s; cache 1h }
      rule sized(r: range) "{r} of {label}: {value}, {length}." { length(r) }
      form f "Form" @layout({"columns": [1, 2.50, null, true, "é\\u{1F600}"], "é": {}}) {
        field a: number { between(-1.5, 123456789012345678901234567890) }
        field b: date { after(today - 3d); before("2030-01-31") }
        field c: datetime { after(now + 90min) }
        field d: time { before("10:30:15.25") }
        field e: file { max_size(5MiB); media_type("image/png", "image/*") }
        field g { sized(2...c2); free("x"); regex(/a\\/b/ixsm); chars("^a-c\\\\p{Lu}") }
        field c2: integer
        field h: list of text { size(1...); unique; each[1...3] { warn min_length(2) "Short." } }
        field i: boolean { accepted }
        field k: number { max_value(round(a / 3, 2)); equal(a * 2 - -c2 + length(g) + age(b)) }
        field l: date { after(b + 6mo - 18y); before(b - 2w) }
        field j { normalize trim, replace(/x/, "y"); mask "[00] [00]"; filter chars("0-9") }
      }
      """
    let rules = try RuleFile(text: text, name: "kinds.rules")
    let loaded = try RuleFile(compiled: rules.compiled())
    #expect(try loaded.compiled() == rules.compiled())
    let values: [String: Value] = [
      "a": -2, "b": "2031-01-01", "c": "2020-01-01T00:00", "d": "11:00", "g": "Abcdefg", "c2": 4,
      "h": ["a", "a"], "i": false, "j": " x1 ",
    ]
    let options = ValidationOptions(
      mode: .all,
      clock: .fixed(Instant(secondsSinceEpoch: 1_800_000_000))
    )
    let report = try #require(loaded.form("f")).validate(values, options: options)
    #expect(report == rules.form("f")?.validate(values, options: options))
    #expect(report.verdict == .invalid)
  }

  // MARK: Damage

  private static let login = """
    rule strong(least: integer) "At least {least}." { min_length(least) and regex(/.*[0-9].*/) }
    form line { field sku { required }; field count: integer { between(1, limit) }; field limit: integer }
    form order {
      field kind: choice { option "a"; option "b" }
      when kind == "a" { field name { required; strong(3) or equal("x") } } otherwise { field other }
      field lines: list of line { size(1...5); unique(sku) }
      check count(lines where count < sum(limit of lines where limit > 0)) < 3
      group g { field deep: line }
      any_filled(name, other) "One of them."
    }
    """

  private static let records: [[String: Value]] = [
    [:],
    ["kind": "a", "name": "ann1", "lines": [["sku": "x", "count": 2, "limit": 1], nil, "no"]],
    ["kind": "b", "other": ["x"], "lines": "no", "g": ["deep": ["sku": 1, "count": "3"]]],
  ]

  /// Loads damaged data and, where it loads, judges with it; what happens must not be a crash.
  ///
  /// - Returns: whether it loads.
  private func survives(_ data: Data) -> Bool {
    guard let rules = try? RuleFile(compiled: data) else { return false }
    for form in rules.forms {
      for record in Self.records {
        _ = form.validate(record, options: ValidationOptions(mode: .all))
      }
      guard let session = try? form.makeSession(Self.records[1]) else { continue }
      for field in session.fields { _ = try? field.edit(0..<0, "a") }
    }
    return true
  }

  @Test func `a text that ends half-way is refused, wherever it ends`() throws {
    let data = try RuleFile(text: Self.login).compiled()
    for length in stride(from: 0, to: data.count, by: 97) {
      #expect(throws: CompiledRulesError.self) { try RuleFile(compiled: data.prefix(length)) }
    }
  }

  /// `FORMRULES_DAMAGES` says how many programs are tried for each seed.
  @Test(arguments: 0..<8)
  func `a damaged program is refused or runs, and never crashes`(_ seed: Int) throws {
    let count =
      ProcessInfo.processInfo.environment["FORMRULES_DAMAGES"].flatMap { Int($0) }
      ?? TestEffort.of(60)
    let data = try RuleFile(text: Self.login).compiled()
    let document = try JSONSerialization.jsonObject(with: data)
    var damage = Damage(seed: UInt64(seed))
    var loaded = 0
    for _ in 0..<count {
      let data = try JSONSerialization.data(withJSONObject: damage.damaged(document))
      if survives(data) { loaded += 1 }
    }
    // Both must happen, or too much or too little is damaged for the test to mean something.
    #expect(count < 60 || (loaded > 0 && loaded < count), "\(loaded) of \(count)")
  }

  @Test func `a fault names its part`() throws {
    let text = String(decoding: try RuleFile(text: Self.login).compiled(), as: UTF8.self)
    func fault(_ old: String, _ new: String) -> String? {
      let damaged = text.replacing(old, with: new, maxReplacements: 1)
      #expect(damaged != text)
      do throws(CompiledRulesError) {
        _ = try RuleFile(compiled: Data(damaged.utf8))
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      fault("\"version\":1", "\"version\":2")
        == "version: is 2; this is version 1: compile the rules again"
    )
    #expect(fault("formrules program", "something") == "format: is not 'formrules program'")
    #expect(fault("{\"format\"", "{\"format") == "the text is not JSON")
    #expect(fault("[\"stop\"]", "[\"halt\"]")?.contains("program.instructions[") == true)
    #expect(fault("\"pattern\":0", "\"pattern\":7") != nil)
    let table = "program.patterns[0].tables.whole: cannot be read: "
    #expect(fault("\"accepting\":[", "\"accepting\":[99,") == table + "it has no state 99")
    #expect(fault("\"unknown\":[]", "\"unknown\":[-1]") == table + "it has no state -1")
    #expect(fault("\"classes\":[0,0", "\"classes\":[0,300") != nil)
    #expect(
      fault("\"classes\":[0,0", "\"classes\":[1,0") == table + "its classes are not runs of bytes"
    )
    #expect(
      fault("\"states\":[[0,0]", "\"states\":[[0,1]") == table + "its first state is not dead"
    )
    #expect(
      fault("\"states\":[[0,0],[0,", "\"states\":[[0,0],[0,7")
        == table + "its state 1 does not lead to a state for each class"
    )
    #expect(fault("[0-9]", "[0-9")?.hasPrefix("program.patterns[0]: cannot be compiled") == true)
  }

  @Test(arguments: [
    ("\"level\":1", "\"level\":0", true), ("\"level\":1", "\"level\":2", false),
    ("\"level\":0", "\"level\":1", true), ("\"level\":0", "\"level\":2147483648", false),
    ("\"slotCount\":1,\"steps\"", "\"slotCount\":2,\"steps\"", true),
    ("\"slotCount\":1,\"steps\"", "\"slotCount\":0,\"steps\"", false),
    ("\"slotCount\":1,\"steps\"", "\"slotCount\":-3,\"steps\"", false),
    ("\"slotCount\":1,\"steps\"", "\"slotCount\":9223372036854775807,\"steps\"", false),
  ])
  func `levels and slots of other lists are harmless or refused`(
    _ old: String,
    _ new: String,
    _ loads: Bool
  ) throws {
    let text = String(decoding: try RuleFile(text: Self.login).compiled(), as: UTF8.self)
    let damaged = text.replacing(old, with: new, maxReplacements: 1)
    #expect(damaged != text)
    #expect(survives(Data(damaged.utf8)) == loads)
  }

  @Test func `hostile sizes are refused at once`() throws {
    let table = """
      {"classes":[0,0,\((1..<256).map { "\($0),\($0)" }.joined(separator: ","))],\
      "states":[\(Array(repeating: "[0,0]", count: 257).joined(separator: ","))],\
      "accepting":[],"unknown":[]}
      """
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AutomatonTable.self, from: Data(table.utf8))
    }
    let text = String(decoding: try RuleFile(text: "form f { field a }").compiled(), as: UTF8.self)
    let damaged = text.replacing("\"slotCount\":2", with: "\"slotCount\":4000000000")
    #expect(damaged != text)
    #expect(throws: CompiledRulesError.self) { try RuleFile(compiled: Data(damaged.utf8)) }
    let nested = String(repeating: "[", count: 100_000)
    #expect(throws: CompiledRulesError.self) { try RuleFile(compiled: Data(nested.utf8)) }
  }
}

/// Changes one or a few places of a JSON tree.
private struct Damage {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func damaged(_ document: Any) -> Any {
    var damaged = document
    for _ in 0..<Int.random(in: 1...3, using: &generator) { damaged = change(damaged, depth: 0) }
    return damaged
  }

  private mutating func change(_ node: Any, depth: Int) -> Any {
    if let object = node as? [String: Any],
      let key = object.keys.sorted().randomElement(using: &generator)
    {
      var changed = object
      if depth > 1, generator.oneIn(20) {
        changed[key] = nil
      } else {
        changed[key] = object[key].map { change($0, depth: depth + 1) }
      }
      return changed
    }
    if let items = node as? [Any], !items.isEmpty {
      var changed = items
      let position = Int.random(in: items.indices, using: &generator)
      switch generator.next() % 20 {
      case 0: changed.remove(at: position)
      case 1: changed.insert(items[position], at: Int.random(in: items.indices, using: &generator))
      case 2: changed.swapAt(position, Int.random(in: items.indices, using: &generator))
      default: changed[position] = change(items[position], depth: depth + 1)
      }
      return changed
    }
    if let number = node as? NSNumber {
      return generator.element(
        of: [
          number.intValue &+ 1, number.intValue &- 1, 0, 1, 2, 5, 17, 1 << 31, 1 << 32, -1, .max,
          .min,
        ] as [Int]
      )
    }
    if let text = node as? String {
      let words = [
        "stop", "check", "test", "combine", "jump", "end", "field", "required", "length",
      ]
      return generator.element(of: words + [text + "x", ""])
    }
    return 0
  }
}
