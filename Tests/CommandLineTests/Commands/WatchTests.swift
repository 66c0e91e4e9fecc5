import Foundation
import Testing

@Suite(.timeLimit(.minutes(20))) struct WatchTests {
  /// The running command, with its result in a file.
  private struct Watch {
    let process = Process()
    let output: URL

    init(_ command: String, _ arguments: [String], in folder: TemporaryFolder) throws {
      output = try folder.write(Data(), to: "remarks")
      process.executableURL = try CommandRun.executable()
      process.arguments = [command, "--watch"] + arguments
      process.currentDirectoryURL = folder.url
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: output)
      try process.run()
    }

    /// Waits until the command has checked the files a number of times.
    func wait(forRounds count: Int) throws -> String {
      while true {
        let text = try String(contentsOf: output, encoding: .utf8)
        if text.components(separatedBy: "Control-C stops").count > count { return text }
        try #require(process.isRunning)
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  @Test func `files are checked again when they or their imports change`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("import \"b.rules\"\nform f { field a { short } }\n", to: "a.rules")
    let watch = try Watch("check", ["a.rules"], in: folder)
    defer { watch.process.terminate() }
    #expect(try watch.wait(forRounds: 1).contains("1 error in 1 file"))
    // The missing import appears.
    try folder.write("rule short { max_length(3) }\n", to: "b.rules")
    #expect(try watch.wait(forRounds: 2).contains("no problems in 1 file"))
    try folder.write("rule shorter { max_length(3) }\n", to: "b.rules")
    #expect(try watch.wait(forRounds: 3).hasSuffix("watching 2 files; Control-C stops\n\n"))
    // The file itself goes away for a while.
    try FileManager.default.removeItem(at: folder.url.appending(path: "a.rules"))
    #expect(try watch.wait(forRounds: 4).contains("cannot open 'a.rules'"))
    try folder.write("form f { field a }\n", to: "a.rules")
    #expect(try watch.wait(forRounds: 5).hasSuffix("watching 1 file; Control-C stops\n\n"))
    watch.process.interrupt()
    watch.process.waitUntilExit()
    #expect(watch.process.terminationStatus == 130)
  }

  @Test func `tests run again when their file changes`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("rule short { max_length(3); accepts \"abcd\" }\n", to: "a.rules")
    let watch = try Watch("test", ["a.rules"], in: folder)
    defer { watch.process.terminate() }
    #expect(try watch.wait(forRounds: 1).contains("1 of 1 test failed"))
    try folder.write("rule short { max_length(4); accepts \"abcd\" }\n", to: "a.rules")
    #expect(try watch.wait(forRounds: 2).contains("1 test passes"))
    watch.process.interrupt()
    watch.process.waitUntilExit()
    #expect(watch.process.terminationStatus == 130)
  }
}
