import FormData
import FormRules
import RuleSyntax

/// Diagnostics as data: a list of objects, one to a line.
enum DiagnosticJSON {
  static func bytes(of report: DiagnosticReport) -> [UInt8] {
    let objects = report.diagnostics.map { diagnostic in
      var json = JSONWriter()
      json.object { write(diagnostic, of: report, to: &$0) }
      return json.bytes
    }
    let lines = Array(objects.joined(separator: Array(",\n".utf8)))
    return lines.isEmpty ? Array("[]\n".utf8) : Array("[\n".utf8) + lines + Array("\n]\n".utf8)
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
