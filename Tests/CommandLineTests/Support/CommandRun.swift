import Foundation

/// The built command, run as a process of its own.
struct CommandRun {
  var output: Data
  var remarks: Data
  var status: Int32

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var remarksText: String { String(decoding: remarks, as: UTF8.self) }
  var outputLines: [Substring] { outputText.split(separator: "\n") }

  /// Runs `formrules` with the arguments, and waits for its end.
  ///
  /// - Parameters:
  ///   - input: the bytes on standard input; none by default.
  ///   - folder: the current folder.
  init(
    _ arguments: [String],
    input: Data = Data(),
    in folder: URL = PackageFolder.root,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = try CommandRun.executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "TZ": "UTC"]
      .merging(CommandRun.sanitizerOptions) { $1 }
      .merging(environment) { $1 }
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    process.standardInput = try FileHandle(forReadingFrom: scratch.write(input, to: "input"))
    let output = try scratch.write(Data(), to: "output")
    let remarks = try scratch.write(Data(), to: "remarks")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: remarks)
    try process.run()
    process.waitUntilExit()
    self.output = try Data(contentsOf: output)
    self.remarks = try Data(contentsOf: remarks)
    // A process that a signal ended must not look as if it had chosen that number.
    status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 1000 : 0)
  }

  /// What a sanitizer is told holds for the command as for the tests that run it.
  private static let sanitizerOptions = ProcessInfo.processInfo.environment.filter { name, _ in
    name == "ASAN_OPTIONS" || name == "TSAN_OPTIONS"
  }

  /// The executable that was built together with the tests.
  static func executable() throws -> URL {
    let candidates = [
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
      Bundle.main.bundleURL,
      PackageFolder.root.appending(path: ".build/debug"),
    ]
    for folder in candidates {
      let executable = folder.appending(path: "formrules")
      if FileManager.default.isExecutableFile(atPath: executable.path) { return executable }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
