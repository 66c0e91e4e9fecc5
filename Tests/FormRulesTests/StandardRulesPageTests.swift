import Foundation
import FormRules
import RuleSyntax
import TestSupport
import Testing

/// The list of the standard rules in the reference is made of their files.
@Suite struct StandardRulesPageTests {
  private static let page = "Grammar/Reference/standard_rules.md"
  private static let head = "| rule | message | file |\n|---|---|---|\n"

  @Test func `the page lists every standard rule, with its message`() throws {
    let url = projectRoot.appending(path: Self.page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(text.range(of: Self.head)).upperBound
    let end = try #require(text.range(of: "\n\n", range: start..<text.endIndex)).lowerBound
    let made = text[..<start] + (try rows().joined(separator: "\n")) + text[end...]
    #expect(Golden.difference(String(made), from: url) == nil)
  }

  private func rows() throws -> [String] {
    try RuleFileExamplesTests.standardFiles.flatMap { file in
      let data = try Data(contentsOf: projectRoot.appending(path: file))
      let source = SourceText(name: file, bytes: Array(data))
      return RuleParser.parse(source).tree.declarations.compactMap { declaration -> String? in
        guard case .rule(let rule) = declaration else { return nil }
        var header = source.text(in: rule.range)[...]
        if let message = rule.message {
          let range = SourceRange(start: rule.range.start, end: message.range.start)
          header = source.text(in: range)[...]
        } else {
          header = header.prefix { $0 != "{" }
        }
        // A declaration of several lines is one here.
        let words = header.split(whereSeparator: \.isWhitespace).dropFirst()
        let declared = words.joined(separator: " ").replacing("( ", with: "(")
          .replacing(" )", with: ")").replacing("|", with: "\\|")
        let message = (rule.message?.value ?? "The message of the rule that it calls.").replacing(
          "{{",
          with: "{"
        )
        .replacing("}}", with: "}").replacing("|", with: "\\|")
        let name = file.split(separator: "/").last ?? ""
        return "| `\(declared)` | \(message) | `\(name)` |"
      }
    }
  }
}
