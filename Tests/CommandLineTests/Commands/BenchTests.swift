import Foundation
import Testing

@Suite(.timeLimit(.minutes(20))) struct BenchTests {
  private static let rules = """
    form order {
        field amount: integer { required; min_value(1) }
        field note { length(2...10) or starts_with("x") "Too short or too long." }
        field lines: list of line { size(...3) }
        any_filled(amount, note)
    }

    form line {
        field article { required }
        field tags: list of text { each { max_length(3) } }
    }

    """
  private static let record = #"{"amount":3,"note":"fine","lines":[{"article":"a","tags":["b"]}]}"#

  private static func folder(_ data: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(rules, to: "order.rules")
    try folder.write(data, to: "a.ndjson")
    return folder
  }

  private static func arguments(_ more: String...) -> [String] {
    ["bench", "order.rules", "a.ndjson", "--form", "order", "--seconds", "0.02"] + more
  }

  @Test func `a context is given beside the records`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "form f { context most: number; field a: number { max_value(most) } }\n",
      to: "order.rules"
    )
    try folder.write("{\"a\": 3}\n", to: "a.ndjson")
    try folder.write("{\"most\": 2}", to: "context.json")
    let arguments = ["bench", "order.rules", "a.ndjson", "--seconds", "0.02", "--context"]
    #expect(try CommandRun(arguments + ["context.json"], in: folder.url).status == 0)
    try folder.write("{\"mst\": 2}", to: "context.json")
    #expect(try CommandRun(arguments + ["context.json"], in: folder.url).status == 65)
  }

  @Test func `figures as data have these keys and no others`() throws {
    let folder = try BenchTests.folder("\(BenchTests.record)\n{}\n\(BenchTests.record)\n")
    defer { folder.remove() }
    let run = try CommandRun(BenchTests.arguments("--output", "json"), in: folder.url)
    #expect(run.status == 0)
    #expect(run.remarksText == "")
    let json = try JSONSerialization.jsonObject(with: run.output)
    let figures = try #require(json as? [String: Any])
    #expect(Set(figures.keys) == ["records", "load_ms", "modes", "rules"])
    #expect(figures["records"] as? Int == 3)
    let loading = try #require(figures["load_ms"] as? Double)
    #expect(loading > 0)
    let modes = try #require(figures["modes"] as? [String: [String: Double]])
    #expect(Set(modes.keys) == ["all", "first_per_field", "first"])
    for mode in modes.values {
      #expect(Set(mode.keys) == ["best_ns", "median_ns"])
      let best = try #require(mode["best_ns"])
      let median = try #require(mode["median_ns"])
      #expect(best > 0)
      #expect(best <= median)
    }
    let rules = try #require(figures["rules"] as? [[String: Any]])
    let listed = try rules.map { rule in
      #expect(Set(rule.keys) == ["path", "rule", "ns"])
      let cost = try #require(rule["ns"] as? Double)
      #expect(cost >= 0)
      return "\(rule["path"] ?? ""): \(rule["rule"] ?? "")"
    }
    #expect(
      listed == [
        "amount: required", "amount: min_value", "note: length(2...10) or starts_with(\"x\")",
        "lines: size", "lines[].article: required", "lines[].tags[]: max_length",
        ": any_filled",
      ]
    )
  }

  @Test func `figures for people name each field and the place of each check`() throws {
    let folder = try BenchTests.folder("\(BenchTests.record)\n")
    defer { folder.remove() }
    let run = try CommandRun(BenchTests.arguments(), in: folder.url)
    #expect(run.status == 0)
    let lines = run.outputLines.map { line in
      line.split(separator: " ").map { $0.contains(#/^[0-9]+\.[0-9]$/#) ? "N" : String($0) }
        .joined(separator: " ")
    }
    #expect(lines.first == "order.rules, form order: a.ndjson, 1 record")
    #expect(lines[1].hasPrefix("loaded in "))
    let expected = [
      "best median nanoseconds for each record, by report mode", "N N all",
      "N N first-per-field", "N N first", "nanoseconds that each check adds on its own",
      "N amount", "N required [order.rules:2:29]", "N min_value [order.rules:2:39]",
      "N lines[].tags[]", "N the form as a whole", "N everything else: values, types, conditions",
    ]
    for line in expected { #expect(lines.contains(line), "\(line) is not in \(lines)") }
  }

  @Test func `records that can't be read are told and left out`() throws {
    let folder = try BenchTests.folder("\(BenchTests.record)\n{\"amount\":\n{}\n")
    defer { folder.remove() }
    let run = try CommandRun(BenchTests.arguments("--output", "json"), in: folder.url)
    #expect(run.status == 65)
    #expect(run.remarksText.hasPrefix("a.ndjson:2:11: unreadable: "))
    #expect(run.outputText.hasPrefix("{\"records\":2,"))
  }

  @Test func `without a record there is nothing to measure`() throws {
    let folder = try BenchTests.folder("\n")
    defer { folder.remove() }
    let run = try CommandRun(BenchTests.arguments(), in: folder.url)
    #expect(run.status == 65)
    #expect(run.outputText == "")
    #expect(run.remarksText == "formrules: 'a.ndjson' has no records\n")
  }

  @Test(arguments: ["0", "-1", "3601", "nan", "x"])
  func `a time that can't be measured for is refused`(seconds: String) throws {
    let folder = try BenchTests.folder(BenchTests.record)
    defer { folder.remove() }
    let arguments = ["bench", "order.rules", "a.ndjson", "--form", "order", "--seconds=\(seconds)"]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.status == 64)
    #expect(run.outputText == "")
  }
}
