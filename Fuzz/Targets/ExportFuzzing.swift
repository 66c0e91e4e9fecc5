import FormData
import FormInterchange
import FormRules

/// Forms in other formats.
enum ExportFuzzing {
  static func export(_ input: [UInt8]) throws(FuzzFault) {
    let compilation = CompilerFuzzing.compilation(input)
    guard let program = compilation.program else { return }
    let scope = RuleScope(compilation.checked)
    for form in program.forms.prefix(3) {
      for format in ExportFormat.allCases {
        guard let exported = format.export(form: form.name, in: scope) else { continue }
        for note in exported.notes { _ = note.text(in: "fuzz") }
        try check(exported.text, as: format)
      }
    }
  }

  private static func check(_ text: String, as format: ExportFormat) throws(FuzzFault) {
    switch format {
    case .jsonSchema:
      try checkJSON(text)
      var options = ImportFormat.Options()
      options.isLossy = true
      do {
        try ImportFuzzing.load(ImportFormat.jsonSchema.form(from: Array(text.utf8), options).text)
      } catch let error as FuzzFault {
        throw error
      } catch {
        throw FuzzFault("the schema cannot be imported: \(error)\n\(text)")
      }
    case .html: try MarkupChecker.check(text)
    case .javaScript, .typeScript: return
    @unknown default: return
    }
  }

  static func checkJSON(_ text: String) throws(FuzzFault) {
    do throws(DataError) {
      _ = try JSONTree(Array(text.utf8))
    } catch {
      throw FuzzFault("no JSON: \(error.description)\n\(text)")
    }
  }
}
