import Foundation
import Testing

@testable import CommandLineTool

/// Examples that people start from.
@Suite(.timeLimit(.minutes(20))) struct InitializeTests {
  @Test(arguments: Example.all.map(\.name))
  func `an example passes its tests, and its data shows what is wrong`(name: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = try CommandRun(["init", "--example", name], in: folder.url)
    #expect(run.status == 0)
    #expect(try CommandRun(["check", "--strict", "\(name).rules"], in: folder.url).status == 0)
    // The commands that it names.
    let next = run.outputLines.filter { $0.hasPrefix("  formrules ") }.map {
      $0.split(separator: " ").map(String.init)
    }
    #expect(next.map { $0[1] } == ["test", "validate", "repl"])
    #expect(try CommandRun(Array(next[0].dropFirst()), in: folder.url).status == 0)
    let validated = try CommandRun(Array(next[1].dropFirst()), in: folder.url)
    #expect(validated.status == 1)
    #expect(validated.outputText.contains(" → error: "))
  }

  @Test func `the first commands of the help work in an empty folder`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let help = try CommandRun([], in: folder.url)
    let commands = help.outputLines.filter { $0.hasPrefix("  formrules ") }.map {
      $0.split(separator: " ").dropFirst().map(String.init)
    }
    let statuses = try commands.map { try CommandRun($0, in: folder.url).status }
    #expect(commands.map(\.first) == ["init", "check", "test", "validate", "explain"])
    #expect(statuses == [0, 0, 0, 1, 1])
  }

  @Test func `nothing is overwritten`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("mine", to: "contact.invalid.json")
    let run = try CommandRun(["init"], in: folder.url)
    #expect(run.status == 70)
    #expect(
      run.remarksText == "formrules: 'contact.invalid.json' already exists; nothing was written\n"
    )
    #expect(try folder.text(of: "contact.invalid.json") == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
  }
}
