import FormData
import FormRules
import RuleSyntax

/// Diagnostics as data: a list of objects, one to a line.
enum DiagnosticJSON {
  static func bytes(of report: DiagnosticReport) -> [UInt8] {
    var json = JSONWriter()
    json.list { json in
      if !report.diagnostics.isEmpty { json.endLine() }
      for diagnostic in report.diagnostics {
        json.object { write(diagnostic, of: report, to: &$0) }
        json.endLine()
      }
    }
    json.endLine()
    return json.bytes
  }

  private static func write(
    _ diagnostic: Diagnostic,
    of report: DiagnosticReport,
    to json: inout JSONWriter
  ) {
    json.member("code", diagnostic.code)
    json.member("severity", diagnostic.severity.rawValue)
    json.member("message", diagnostic.message)
    json.member("file", diagnostic.file)
    write(diagnostic.range, of: diagnostic, in: report, to: &json)
    json.list("labels") { json in
      for label in diagnostic.labels {
        json.object { json in
          write(label.range, of: diagnostic, in: report, to: &json)
          json.member("text", label.text)
        }
      }
    }
    json.list("notes") { json in
      for note in diagnostic.notes { json.text(note) }
    }
    json.list("fixes") { json in
      for fix in diagnostic.fixes {
        json.object { json in
          json.member("text", fix.text)
          write(fix.range, of: diagnostic, in: report, to: &json)
          json.member("replacement", fix.replacement)
          json.member("certain", fix.isCertain)
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
    let start = report.start(of: range, in: diagnostic)
    let end = report.end(of: range, in: diagnostic)
    json.member("line", start.line)
    json.member("column", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
  }
}
