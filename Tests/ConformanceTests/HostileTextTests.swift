import Foundation
import FormRules
import RuleSyntax
import Testing

/// Long texts that are made to hurt: no standard rule reaches a limit of the engine on them.
@Suite(.timeLimit(.minutes(20))) struct HostileTextTests {
  static let pieces = ["a", "0", "-", "/", "=", "a.", "a-", "0:", "%20", "aaaa "]
  static let beginnings = ["", "a@", "http://", "a:", "a/b;c=\"", "+"]
  /// The engine runs no pattern on texts that are much longer.
  private static let length = 65_000

  static let names: [String] = {
    let folder = Repository.root.appending(path: "Rules/Standard").path()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".rules") }.sorted().flatMap { file in
      let text = (try? Repository.text("Rules/Standard/\(file)")) ?? ""
      return RuleParser.parse(SourceText(name: file, text: text)).tree.declarations
        .compactMap { declaration in
          if case .rule(let rule) = declaration { rule.name.text } else { nil }
        }
    }
  }()

  @Test func `there are rules`() {
    #expect(Self.names.count > 50)
  }

  @Test(arguments: names)
  func `a long text is judged, whatever it is`(_ name: String) throws {
    let rule = try Rule(name)
    for beginning in Self.beginnings {
      for piece in Self.pieces {
        let body = String(repeating: piece, count: Self.length / piece.utf8.count)
        let report = rule.validate(.text(beginning + body + "\u{7F}"))
        #expect(report.undecided.isEmpty, "\(name) of \(beginning)\(piece)…")
      }
    }
  }
}
