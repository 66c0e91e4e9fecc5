import Foundation
import FormRules
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
        #expect(try typing.refusal(of: example.value, by: index) == nil, "\(check)")
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
    #expect(try Typing([check]).refusal(of: text, by: 0) != nil)
  }
}

/// Live fields, each with a check and with a filter made of the same; all are loaded at once.
private struct Typing {
  private let rules: RuleFile

  init(_ checks: [String]) throws {
    let forms = checks.enumerated().map { index, check in
      "form typed_\(index) { field value { filter \(check)\n\(check) } }"
    }
    rules = try RuleFile(text: forms.joined(separator: "\n"))
  }

  /// The first beginning of a text that cannot be typed, or shows an error on the way; nil if none.
  func refusal(of text: String, by index: Int) throws -> String? {
    let session = try #require(rules.form("typed_\(index)")).makeSession()
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
