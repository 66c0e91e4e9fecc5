import Testing

/// The option `-o` of the commands that write a file.
@Suite struct OutputFileTests {
  @Test(arguments: [
    ["compile", "login.rules"], ["export", "--to", "json-schema", "login.rules"],
    ["export", "--to", "html", "login.rules"],
    ["import", "--from", "json-schema", "login.schema.json"],
  ])
  func `the file has the text that standard output would get`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("form login { field name { required } }", to: "login.rules")
    let schema = #"{"type":"object","properties":{"name":{"type":"string"}}}"#
    try folder.write(schema, to: "login.schema.json")
    try folder.write("old", to: "result")
    let shown = try CommandRun(arguments, in: folder.url)
    let written = try CommandRun(arguments + ["-o", "result"], in: folder.url)
    #expect(!shown.output.isEmpty)
    #expect(try folder.text(of: "result") == shown.outputText)
    #expect(written.output.isEmpty)
    #expect(written.remarksText == shown.remarksText)
    #expect(written.status == 0)
    let named = try CommandRun(arguments + ["--output-file", "result"], in: folder.url)
    #expect(named.status == 0)
  }

  @Test func `a file that can't be written is reported`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("form login { field name }", to: "login.rules")
    let run = try CommandRun(
      ["export", "--to", "json-schema", "login.rules", "-o", "none/login.json"],
      in: folder.url
    )
    #expect(run.status == 70)
    #expect(run.remarksText.hasPrefix("formrules: cannot write 'none/login.json': no such file"))
  }
}
