import Foundation
import Testing

@Suite(.timeLimit(.minutes(20))) struct FormatTests {
  private static let loose = "rules 1\n  form order{field amount:integer{required}}\n"
  private static let tidy = """
    rules 1

    form order {
        field amount: integer { required }
    }

    """

  @Test func `a file is brought into the canonical layout in place`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(FormatTests.loose, to: "a.rules")
    let run = try CommandRun(["fmt", "a.rules"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.remarksText == "1 file formatted\n")
    #expect(try folder.text(of: "a.rules") == FormatTests.tidy)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.rules"])
  }

  @Test func `a file in the canonical layout is not touched`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(FormatTests.tidy, to: "a.rules")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
    let run = try CommandRun(["fmt", "a.rules"], in: folder.url)
    #expect(run.status == 0 && run.remarksText == "1 file unchanged\n")
    #expect(try CommandRun(["fmt", "-q", "a.rules"], in: folder.url).remarks.isEmpty)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test func `permissions stay and links are followed`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(FormatTests.loose, to: "real/a.rules")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.rules").path,
      withDestinationPath: "real/a.rules"
    )
    #expect(try CommandRun(["fmt", "link.rules"], in: folder.url).status == 0)
    #expect(try folder.text(of: "real/a.rules") == FormatTests.tidy)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = folder.url.appending(path: "link.rules").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.rules")
  }

  @Test func `a file with several names keeps them`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(FormatTests.loose, to: "a.rules")
    let other = folder.url.appending(path: "b.rules")
    try FileManager.default.linkItem(at: file, to: other)
    #expect(try CommandRun(["fmt", "a.rules"], in: folder.url).status == 0)
    #expect(try folder.text(of: "b.rules") == FormatTests.tidy)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["a.rules", "b.rules"])
  }

  @Test(arguments: [["--check"], ["--diff"], ["--check", "--diff"]])
  func `asking changes nothing`(options: [String]) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(FormatTests.loose, to: "a.rules")
    let run = try CommandRun(["fmt", "a.rules"] + options, in: folder.url)
    #expect(run.status == (options.contains("--check") ? 1 : 0))
    #expect(try folder.text(of: "a.rules") == FormatTests.loose)
  }

  @Test func `a file with syntax errors stays as it is and the others are formatted`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("form order {", to: "broken.rules")
    try folder.write(FormatTests.loose, to: "loose.rules")
    let run = try CommandRun(["fmt", "broken.rules", "loose.rules"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.remarksText.hasPrefix("broken.rules:1:"))
    #expect(try folder.text(of: "broken.rules") == "form order {")
    #expect(try folder.text(of: "loose.rules") == FormatTests.tidy)
  }

  @Test func `a write-protected file is not changed`() throws {
    // Permissions don't keep the superuser out.
    guard getuid() != 0 else { return }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(FormatTests.loose, to: "a.rules")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let run = try CommandRun(["fmt", "a.rules"], in: folder.url)
    #expect(run.status == 70)
    #expect(run.remarksText == "formrules: cannot write 'a.rules': permission denied\n")
    #expect(try folder.text(of: "a.rules") == FormatTests.loose)
  }

  @Test func `a difference applies as a patch`() throws {
    let patch = URL(filePath: "/usr/bin/patch")
    guard FileManager.default.isExecutableFile(atPath: patch.path) else { return }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(FormatTests.loose, to: "a.rules")
    let run = try CommandRun(["fmt", "--diff", "a.rules"], in: folder.url)
    let difference = try folder.write(run.output, to: "a.diff")
    let process = Process()
    process.executableURL = patch
    process.arguments = ["-p0", "-s", "-i", difference.path]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.text(of: "a.rules") == FormatTests.tidy)
  }
}
