import Testing

/// When text is colored, and what `-q` leaves out.
@Suite(.timeLimit(.minutes(20))) struct ColorTests {
  private static func validate(
    _ options: String...,
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("form f { field a { required } }", to: "f.rules")
    try folder.write("{}", to: "f.json")
    return try CommandRun(
      ["validate", "f.rules", "f.json"] + options,
      in: folder.url,
      environment: environment
    )
  }

  @Test(arguments: [
    (["NO_COLOR": "", "FORCE_COLOR": "1"], true), (["FORCE_COLOR": "0"], false),
    (["FORCE_COLOR": ""], false), (["NO_COLOR": "1", "FORCE_COLOR": "1"], false), ([:], false),
  ])
  func `the environment says whether text is colored`(
    environment: [String: String],
    isColored: Bool
  ) throws {
    let run = try ColorTests.validate(environment: environment)
    #expect(run.outputText.contains("\u{1B}[31m") == isColored)
  }

  @Test func `a quiet run writes no summary`() throws {
    #expect(try !ColorTests.validate().remarksText.isEmpty)
    #expect(try ColorTests.validate("-q").remarksText.isEmpty)
  }
}
