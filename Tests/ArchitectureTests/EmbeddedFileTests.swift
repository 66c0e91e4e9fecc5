import Testing

/// `Scripts/embed.py` lists the files that are part of the binary.
@Suite struct EmbeddedFileTests {
  @Test(arguments: [
    ("Grammar/Diagnostics", ".md"), ("Grammar/Reference", ".md"), ("Rules/Standard", ".rules"),
    ("Sources/FormInterchange/HTML/Page", ""), ("Sources/CommandLineTool/Serving/Page", ""),
  ])
  func `every file of an embedded folder is listed`(folder: String, ending: String) throws {
    let expected = SourceTree.paths(in: folder, ending: ending)
    #expect(!expected.isEmpty)
    #expect(try embeddedPaths().filter { $0.hasPrefix(folder + "/") }.sorted() == expected)
  }

  @Test func `names without folders are unambiguous`() throws {
    for (list, paths) in try lists() {
      let names = paths.compactMap { $0.split(separator: "/").last }
      #expect(Set(names).count == names.count, "\(list)")
    }
  }

  private func embeddedPaths() throws -> [String] {
    try lists().flatMap(\.paths)
  }

  private func lists() throws -> [(file: String, paths: [String])] {
    try SourceTree.paths(in: "Sources/CEmbeddedFiles", ending: ".c").map { file in
      let matches = try SourceTree.text(of: file).matches(of: #/#embed "\.\./\.\./([^"]+)"/#)
      return (file, matches.map { String($0.output.1) })
    }
  }
}
