import Foundation
import Testing

@testable import FormRules

/// Imports of files stay where they may be.
@Suite struct ImportFilesTests {
  private static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["own/below", "other"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    try Data("rule short { max_length(3) }\n".utf8).write(
      to: folder.appending(path: "other/short.rules")
    )
    try Data("rule near { max_length(3) }\n".utf8).write(
      to: folder.appending(path: "own/below/near.rules")
    )
    try body(folder)
  }

  private static func write(_ path: String, _ rule: String, in folder: URL) throws -> URL {
    let file = folder.appending(path: "own/a.rules")
    let text = "import \"\(path)\"\nform f { field a { \(rule) } }\n"
    try Data(text.utf8).write(to: file)
    return file
  }

  @Test(arguments: [
    "../other/short.rules", "link.rules", "linked/short.rules", "/dev/zero", "pipe", "huge.rules",
  ])
  func `what lies elsewhere, is no plain file or too long is not read`(path: String) throws {
    try Self.inFolder { folder in
      let own = folder.appending(path: "own").path
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: own + "/link.rules",
        withDestinationPath: "../other/short.rules"
      )
      try manager.createSymbolicLink(atPath: own + "/linked", withDestinationPath: "../other")
      let status = unsafe mkfifo(own + "/pipe", 0o600)
      try #require(status == 0)
      // Full of zeros that take no place on the disk.
      try Data().write(to: URL(filePath: own + "/huge.rules"))
      try FileHandle(forWritingTo: URL(filePath: own + "/huge.rules")).truncate(atOffset: 1 << 40)
      let file = try Self.write(path, "short", in: folder)
      let error = #expect(throws: RuleFileError.self) { try RuleFile(contentsOf: file) }
      #expect(error?.diagnostics.map(\.code).contains("E0902") == true)
    }
  }

  @Test func `files below the folder are read, and those of a folder that is given`() throws {
    try Self.inFolder { folder in
      let near = try Self.write("below/near.rules", "near", in: folder)
      #expect(try RuleFile(contentsOf: near).form("f") != nil)
      let far = try Self.write("../other/short.rules", "short", in: folder)
      #expect(try RuleFile(contentsOf: far, importingFrom: folder).form("f") != nil)
    }
  }
}
