import GrammarPages
import FormData
import FormRules
import RuleSyntax

/// Diagnostics as code hosts take them: SARIF 2.1.0, by OASIS.
enum DiagnosticSARIF {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  static func bytes(of report: DiagnosticReport) -> [UInt8] {
    var json = JSONWriter()
    let codes = Set(report.diagnostics.map(\.code)).sorted()
    json.object { json in
      json.member("$schema", schema)
      json.member("version", "2.1.0")
      json.list("runs") { json in
        json.object { json in
          json.object("tool") { writeTool(codes, to: &$0) }
          json.member("columnKind", "unicodeCodePoints")
          json.list("results") { json in
            for diagnostic in report.diagnostics {
              write(diagnostic, of: report, codes: codes, to: &json)
            }
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  private static func writeTool(_ codes: [String], to json: inout JSONWriter) {
    json.object("driver") { json in
      json.member("name", "formrules")
      json.member("version", FormRulesCommand.versionNumber)
      json.list("rules") { json in
        for code in codes {
          json.object { writeRule(code, to: &$0) }
        }
      }
    }
  }

  private static func writeRule(_ code: String, to json: inout JSONWriter) {
    json.member("id", code)
    guard let page = DiagnosticPage(code: code) else { return }
    json.object("shortDescription") { $0.member("text", page.title) }
    json.object("help") { json in
      json.member("text", page.text)
      json.member("markdown", page.text)
    }
  }

  private static func write(
    _ diagnostic: Diagnostic,
    of report: DiagnosticReport,
    codes: [String],
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("ruleId", diagnostic.code)
      if let index = codes.firstIndex(of: diagnostic.code) { json.member("ruleIndex", index) }
      json.member("level", diagnostic.severity.rawValue)
      let notes = diagnostic.notes.map { "\nnote: \($0)" }.joined()
      json.object("message") { $0.member("text", diagnostic.message + notes) }
      json.list("locations") { json in
        json.object { write(diagnostic.range, of: diagnostic, in: report, to: &$0) }
      }
      if !diagnostic.labels.isEmpty {
        json.list("relatedLocations") { json in
          for label in diagnostic.labels {
            json.object { json in
              write(label.range, of: diagnostic, in: report, to: &json)
              json.object("message") { $0.member("text", label.text) }
            }
          }
        }
      }
      if !diagnostic.fixes.isEmpty {
        json.list("fixes") { json in
          for fix in diagnostic.fixes {
            json.object { write(fix, of: diagnostic, in: report, to: &$0) }
          }
        }
      }
    }
  }

  private static func write(
    _ range: SourceRange,
    of diagnostic: Diagnostic,
    in report: DiagnosticReport,
    to json: inout JSONWriter
  ) {
    json.object("physicalLocation") { json in
      writeArtifact(diagnostic.file, to: &json)
      json.object("region") { writeRegion(range, of: diagnostic, in: report, to: &$0) }
    }
  }

  private static func write(
    _ fix: Diagnostic.Fix,
    of diagnostic: Diagnostic,
    in report: DiagnosticReport,
    to json: inout JSONWriter
  ) {
    json.object("description") { $0.member("text", fix.text) }
    json.list("artifactChanges") { json in
      json.object { json in
        writeArtifact(diagnostic.file, to: &json)
        json.list("replacements") { json in
          json.object { json in
            json.object("deletedRegion") { json in
              writeRegion(fix.range, of: diagnostic, in: report, to: &json)
            }
            json.object("insertedContent") { $0.member("text", fix.replacement) }
          }
        }
      }
    }
  }

  private static func writeArtifact(_ name: String, to json: inout JSONWriter) {
    json.object("artifactLocation") { $0.member("uri", uri(of: name)) }
  }

  private static func writeRegion(
    _ range: SourceRange,
    of diagnostic: Diagnostic,
    in report: DiagnosticReport,
    to json: inout JSONWriter
  ) {
    let start = report.start(of: range, in: diagnostic)
    let end = report.end(of: range, in: diagnostic)
    json.member("startLine", start.line)
    json.member("startColumn", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
  }

  /// A path as a URI: relative paths stay so, and what a URI can't hold is encoded.
  private static func uri(of path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (byte < 0x10 ? "0" : "") + digits
      }
    }
    return uri
  }
}
