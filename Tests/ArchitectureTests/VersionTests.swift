import Foundation
import Testing

/// Every place that names the version names the same one.
@Suite struct VersionTests {
  /// The version that a file names.
  private static func version(
    in path: String,
    at expression: Regex<(Substring, Substring)>
  ) throws -> String {
    let text = try SourceTree.text(of: path)
    return String(try #require(text.firstMatch(of: expression), "\(path)").output.1)
  }

  private static func commandVersion() throws -> String {
    try version(
      in: "Sources/CommandLineTool/FormRulesCommand.swift",
      at: /versionNumber = "([^"]+)"/
    )
  }

  @Test func `the package for JavaScript and the editors' have the command's version`() throws {
    let command = try Self.commandVersion()
    for path in ["Web/package.json", "Editors/vscode/package.json"] {
      #expect(try Self.version(in: path, at: /"version": "([^"]+)"/) == command, "\(path)")
    }
    #expect(
      try Self.version(in: "Editors/zed/extension.toml", at: #/\nversion = "([^"]+)"/#) == command
    )
  }

  @Test func `the README depends on the version that the command has`() throws {
    #expect(
      try Self.version(in: "README.md", at: /from: "([^"]+)", traits/) == Self.commandVersion()
    )
  }

  @Test func `the changelog has an entry for the version`() throws {
    let command = try Self.commandVersion()
    let text = try SourceTree.text(of: "CHANGELOG.md")
    #expect(text.contains("\n## \(command)") || text.contains("release, \(command)."))
  }
}
