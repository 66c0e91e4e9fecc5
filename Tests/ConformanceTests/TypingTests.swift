import Foundation
import FormRules
import RuleEngine
import RuleSyntax
import Testing

/// What a standard rule accepts can be typed: none of its beginnings is refused on the way.
@Suite struct TypingTests {
  private static let files: [String] = {
    let folder = Repository.root.appending(path: "Rules/Standard").path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".rules") }.sorted()
  }()

  @Test func `there are standard rules to type for`() {
    #expect(Self.files.count >= 20)
  }

  @Test(arguments: files)
  func `every beginning of an accepted example can be typed on`(_ file: String) throws {
    let text = try Repository.text("Rules/Standard/\(file)")
    let source = SourceText(name: file, text: text)
    var examples: [(check: String, values: [Literal])] = []
    for case .rule(let rule) in RuleParser.parse(source).tree.declarations {
      for case .examples(let statement) in rule.body where statement.verdict == .accepts {
        let arguments = (statement.arguments ?? []).map { source.text(in: $0.range) }
        let check =
          arguments.isEmpty
          ? rule.name.text : "\(rule.name.text)(\(arguments.joined(separator: ", ")))"
        examples.append((check, statement.values))
      }
    }
    let typing = try Typing(examples.map(\.check))
    for (index, (check, values)) in examples.enumerated() {
      for case .string(let example) in values {
        let scalars = Array(example.value.unicodeScalars)
        for count in 1..<(scalars.count + 1) {
          var beginning = ""
          beginning.unicodeScalars.append(contentsOf: scalars.prefix(count))
          #expect(typing.canTypeOn(beginning, by: index), "\(check) refuses \(beginning)")
        }
      }
    }
  }

  @Test(arguments: [
    ("ip", "256."), ("host_port", "a:b"), ("ipv4 or port", "256."),
    ("email", "ann lee"), ("ipv4", "256."), ("uri", "1a"), ("week", "2014-W53"), ("port", "65536"),
    ("rgb_color", "rgb(256"), ("duration", "P1H"), ("ulid", "8"), ("latitude", "91"),
    ("uuid(version: 4)", "57b73598-8764-1"), ("port", "x"), ("language_code", "xx"),
  ])
  func `what can come to nothing is refused while typing`(_ check: String, _ text: String) throws {
    #expect(try !Typing([check]).canTypeOn(text, by: 0))
  }
}

/// Checks asked of a text that is still being typed; all are loaded at once.
private struct Typing {
  private let program: Program
  private let executable: ExecutableProgram

  init(_ checks: [String]) throws {
    let forms = checks.enumerated().map { index, check in
      "form typed_\(index) { field value { \(check) } }"
    }
    let rules = try RuleFile(text: forms.joined(separator: "\n"))
    program = try #require(rules.form("typed_0")).program
    executable = ExecutableProgram(program)
  }

  /// Whether the check at the index holds of the text, or can hold of what it may become.
  func canTypeOn(_ text: String, by index: Int) -> Bool {
    let form = FormIndex(index)
    let layout = program.forms[form]
    var record = RecordBuffer()
    record.reset(for: layout)
    record.slots[0].kind = .form
    var slot = record.appendText(text.utf8)
    slot.flags.insert(.typing)
    for field in layout.fields { record.slots[field.slot.position] = slot }
    var evaluator = Evaluator(executable, clock: .system)
    let outcome = evaluator.judge(&record, as: form)
    return outcome.verdict == .valid
      || outcome.verdict == .invalid && outcome.violations.allSatisfy(\.isIncomplete)
  }
}
