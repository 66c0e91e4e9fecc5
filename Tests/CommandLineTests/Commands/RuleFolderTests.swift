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

  @Test func `a folder that can't be opened is reported, and the others are checked`() throws {
    // Permissions don't keep the superuser out.
    guard getuid() != 0 else { return }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(RuleFolderTests.broken, to: "forms/a.rules")
    let file = try folder.write(RuleFolderTests.broken, to: "forms/closed/b.rules")
    let closed = file.deletingLastPathComponent().path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    }
    let run = try CommandRun(["check", "forms"], in: folder.url)
    #expect(run.status == 66)
    #expect(run.outputText.hasPrefix("forms/a.rules:2:"))
    #expect(run.remarksText.contains("cannot open 'forms/closed': permission denied\n"))
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

  @Test func `a file that can't be opened does not hide the errors of others`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("form f { field x { requird } }", to: "forms/z.rules")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "forms/a.rules").path,
      withDestinationPath: "nowhere"
    )
    let reason = "formrules: cannot open 'forms/a.rules': no such file or directory\n"
    for command in [["check"], ["check", "--fix"], ["fmt", "--check"], ["test"]] {
      let run = try CommandRun(command + ["forms"], in: folder.url)
      #expect(run.status == 66)
      #expect(run.remarksText.hasPrefix(reason))
      #expect(run.remarksText.components(separatedBy: reason).count == 2)
      let isChecked = command[0] == "check"
      if isChecked { #expect(run.remarksText == reason + "1 error in 1 file\n") }
      let report = isChecked ? run.outputText : run.remarksText
      if command[0] != "fmt" { #expect(report.contains("unknown rule 'requird'")) }
    }
    try folder.write("form f {field x}", to: "forms/z.rules")
    let run = try CommandRun(["fmt", "--check", "forms"], in: folder.url)
    #expect(run.status == 66)
    #expect(run.outputText == "forms/z.rules\n")
    // Without any other file, there is nothing to sum up.
    #expect(try CommandRun(["check", "forms/a.rules"], in: folder.url).remarksText == reason)
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
