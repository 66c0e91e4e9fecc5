import FormData
import FormInterchange
import Foundation
import Testing

/// What a failed test shows is limited: tests and fields of one file would otherwise multiply.
@Suite struct FailedTestTests {
  private let rules = """
    rules 1
    form f {
    \((0..<150).map { "field good\($0); field bad\($0) { required }" }.joined(separator: "\n"))
    }
    test "a" for f { given { good0: "x" }; expect valid }
    test "b" for f { given { good0: "x" }; expect invalid { bad0: required, bad1: required } }
    """

  private func output(_ arguments: String...) throws -> [Substring] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(rules, to: "a.rules")
    let run = try CommandRun(["test", "a.rules"] + arguments, in: folder.url)
    #expect(run.status == 1)
    return run.outputText.split(separator: "\n")
  }

  @Test func `of many fields, the first with problems are shown`() throws {
    let lines = try output()
    #expect(lines.count { $0.hasSuffix("bad99: required, and 50 more }") } == 2)
    let fields = lines.filter { $0.hasSuffix(" = missing") }
    #expect(fields.first == "  bad0 = missing")
    #expect(fields.count == 200)
    #expect(!lines.contains { $0.hasPrefix("  good") })
    #expect(lines.contains("  and 50 more fields"))
    #expect(lines.count { $0.hasPrefix("  unexpected  bad") } == 100)
    #expect(lines.contains("  unexpected  and 48 more"))
  }

  @Test func `JSON counts what it leaves out`() throws {
    let output = try #require(try output("--output", "json").first)
    #expect(output.components(separatedBy: #""moreFields":"#).count == 2)
    #expect(output.contains(#""moreFields":50"#))
    #expect(output.components(separatedBy: #""moreUnexpected":"#).count == 2)
    #expect(output.contains(#""moreUnexpected":48"#))
  }
}
