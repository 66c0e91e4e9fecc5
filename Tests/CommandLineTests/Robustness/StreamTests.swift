import Foundation
import Testing

/// What the command does when the streams around it are not as they should be.
@Suite(.timeLimit(.minutes(20))) struct StreamTests {
  private static let rules = "form order { field amount: integer { required; min_value(1) } }\n"

  @Test(arguments: [
    ["check", "--explain", "E0303"], ["--help"],
    ["validate", "order.rules", "a.ndjson", "--output", "ndjson"],
  ])
  func `a reader that goes away is no reason to complain`(arguments: [String]) throws {
    let folder = try StreamTests.folder(records: 50_000)
    defer { folder.remove() }
    let (status, remarks) = try StreamTests.run(
      arguments,
      in: folder,
      shell: "| head -c 10 >/dev/null"
    )
    #expect(remarks == "")
    #expect(status <= 1)
  }

  @Test(arguments: [
    ["check", "--explain", "E0303"], ["dump", "order.rules", "--stage", "tree"],
    ["validate", "order.rules", "a.ndjson", "--output", "ndjson", "--jobs", "2"],
  ])
  func `a full disk is told`(arguments: [String]) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try StreamTests.folder(records: 50_000)
    defer { folder.remove() }
    let (status, remarks) = try StreamTests.run(arguments, in: folder, shell: "> /dev/full")
    #expect(status == 70)
    #expect(remarks == "formrules: cannot write to standard output: no space left on device\n")
  }

  @Test(arguments: ["1", "2"])
  func `results come before more data does`(jobs: String) throws {
    let folder = try StreamTests.folder(records: 0)
    defer { folder.remove() }
    let run = try PipedValidation(["--output", "ndjson", "--jobs", jobs], in: folder)
    for number in 1...3 {
      try run.input.fileHandleForWriting.write(contentsOf: Data("{\"amount\":\(number)}\n".utf8))
      let answer = run.output.fileHandleForReading.availableData
      #expect(String(decoding: answer, as: UTF8.self).hasPrefix("{\"record\":\(number),"))
    }
    try run.input.fileHandleForWriting.close()
    run.process.waitUntilExit()
    #expect(run.process.terminationStatus == 0)
  }

  @Test(arguments: ["1", "2"])
  func `a limit of failures holds for data that comes slowly`(jobs: String) throws {
    let folder = try StreamTests.folder(records: 0)
    defer { folder.remove() }
    let line = "for i in 1 2 3 4 5 6; do echo '{\"amount\":0}'; sleep 0.05; done"
    let command = try CommandRun.executable().path
    let options = "--input ndjson --output ndjson --max-failures 3 --jobs \(jobs)"
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "{ \(line); } | \(command) validate order.rules \(options) > out"]
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(try folder.text(of: "out").split(separator: "\n").count == 3)
  }

  @Test(arguments: ["1", "2"])
  func `a limit of failures ends the command while more data may come`(jobs: String) throws {
    let folder = try StreamTests.folder(records: 0)
    defer { folder.remove() }
    let run = try PipedValidation(
      ["--output", "ndjson", "--max-failures", "2", "--jobs", jobs],
      in: folder
    )
    let lines = String(repeating: "{\"amount\":0}\n", count: 3)
    try run.input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    run.process.waitUntilExit()
    try run.input.fileHandleForWriting.close()
    #expect(run.process.terminationStatus == 1)
    let written = run.output.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: written, as: UTF8.self)
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test(arguments: ["1", "2"])
  func `an interruption ends with what is complete`(jobs: String) throws {
    let folder = try StreamTests.folder(records: 0)
    defer { folder.remove() }
    let run = try PipedValidation(["--output", "json", "--summary", "--jobs", jobs], in: folder)
    let output = run.output.fileHandleForReading
    try run.input.fileHandleForWriting.write(contentsOf: Data("{\"amount\":1}\n{\"amo".utf8))
    var text = output.availableData
    while !text.contains(UInt8(ascii: "}")) { text += output.availableData }
    run.process.interrupt()
    run.process.waitUntilExit()
    text += output.readDataToEndOfFile()
    #expect(run.process.terminationReason == .exit)
    #expect(run.process.terminationStatus == 130)
    let list = try #require(try JSONSerialization.jsonObject(with: text) as? [[String: Any]])
    #expect(list.count == 1)
    let summary = run.remarks.fileHandleForReading.readDataToEndOfFile()
    let expected = """
      1 record: 1 valid, 0 invalid, 0 undecided
      formrules: interrupted; resume with --skip 1

      """
    #expect(String(decoding: summary, as: UTF8.self) == expected)
  }

  @Test func `an interruption in the middle of a JSON document is no fault of it`() throws {
    let folder = try StreamTests.folder(records: 0)
    defer { folder.remove() }
    for start in ["{\"amount\":", "[{\"amount\":1},{\"amo", "["] {
      // The format that is named last counts.
      let run = try PipedValidation(["--input", "json", "--output", "none"], in: folder)
      // More than a pipe holds: once it is written, the command reads, and heeds Control-C.
      let blanks = String(repeating: " ", count: 1 << 20)
      try run.input.fileHandleForWriting.write(contentsOf: Data((blanks + start).utf8))
      run.process.interrupt()
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == 130, "\(start)")
      let remarks = run.remarks.fileHandleForReading.readDataToEndOfFile()
      #expect(String(decoding: remarks, as: UTF8.self).contains("resume with --skip"))
    }
  }

  @Test func `colors are for terminals and for who asks`() throws {
    let folder = try StreamTests.folder(records: 0)
    defer { folder.remove() }
    try folder.write("form order { field amount { requird } }\n", to: "broken.rules")
    let check = ["check", "broken.rules"]
    let plain = try CommandRun(check, in: folder.url)
    #expect(!plain.outputText.contains("\u{1B}["))
    let always = try CommandRun(check + ["--color", "always"], in: folder.url)
    #expect(always.outputText.contains("\u{1B}["))
    let asked = try CommandRun(
      check + ["--color", "always"],
      in: folder.url,
      environment: ["NO_COLOR": "1"]
    )
    #expect(asked.output == always.output)
    let removed = always.outputText.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(removed == plain.outputText)
  }

  private static func folder(records: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(rules, to: "order.rules")
    let lines = (0..<records).map { "{\"amount\":\($0 % 3)}\n" }.joined()
    try folder.write(lines, to: "a.ndjson")
    return folder
  }

  /// Runs the command in a shell that does something with its output.
  private static func run(
    _ arguments: [String],
    in folder: TemporaryFolder,
    shell: String
  ) throws -> (status: Int32, remarks: String) {
    let command = try CommandRun.executable().path
    let line = ([command] + arguments).joined(separator: " ")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "{ \(line); echo $? > status; } \(shell)",
    ]
    process.currentDirectoryURL = folder.url
    let remarks = try folder.write(Data(), to: "remarks")
    process.standardError = try FileHandle(forWritingTo: remarks)
    try process.run()
    process.waitUntilExit()
    let status = try folder.text(of: "status").split(separator: "\n").first.flatMap { Int32($0) }
    return (status ?? -1, try folder.text(of: "remarks"))
  }
}

/// A run of `validate` that reads records from a pipe, and whose output and remarks go into others.
private struct PipedValidation {
  let process = Process()
  let input = Pipe()
  let output = Pipe()
  let remarks = Pipe()

  init(_ options: [String], in folder: TemporaryFolder) throws {
    process.executableURL = try CommandRun.executable()
    process.arguments = ["validate", "order.rules", "--input", "ndjson"] + options
    process.currentDirectoryURL = folder.url
    process.standardInput = input
    process.standardOutput = output
    process.standardError = remarks
    try process.run()
  }
}
