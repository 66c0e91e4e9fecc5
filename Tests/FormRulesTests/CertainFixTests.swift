import Foundation
import RuleSyntax
import Testing

@testable import FormRules

/// Every fix that `check --fix` applies without asking leaves no error where it was applied.
@Suite struct CertainFixTests {
  private static let folder = projectRoot.appending(path: "Grammar/Cases/Diagnostics")

  /// The golden cases of diagnostics that are a single text.
  private static let cases: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".rules") }.sorted()
  }()

  private static func diagnostics(of text: String) -> [Diagnostic] {
    Compilation(SourceText(name: "t", text: text)).diagnostics
  }

  /// The errors at the place of a fix that were not there before it was applied.
  static func newErrors(after fix: Diagnostic.Fix, in text: String, had: [Diagnostic]) -> [String] {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
    let fixed = String(decoding: bytes, as: UTF8.self)
    let end = fix.range.start + UInt32(fix.replacement.utf8.count)
    let known = Set(had.map { $0.code + $0.message })
    return diagnostics(of: fixed).filter { error in
      error.severity == .error && error.range.start <= end && error.range.end >= fix.range.start
        && !known.contains(error.code + error.message)
    }.map { "\($0.code) \($0.message)" }
  }

  @Test func `there are cases`() {
    #expect(CertainFixTests.cases.count > 200)
  }

  @Test(arguments: cases)
  func `a certain fix leaves no error at its place`(name: String) throws {
    let data = try Data(contentsOf: CertainFixTests.folder.appending(path: name))
    guard let text = String(data: data, encoding: .utf8) else { return }
    let diagnostics = CertainFixTests.diagnostics(of: text)
    for diagnostic in diagnostics {
      for fix in diagnostic.fixes where fix.isCertain {
        let errors = CertainFixTests.newErrors(after: fix, in: text, had: diagnostics)
        #expect(errors == [], "\(diagnostic.message): \(fix.text)")
      }
    }
  }

  /// Mistakes whose fixes were certain, and wrong.
  @Test(arguments: [
    "form f { field a: number { min_value(1 000) } }",
    "form f { field a { regex(r\"[a-z]+\") } }",
    "form f { field b: date; field a: date { after(b \"No.\") } }",
    "form f { field a: integer { 18..120 } }", "form f { field a: 18..120 }",
    "form f { field a; when a is filled => { field b } }",
    "form f { field a { one_of(\"x\" \"y\") } }",
    "form f { field a: choice { option \"x\", \"X label\" } }",
    "form f { field a: number; let b := a * 2; check b > 3 }",
    "form f { field a { min_length[3] } }", "-- note\nform f { field a }",
    "form f { field a { max_value($100) } }",
  ])
  func `the first fix of a mistake is all that it needs`(text: String) throws {
    let before = CertainFixTests.diagnostics(of: text).filter { $0.severity == .error }
    let fix = try #require(before.first?.fixes.first, "\(before.map(\.message))")
    #expect(before.count == 1, "\(before.map(\.message))")
    #expect(CertainFixTests.newErrors(after: fix, in: text, had: []) == [])
  }
}
