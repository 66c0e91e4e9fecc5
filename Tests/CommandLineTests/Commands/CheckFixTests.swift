import Foundation
import Testing

@Suite(.timeLimit(.minutes(20))) struct CheckFixTests {
  private static let doubtful = "form f {\n    field a { regex(/^[a-z]+$/) }\n}\n"
  private static let fixed = "form f {\n    field a { regex(/[a-z]+/) }\n}\n"

  @Test func `certain fixes are applied until there are none`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let broken = "form f {\r\n    field a { required && regex(/^www.example.com$/) } // b\r\n}"
    try folder.write(broken, to: "a.rules")
    let run = try CommandRun(["check", "--fix", "a.rules"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.outputText == "")
    #expect(run.remarksText == "fixed 4 problems in 1 file\nno problems in 1 file\n")
    let text = try folder.text(of: "a.rules")
    let expected =
      "form f {\r\n    field a { required and regex(/www\\.example\\.com/) } # b\r\n}"
    #expect(text == expected)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.rules"])
  }

  @Test func `only the named files are fixed`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("rule short { regex(/^[a-z]+$/) }\n", to: "short.rules")
    try folder.write("import \"short.rules\"\nform f { field a { short } }\n", to: "a.rules")
    let run = try CommandRun(["check", "--fix", "a.rules"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.outputText.hasPrefix("short.rules:1:20: warning[W0784]"))
    #expect(try folder.text(of: "short.rules") == "rule short { regex(/^[a-z]+$/) }\n")
    let both = try CommandRun(["check", "--fix", "a.rules", "short.rules"], in: folder.url)
    #expect(both.remarksText == "fixed 1 problem in 1 file\nno problems in 2 files\n")
    #expect(both.outputText == "")
    #expect(try folder.text(of: "short.rules") == "rule short { regex(/[a-z]+/) }\n")
  }

  @Test func `permissions stay and links are followed`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(CheckFixTests.doubtful, to: "real/a.rules")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = folder.url.appending(path: "link.rules").path
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: "real/a.rules"
    )
    #expect(try CommandRun(["check", "--fix", "link.rules"], in: folder.url).status == 0)
    #expect(try folder.text(of: "real/a.rules") == CheckFixTests.fixed)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.rules")
  }

  @Test(arguments: [["--diff"], ["--fix", "--diff"]])
  func `differences change nothing`(options: [String]) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(CheckFixTests.doubtful, to: "a.rules")
    let run = try CommandRun(["check"] + options + ["a.rules"], in: folder.url)
    #expect(run.outputText.hasPrefix("--- a.rules\n+++ a.rules\n@@ -1,3 +1,3 @@\n"))
    #expect(try folder.text(of: "a.rules") == CheckFixTests.doubtful)
  }

  @Test func `a file without certain fixes is not touched`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(CheckFixTests.fixed, to: "a.rules")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
    #expect(try CommandRun(["check", "--fix", "a.rules"], in: folder.url).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  /// Whatever is wrong with a file, fixing it makes it no worse, and a second time changes nothing.
  @Test func `no case of a diagnostic is made worse`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let cases = PackageFolder.root.appending(path: "Grammar/Cases/Diagnostics")
    let names = try FileManager.default.contentsOfDirectory(atPath: cases.path)
      .filter { $0.hasSuffix(".rules") && !$0.hasPrefix("E08") }.sorted()
    for name in names {
      try folder.write(Data(contentsOf: cases.appending(path: name)), to: name)
    }
    let before = try CommandRun(["check"] + names, in: folder.url)
    let fixed = try CommandRun(["check", "--fix"] + names, in: folder.url)
    #expect(fixed.remarksText.hasPrefix("fixed "))
    #expect(errorCount(of: fixed.outputText) < errorCount(of: before.outputText))
    let again = try CommandRun(["check", "--fix"] + names, in: folder.url)
    #expect(again.outputText == fixed.outputText)
    #expect(!again.remarksText.contains("fixed "))
  }

  private func errorCount(of text: String) -> Int {
    text.split(separator: "\n").count { $0.contains(": error[") }
  }

  @Test func `the fixes that are applied are in the output as JSON`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let broken = "form f {\n    field a { required && regex(/a|^b/) } // c\n    field d\n}\n"
    try folder.write(broken, to: "a.rules")
    let run = try CommandRun(["check", "--output", "json", "a.rules"], in: folder.url)
    let found = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    let fixes = found.flatMap { $0["fixes"] as? [[String: Any]] ?? [] }
      .filter { $0["certain"] as? Bool == true }
    #expect(fixes.count == 2)
    var lines = broken.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    for fix in fixes.reversed() {
      let line = try #require(fix["line"] as? Int)
      let start = try #require(fix["column"] as? Int)
      let end = try #require(fix["endColumn"] as? Int)
      let replacement = try #require(fix["replacement"] as? String)
      lines[line - 1].replaceSubrange(start - 1..<end - 1, with: replacement)
    }
    _ = try CommandRun(["check", "--fix", "a.rules"], in: folder.url)
    #expect(try folder.text(of: "a.rules") == lines.map { String($0) }.joined(separator: "\n"))
  }
}
