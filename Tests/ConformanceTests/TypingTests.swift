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
          #expect(try typing.refusal(of: example.value) == nil, "\(check)")
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
    #expect(try Typing(check).refusal(of: text) != nil)
  }
}

/// A live field with a check, and with a filter made of the same.
private struct Typing {
  private let form: Form

  init(_ check: String) throws {
    let rules = try RuleFile(text: "form typed { field value { filter \(check)\n\(check) } }")
    form = try #require(rules.form("typed"))
  }

  /// The first beginning of a text that cannot be typed, or shows an error on the way; nil if none.
  func refusal(of text: String) throws -> String? {
    let session = try form.session()
    let field = try #require(session.field("value"))
    field.focus()
    for character in text {
      let end = field.text.count
      let outcome = try field.edit(end..<end, String(character))
      guard outcome.disposition == .taken, field.violations.isEmpty else {
        return field.text + String(character)
      }
    }
    return nil
  }
}
