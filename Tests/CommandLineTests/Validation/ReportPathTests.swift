import FormData
import FormRules
import RuleEngine
import TestSupport
import Testing

/// Paths of reports lead back to the values that they are about, in whatever format these were read.
struct ReportPathTests {
  /// Every text in a record violates something.
  private static let rules = """
    form leaf {
        field `odd name` { regex(/x/) }
        field texts: list of text { each { regex(/x/) } }
    }
    form tree {
        field first { regex(/x/) }
        field labels: map of text { each { regex(/x/) } }
        field leaves: map of leaf
        field deep: map of list of map of text { each { each { each { regex(/x/) } } } }
        group g { field items: list of leaf }
        field last { regex(/x/) }
    }
    """

  /// A record whose texts are all different, with members in the order of the form.
  private indirect enum Tree {
    case text(String)
    case list([Tree])
    case object([(name: String, value: Tree)])

    var json: String {
      switch self {
      case .text(let text): "\"\(text)\""
      case .list(let items): "[" + items.map(\.json).joined(separator: ", ") + "]"
      case .object(let members):
        "{"
          + members.map { "\($0.name.jsonQuoted): \($0.value.json)" }
          .joined(separator: ", ") + "}"
      }
    }

    /// The texts with the steps that lead to them.
    func leaves(behind path: FieldPath = FieldPath()) -> [(path: FieldPath, text: String)] {
      switch self {
      case .text(let text): [(path, text)]
      case .list(let items):
        items.enumerated().flatMap { $1.leaves(behind: path.appending(.index($0))) }
      case .object(let members):
        members.flatMap { member in
          let isKey = path.components.last.map { step in
            switch step {
            case .name(let name): ["labels", "leaves", "deep"].contains(name)
            case .index: path.components.first == .name("deep")
            case .key: false
            }
          }
          let step =
            isKey == true
            ? FieldPath.Component.key(member.name) : .name(member.name)
          return member.value.leaves(behind: path.appending(step))
        }
      }
    }

    /// The text to which a path leads.
    subscript(path: FieldPath) -> String? {
      var tree = self
      for component in path.components {
        switch (tree, component) {
        case (.list(let items), .index(let index)) where items.indices.contains(index):
          tree = items[index]
        case (.object(let members), .name(let name)), (.object(let members), .key(let name)):
          guard let member = members.first(where: { ExactText($0.name) == ExactText(name) }) else {
            return nil
          }
          tree = member.value
        case _: return nil
        }
      }
      if case .text(let text) = tree { return text }
      return nil
    }
  }

  private struct TreeMaker {
    var generator: SeededGenerator
    var texts = 0

    mutating func tree() -> Tree {
      var members: [(name: String, value: Tree)] = [("first", text())]
      members.append(("labels", map { $0.text() }))
      members.append(("leaves", map { $0.leaf() }))
      members.append(("deep", map { $0.list { $0.map { $0.text() } } }))
      members.append(("g", .object([("items", list { $0.leaf() })])))
      members.append(("last", text()))
      return .object(members)
    }

    private mutating func leaf() -> Tree {
      .object([("odd name", text()), ("texts", list { $0.text() })])
    }

    private mutating func text() -> Tree {
      texts += 1
      return .text("v\(texts)")
    }

    private mutating func list(_ make: (inout TreeMaker) -> Tree) -> Tree {
      .list((0..<Int.random(in: 1...3, using: &generator)).map { _ in make(&self) })
    }

    private mutating func map(_ make: (inout TreeMaker) -> Tree) -> Tree {
      var keys: [String] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let key = self.key()
        if !keys.contains(where: { ExactText($0) == ExactText(key) }) { keys.append(key) }
      }
      return .object(keys.map { ($0, make(&self)) })
    }

    private mutating func key() -> String {
      let parts = [
        "a", "B", ".", "[", "]", "\"", "'", "`", "\\", "0", " ", "é", "e\u{301}", "😀", "👩‍🚀",
        "\u{202E}",
        "\u{0}", "\n", "=", "&", "%", "+", ",", "]\"", "[0]", "\"]",
      ]
      let count = Int.random(in: 0...5, using: &generator)
      return (0..<count).map { _ in generator.element(of: parts) }.joined()
    }
  }

  /// A violation's path as it is reported, and the bytes of the data at its place.
  private struct Found: Equatable {
    var path: String
    var rule: String
  }

  private let program: Program
  private let form: FormIndex

  init() throws {
    try self.init(Self.rules, form: "tree")
  }

  private init(_ rules: String, form name: String) throws {
    let source = SourceText(name: "tree.rules", text: rules)
    program = try #require(Compilation(source).program)
    form = FormIndex(try #require(program.forms.firstIndex { $0.name == name }))
  }

  /// What is reported of the first record of the data, and the data's text at the place of each.
  private func judged(
    _ data: String,
    _ format: RecordFormat
  ) throws -> (found: [Found], texts: [String]) {
    let bytes = Array(data.utf8)
    let plan = RecordPlan(forms: program.forms, form: form)
    var reader = format.reader(of: ByteSource(bytes), for: plan)
    var record = RecordBuffer()
    let result = try reader.next(into: &record)
    guard case .record = result else {
      Issue.record("\(result): \(data)")
      return ([], [])
    }
    let recordBytes = format == .csv ? Array(data.split(separator: "\n")[1].utf8) : bytes
    var evaluator = Evaluator(ExecutableProgram(program), clock: .system)
    let outcome = evaluator.judge(&record, as: form, EvaluationRequest())
    let violations = outcome.violations
    return (
      violations.map { Found(path: $0.path.description, rule: $0.rule) },
      violations.map { violation in
        let rest = recordBytes[min(violation.sourceOffset ?? 0, recordBytes.count)...]
        let text = rest.drop { $0 == UInt8(ascii: "\"") }
        return String(decoding: text.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
      }
    )
  }

  @Test(arguments: TestEffort.of(Array(UInt64(0)..<60)))
  func `a path leads to the value that it is about`(_ seed: UInt64) throws {
    var maker = TreeMaker(generator: SeededGenerator(seed: seed))
    let tree = maker.tree()
    let leaves = tree.leaves()
    let (found, texts) = try judged(tree.json, .json)
    // All of them, in the order of the record.
    #expect(found.map(\.path) == leaves.map(\.path.description))
    #expect(texts == leaves.map(\.text))
    for (found, leaf) in zip(found, leaves) {
      let path = try #require(FieldPath(found.path), "\(found.path)")
      #expect(path == leaf.path)
      #expect(tree[path] == leaf.text)
    }
  }

  @Test(arguments: TestEffort.of(Array(UInt64(100)..<140)))
  func `all formats come to the same`(_ seed: UInt64) throws {
    var maker = TreeMaker(generator: SeededGenerator(seed: seed))
    let tree = maker.tree()
    let leaves = tree.leaves()
    let found = try judged(tree.json, .json).found
    #expect(try judged(tree.json + "\n", .ndjson).found == found)
    let names = leaves.map { "\"" + $0.path.description.doubled("\"") + "\"" }
    let row = leaves.map(\.text).joined(separator: ",")
    #expect(try judged(names.joined(separator: ",") + "\n" + row + "\n", .csv).found == found)
    let pairs = leaves.map { "\($0.path.description.percentEncoded)=\($0.text)" }
    #expect(try judged(pairs.joined(separator: "&"), .form).found == found)
  }

  @Test func `unknown members are named by the fields that lead to them`() throws {
    let data =
      #"{"g": {"items": [{"texts": []}, {"b": 1}]}, "leaves": {"x\"y": {"c": 1, "b": 1}}, "d": 1}"#
    let plan = RecordPlan(forms: program.forms, form: form)
    var reader = RecordFormat.json.reader(of: ByteSource(Array(data.utf8)), for: plan)
    var record = RecordBuffer()
    _ = try reader.next(into: &record)
    // Each name of a form once.
    #expect(reader.unknownNames == ["g.items.b", "leaves.c", "d"])
  }

  @Test func `a key that stands twice makes a record unreadable`() throws {
    let plan = RecordPlan(forms: program.forms, form: form)
    for data in [
      #"{"labels": {"a": "1", "b": "2", "a": "3"}}"#,
      #"{"labels": {"a": "1", "\u0061": "3"}}"#,
      #"{"leaves": {"x.y": {"odd name": "1"}, "x.y": {}}}"#,
    ] {
      for format in [RecordFormat.json, .ndjson] {
        var reader = format.reader(of: ByteSource(Array(data.utf8)), for: plan)
        var record = RecordBuffer()
        guard case .unreadable(let problem) = try reader.next(into: &record) else {
          Issue.record("read: \(data)")
          continue
        }
        #expect(problem.message.hasPrefix("duplicate key"))
      }
    }
  }

  @Test(arguments: [
    (#"{"m":{"b":2,"a":1},"o":{"b":2,"a":1}}"#, []),
    (#"{"m":{"b":1,"a":2},"o":{"b":1,"a":2}}"#, [#"m["b"]"#, #"m["a"]"#, #"o["b"]"#, #"o["a"]"#]),
  ])
  func `the key of an entry is its own in whatever order the record has them`(
    _ data: String,
    _ paths: [String]
  ) throws {
    let each = #"{ each { when key == "a" { equal(1) } otherwise { equal(2) } } }"#
    let rules = "rules 1\nform f {\nfield m: map of integer \(each)\nfield o: any \(each)\n}"
    let found = try ReportPathTests(rules, form: "f").judged(data, .ndjson).found
    #expect(found.map(\.path) == paths)
  }

  @Test func `a map of many keys is reported in the order of the record`() throws {
    let count = TestEffort.of(100_000)
    // A permutation, as the factor shares no divisor with the count.
    let keys = (0..<count).map { "k\($0 * 7919 % count)" }
    let entries = keys.map { "\"\($0)\":\"v\"" }.joined(separator: ",")
    let found = try judged("{\"labels\":{\(entries)}}", .ndjson).found
    #expect(found.map(\.path) == keys.map { "labels[\"\($0)\"]" })
  }
}

extension String {
  fileprivate var jsonQuoted: String {
    var bytes: [UInt8] = []
    bytes.append(jsonText: self)
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate func doubled(_ character: Character) -> String {
    flatMap { $0 == character ? [$0, $0] : [$0] }.reduce(into: "") { $0.append($1) }
  }

  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let isPlain = (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
