import Foundation
import Testing

@Suite(.timeLimit(.minutes(20))) struct RuleFolderTests {
  private static let broken = "rules 1\nform order { field amount { no_rule } }\n"
  private static let right = "rules 1\n\nform order { field amount }\n"

  @Test func `a folder is checked with the folders below it`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(RuleFolderTests.broken, to: "forms/b.rules")
    try folder.write(RuleFolderTests.broken, to: "forms/a/deep/c.rules")
    try folder.write("no rules", to: "forms/notes.txt")
    try folder.write(RuleFolderTests.broken, to: "forms/.hidden/d.rules")
    try folder.write(RuleFolderTests.broken, to: "forms/.e.rules")
    let run = try CommandRun(["check", "forms"], in: folder.url)
    #expect(run.status == 2)
    let named = run.outputLines.filter { $0.contains("error[E0303]") }
    let names = named.map { $0.prefix { $0 != ":" } }
    #expect(names == ["forms/a/deep/c.rules", "forms/b.rules"])
  }

  @Test func `a link to a folder around it is followed once`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(RuleFolderTests.broken, to: "forms/a.rules")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "forms/again").path,
      withDestinationPath: ".."
    )
    let run = try CommandRun(["check", "forms/"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.outputText.hasPrefix("forms/a.rules:2:"))
    #expect(run.remarksText == "1 error in 1 file\n")
  }

  @Test func `files of a folder are formatted and tested`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("rules 1\nform order{field amount}\n", to: "forms/a.rules")
    let unformatted = try CommandRun(["fmt", "--check", "forms"], in: folder.url)
    #expect(unformatted.outputText == "forms/a.rules\n")
    #expect(try CommandRun(["fmt", "forms"], in: folder.url).status == 0)
    #expect(try CommandRun(["fmt", "--check", "forms"], in: folder.url).status == 0)
    try folder.write("rules 1\nrule a { max_length(2); accepts \"ab\" }\n", to: "forms/b.rules")
    let tests = try CommandRun(["test", "forms"], in: folder.url)
    #expect(tests.status == 0)
    #expect(tests.remarksText == "1 test passes in 1 file\n")
  }

  @Test func `a folder without rule files is refused`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("no rules", to: "forms/notes.txt")
    let run = try CommandRun(["check", "forms"], in: folder.url)
    #expect(run.status == 66)
    #expect(run.remarksText == "formrules: there are no rule files (*.rules) in 'forms'\n")
  }

  @Test func `elsewhere one file must be named`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(RuleFolderTests.right, to: "forms/a.rules")
    let run = try CommandRun(["validate", "forms", "a.json"], in: folder.url)
    #expect(run.status == 66)
    let reason = "cannot open 'forms': is a directory; name a rule file in it"
    #expect(run.remarksText == "formrules: \(reason)\n")
  }
}
