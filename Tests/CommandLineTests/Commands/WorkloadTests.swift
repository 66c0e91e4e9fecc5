import Foundation
import Testing

/// The example `registration` against a reference that judges the same records by itself.
@Suite(.timeLimit(.minutes(20))) struct WorkloadTests {
  /// Fields in the order of the reference's bits.
  private static let fields = [
    "name", "email", "password", "confirm", "age", "contact", "postcode", "country", "newsletter",
    "website",
  ]
  private static let python = "/usr/bin/python3"

  private static var isAvailable: Bool {
    FileManager.default.fileExists(atPath: PackageFolder.workload.appending(path: "ref.py").path)
      && FileManager.default.isExecutableFile(atPath: python)
  }

  @Test(.enabled(if: isAvailable, "the workload is not beside the package"))
  func `the same fields fail as by the reference`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let data = folder.url.appending(path: "reg.ndjson").path
    let masks = folder.url.appending(path: "masks.txt").path
    try WorkloadTests.runPython("gen.py", ["20000", data], in: folder)
    try WorkloadTests.runPython("ref.py", [data, masks], in: folder)
    let expected = try folder.text(of: "masks.txt").split(separator: "\n").map { Int($0) ?? -1 }
    let rules = PackageFolder.examples.appending(path: "registration.rules").path
    let run = try CommandRun(
      ["validate", rules, data, "--output", "ndjson", "--strict-types", "--jobs", "2"])
    #expect(run.status == 1)
    #expect(run.outputLines.count == expected.count)
    for (number, line) in run.outputLines.enumerated() {
      let mask = try WorkloadTests.mask(of: line)
      if mask != expected[number] {
        Issue.record("record \(number + 1): \(mask) instead of \(expected[number]): \(line)")
      }
    }
    let count = try CommandRun(["validate", rules, data, "--output", "none", "--strict-types"])
    #expect(count.outputText == "\(expected.count { $0 == 0 })\n")
  }

  private static func mask(of line: Substring) throws -> Int {
    let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let violations = try #require(record?["violations"] as? [[String: Any]])
    return try violations.reduce(0) { mask, violation in
      let field = try #require(violation["path"] as? String)
      return mask | 1 << (try #require(fields.firstIndex(of: field)))
    }
  }

  private static func runPython(
    _ script: String,
    _ arguments: [String],
    in folder: TemporaryFolder
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [PackageFolder.workload.appending(path: script).path] + arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
