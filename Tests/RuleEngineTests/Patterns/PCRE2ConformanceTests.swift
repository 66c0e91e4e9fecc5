import Foundation
import Testing

@testable import RuleEngine

/// PCRE2's own test cases, as far as the language can say them, run through this layer.
@Suite(.enabled(if: PCRE2Case.fileExists, "the folder ../shared/conformance is absent"))
struct PCRE2ConformanceTests {
  @Test(arguments: [CompiledPattern.Runner.machineCode, .interpreter])
  func `PCRE2's own cases have PCRE2's own outcomes`(runner: CompiledPattern.Runner) throws {
    var scratch = PatternScratch()
    var skipped: [String: Int] = [:]
    var run = 0
    for row in try PCRE2Case.all() {
      switch row.translated() {
      case .skip(let reason):
        skipped[reason, default: 0] += 1
      case .run(let source, let prefix):
        run += 1
        let found = outcome(of: source, prefix, row, runner, &scratch)
        if found != row.expected {
          Issue.record("\(row.source): \(source) on \(row.value.debugDescription): \(found)")
        }
      }
    }
    print("PCRE2's cases, machine code \(runner): \(run) run")
    for (reason, count) in skipped.sorted(by: { $0.value > $1.value }) {
      print("  \(count) skipped: \(reason)")
    }
    #expect(run > 3_000)
  }

  @Test func `a search that takes the whole value is a match of the whole value`() throws {
    var scratch = PatternScratch()
    var run = 0
    for row in try PCRE2Case.all() where row.outcome == "match" && row.text == row.value {
      guard case .run(var source, _) = row.translated() else { continue }
      // Where \K moves the start, or (*ACCEPT) the end, the reported text is not what was walked
      // over.
      guard !source.text.contains("\\K"), !source.text.contains("(*") else { continue }
      source.scope = .whole
      run += 1
      let pattern = try CompiledPattern(source)
      let outcome = pattern.matches(Array(row.value.utf8).span, with: &scratch)
      if outcome != .success(true) { Issue.record("\(row.source): \(source): \(outcome)") }
    }
    #expect(run > 500)
  }

  private func outcome(
    of source: PatternSource,
    _ prefix: Int,
    _ row: PCRE2Case,
    _ runner: CompiledPattern.Runner,
    _ scratch: inout PatternScratch
  ) -> String {
    do throws(PatternError) {
      let pattern = try CompiledPattern(source, runner: runner)
      switch pattern.matches(Array(row.value.utf8).span, with: &scratch) {
      case .success(true): return "match"
      case .success(false): return "nomatch"
      case .failure(let failure): return "\(failure)"
      }
    } catch {
      return "error \(error.code) at offset \(error.offset - prefix): \(error.message)"
    }
  }
}

/// One line of `pcre2.ndjson`.
private struct PCRE2Case: Decodable {
  struct Parameters: Decodable {
    var pattern: String
    var modifiers: [String]
    var subject_modifiers: [String]?
  }

  enum Translation {
    /// The pattern, and the bytes written in front of it to say modifiers.
    case run(PatternSource, prefix: Int)
    case skip(String)
  }

  var rule: String
  var params: Parameters
  var value: String
  var source: String
  var outcome: String?
  var text: String?
  var error: String?

  /// The outcome, or PCRE2's number, place and words of the error.
  var expected: String? { outcome ?? error }

  private static var file: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appending(path: "../shared/conformance/pcre2.ndjson")
  }

  static var fileExists: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func all() throws -> [PCRE2Case] {
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(PCRE2Case.self, from: $0)
    }
  }

  /// The case in the language's terms, or why the language has none.
  func translated() -> Translation {
    var flags: PatternFlags = []
    var settings = ""
    var options = ""
    for modifier in params.modifiers {
      switch modifier {
      case "utf", "ucp", "dollar_endonly", "newline=lf", "bsr=unicode": break
      case "caseless": flags.insert(.caseless)
      case "extended": flags.insert(.extended)
      case "dotall": flags.insert(.dotAll)
      case "multiline": flags.insert(.multiline)
      case "dupnames": options += "(?J)"
      case "ungreedy": options += "(?U)"
      case "extended_more": options += "(?xx)"
      case "no_start_optimize": settings += "(*NO_START_OPT)"
      case "no_auto_possess": settings += "(*NO_AUTO_POSSESS)"
      case "bsr=anycrlf": settings += "(*BSR_ANYCRLF)"
      case "newline=cr": settings += "(*CR)"
      case "newline=crlf": settings += "(*CRLF)"
      case "newline=any": settings += "(*ANY)"
      case "newline=anycrlf": settings += "(*ANYCRLF)"
      case "newline=nul": settings += "(*NUL)"
      default: return .skip("the pattern modifier \(modifier)")
      }
    }
    if let modifier = params.subject_modifiers?.first {
      return .skip("the subject modifier \(modifier)")
    }
    if let reason = reasonToSkip { return .skip(reason) }
    // Settings come first in a pattern, so options go behind those that it has.
    let own = PatternSettings.end(in: Array(params.pattern.utf8))
    let bytes = Array(params.pattern.utf8)
    let text =
      settings + String(decoding: bytes[..<own], as: UTF8.self) + options
      + String(decoding: bytes[own...], as: UTF8.self)
    let source = PatternSource(text: text, flags: flags, scope: .anywhere)
    return .run(source, prefix: settings.utf8.count + options.utf8.count)
  }

  /// Why a case that the language can say has another verdict there, by design.
  private var reasonToSkip: String? {
    let pattern = params.pattern
    if pattern.contains("$"), value.hasSuffix("\n") || value.hasSuffix("\r"),
      !params.modifiers.contains("dollar_endonly"), !params.modifiers.contains("multiline")
    {
      return "$ stands for the very end of a text, not for the place before a last line end"
    }
    if pattern.hasPrefix("(*NOTEMPTY") || pattern.hasPrefix("(*UTF)")
      || pattern.hasPrefix("(*LIMIT_MATCH=")
    {
      return "a setting that is the engine's alone"
    }
    if pattern.hasPrefix("\\N{U+"), !params.modifiers.contains("utf") {
      return "all text is Unicode"
    }
    guard !params.modifiers.contains("ucp") else { return nil }
    if params.modifiers.contains("caseless"),
      pattern.contains("[:upper:]") || pattern.contains("[:lower:]")
    {
      return "with Unicode's properties [:upper:] and [:lower:] heed case whatever the flags"
    }
    let isForeignDigit = { (scalar: Unicode.Scalar) in
      !scalar.isASCII && scalar.properties.generalCategory == .decimalNumber
    }
    if pattern.lowercased().contains("\\d"), value.unicodeScalars.contains(where: isForeignDigit) {
      return "all of Unicode's digits are digits"
    }
    return nil
  }
}
