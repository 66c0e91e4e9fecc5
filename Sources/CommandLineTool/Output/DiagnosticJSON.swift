import FormInterchange
import RuleSyntax

/// Diagnostics as data: a list of objects, one to a line.
struct DiagnosticJSON {
  let report: DiagnosticReport

  var text: String {
    let lines = report.diagnostics.map { JSONNode.object(object(of: $0)).compactText }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private func object(of diagnostic: Diagnostic) -> JSONObject {
    var object: JSONObject = [
      "code": .text(diagnostic.code), "severity": .text(diagnostic.severity.rawValue),
      "message": .text(diagnostic.message),
    ]
    report.place(of: diagnostic).add(to: &object)
    object["labels"] = .list(
      diagnostic.labels.map { label in
        var object: JSONObject = [:]
        report.place(of: label.range, in: diagnostic).addRange(to: &object)
        object["text"] = .text(label.text)
        return .object(object)
      }
    )
    object["notes"] = .texts(diagnostic.notes)
    object["fixes"] = .list(
      diagnostic.fixes.map { fix in
        var object: JSONObject = ["text": .text(fix.text)]
        report.place(of: fix.range, in: diagnostic).addRange(to: &object)
        object["replacement"] = .text(fix.replacement)
        object["certain"] = .boolean(fix.isCertain)
        return .object(object)
      }
    )
    return object
  }
}
