import Foundation
import RuleCompiler
import RuleSyntax
import Testing

/// Every diagnostic of the checker: its page in the reference, and its golden texts.
///
/// A case is a rule file `Grammar/Cases/Diagnostics/<code>….rules`; beside it stands what the
/// checker says of it. `RECORD_GOLDENS=1` writes those texts anew.
struct DiagnosticGoldenTests {
  private static let folder = "Grammar/Cases/Diagnostics"
  /// The codes with a page that the checker gives.
  private static let codes = CheckingFixture.paths(in: "Grammar/Diagnostics", ending: ".md")
    .map { String($0.dropLast(3).suffix(5)) }
    .filter { code in !["E01", "E02", "E080", "W01"].contains { code.hasPrefix($0) } }

  private static let cases = CheckingFixture.paths(in: folder, ending: ".rules").filter { path in
    let name = path.dropFirst(folder.count + 1)
    return !name.contains("/") && codes.contains(String(name.prefix(5)))
  }

  @Test(arguments: cases)
  func `a case is reported as recorded`(path: String) throws {
    let name = String(path.dropFirst(DiagnosticGoldenTests.folder.count + 1))
    let (file, diagnostics) = DiagnosticGoldenTests.check(
      try CheckingFixture.source(path, named: name)
    )
    #expect(diagnostics.contains { $0.code == name.prefix(5) })
    let text = diagnostics.map { diagnostic in
      let source = file.sources.first { $0.name == diagnostic.file }
      return DiagnosticText(source: source).text(of: diagnostic)
    }.joined(separator: "\n")
    let golden = CheckingFixture.root.appending(path: path.dropLast(6) + ".txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try text.write(to: golden, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: golden, encoding: .utf8)
    #expect(text == recorded)
  }

  @Test(arguments: codes)
  func `the page of a code has an example that triggers it`(code: String) throws {
    let path = "Grammar/Diagnostics/\(code).md"
    let text = try String(contentsOf: CheckingFixture.root.appending(path: path), encoding: .utf8)
    // The corrected example comes after the heading.
    let page = text.components(separatedBy: "\n## What to do\n")[0]
    #expect(page.hasPrefix("# \(code): "))
    guard let start = page.range(of: "```rules\n"),
      let end = page.range(of: "\n```", range: start.upperBound..<page.endIndex)
    else {
      // An example that is as long as a limit asks for is a case, not a part of a page.
      #expect(page.contains("```text\n"))
      return
    }
    let example = page[start.upperBound..<end.lowerBound] + "\n"
    let (_, diagnostics) = DiagnosticGoldenTests.check(
      SourceText(name: "example.rules", text: String(example))
    )
    #expect(Set(diagnostics.map(\.code)) == [code])
  }

  @Test(arguments: codes)
  func `a code has a case`(code: String) {
    #expect(DiagnosticGoldenTests.cases.contains("\(DiagnosticGoldenTests.folder)/\(code).rules"))
  }

  /// Checks a case, whose imports are files beside it or made up.
  private static func check(_ source: SourceText) -> (CheckedFile, [Diagnostic]) {
    var environment = CheckingFixture.environment()
    environment.loadImport = { path, importingFile in
      let base = importingFile.split(separator: "/").dropLast().map { "\($0)/" }.joined()
      let name = base + path
      if name.contains("/endless/") {
        let number = (Int(path.dropLast(6).split(separator: "/").last ?? "") ?? 0) + 1
        return .success(SourceText(name: name, text: "import \"\(number).rules\"\n"))
      }
      if path.contains("unreadable") {
        return .failure(.unreadable(path: path, reason: "permission denied"))
      }
      do {
        return .success(try CheckingFixture.source("\(folder)/\(name)", named: name))
      } catch {
        return .failure(.notFound(path: path))
      }
    }
    return RuleChecker.check(RuleParser.parse(source), in: environment)
  }
}
