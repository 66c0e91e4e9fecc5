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
    for case .rule(let rule) in RuleParser.parse(source).tree.declarations {
      for case .examples(let examples) in rule.body where examples.verdict == .accepts {
        let arguments = (examples.arguments ?? []).map { source.text(in: $0.range) }
        let check =
          arguments.isEmpty
          ? rule.name.text : "\(rule.name.text)(\(arguments.joined(separator: ", ")))"
        let typing = try Typing(check)
        for case .string(let example) in examples.values {
          let scalars = Array(example.value.unicodeScalars)
          for count in 1..<(scalars.count + 1) {
            var beginning = ""
            beginning.unicodeScalars.append(contentsOf: scalars.prefix(count))
            #expect(typing.canTypeOn(beginning), "\(check) refuses \(beginning)")
          }
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
    #expect(try !Typing(check).canTypeOn(text))
  }
}

/// A check asked of a text that is still being typed.
private struct Typing {
  private let program: Program
  private let executable: ExecutableProgram

  init(_ check: String) throws {
    let rules = try RuleFile(text: "form typed { field value { \(check) } }")
    program = try #require(rules.form("typed")).program
    executable = ExecutableProgram(program)
  }

  /// Whether the check holds of the text, or can hold of what it may become.
  func canTypeOn(_ text: String) -> Bool {
    let layout = program.forms[FormIndex(0)]
    var record = RecordBuffer()
    record.reset(for: layout)
    record.slots[0].kind = .form
    var slot = record.appendText(text.utf8)
    slot.flags.insert(.typing)
    for field in layout.fields { record.slots[field.slot.position] = slot }
    var evaluator = Evaluator(executable, clock: .system)
    let outcome = evaluator.judge(&record, as: FormIndex(0))
    return outcome.verdict == .valid
      || outcome.verdict == .invalid && outcome.violations.allSatisfy(\.isIncomplete)
  }
}
