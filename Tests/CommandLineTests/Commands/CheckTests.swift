import Foundation
import Testing

@Suite(.timeLimit(.minutes(20))) struct CheckTests {
  @Test func `imports stay in the folder of the rules unless others are allowed`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("rule short { max_length(3) }\n", to: "shared/short.rules")
    let rules = "import \"../shared/short.rules\"\nform a { field x { short } }\n"
    try folder.write(rules, to: "own/a.rules")
    let refused = try CommandRun(["check", "own/a.rules"], in: folder.url)
    #expect(refused.status == 2)
    #expect(refused.outputText.contains("error[E0902]"))
    #expect(refused.outputText.contains("it is outside the allowed folders"))
    let allowed = ["check", "--allow-imports", "shared", "own/a.rules"]
    #expect(try CommandRun(allowed, in: folder.url).status == 0)
    #expect(
      try CommandRun(["check", "own/a.rules", "shared/short.rules"], in: folder.url).status == 0
    )
  }

  @Test func `fifty megabytes of anything are one clear error`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(Noise.bytes(50 << 20), to: "noise.rules")
    for command in [["check"], ["fmt"], ["dump", "--stage", "program"]] {
      let run = try CommandRun(command + ["noise.rules"], in: folder.url)
      #expect(run.status == 2)
      let lines = (run.outputText + run.remarksText).split(separator: "\n")
      #expect(lines.first?.hasPrefix("noise.rules:1:1: error[") ?? false)
      #expect(lines.count < 10)
    }
  }

  @Test func `an endless file is an error, not the end of memory`() throws {
    let run = try CommandRun(["check", "/dev/zero"])
    #expect(run.status == 2)
    #expect(run.outputText.contains("/dev/zero:1:1: error["))
  }

  @Test(arguments: [("", "("), ("", "not "), ("", "each { "), ("when ", "(")])
  func `a hundred thousand levels are an error with its place`(
    start: String,
    opening: String
  ) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let nested = start + String(repeating: opening, count: 100_000)
    try folder.write("form f {\n    field a { \(nested)", to: "deep.rules")
    let run = try CommandRun(["check", "deep.rules"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.outputText.contains("deep.rules:2:"))
    #expect(run.outputText.contains("E0802"))
  }

  @Test func `a file has one name whatever leads to it`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("rule short { max_length(3) }\n", to: "parts/short.rules")
    try folder.write(
      "import \"./short.rules\"\nform b { field x { short } }\n",
      to: "parts/b.rules"
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.rules").path,
      withDestinationPath: "parts/short.rules"
    )
    try folder.write(
      """
      import "link.rules"
      import "parts/../parts/b.rules"
      form a { field x { short }; field y: b }

      """,
      to: "a.rules"
    )
    let run = try CommandRun(["check", "a.rules"], in: folder.url)
    #expect(run.outputText == "")
    #expect(run.status == 0)
  }

  @Test func `imports are found from the importing file, wherever one stands`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("rule short { max_length(3) }\n", to: "far/parts/short.rules")
    try folder.write(
      "import \"parts/short.rules\"\nform a { field x { short } }\n",
      to: "far/a.rules"
    )
    for path in ["far/a.rules", folder.url.appending(path: "far/a.rules").path] {
      #expect(try CommandRun(["check", path], in: folder.url).status == 0)
    }
    let here = folder.url.appending(path: "far")
    #expect(try CommandRun(["check", "a.rules"], in: here).status == 0)
    let text = try Data(contentsOf: here.appending(path: "a.rules"))
    #expect(try CommandRun(["check", "-"], input: text, in: here).status == 0)
  }

  @Test func `what several files import is told once`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("rule short { max_lenght(3) }\n", to: "short.rules")
    for name in ["a", "b"] {
      try folder.write("import \"short.rules\"\nform \(name) { field x }\n", to: "\(name).rules")
    }
    let run = try CommandRun(["check", "a.rules", "b.rules", "short.rules"], in: folder.url)
    #expect(run.outputText.matches(of: #/max_lenght'/#).count == 1)
  }
}
