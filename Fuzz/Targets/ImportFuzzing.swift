import FormInterchange
import FormRules
import RuleSyntax

/// Forms from elsewhere.
enum ImportFuzzing {
  /// What is imported is a rule file that loads.
  static func importForm(_ input: [UInt8], from format: ImportFormat) throws(FuzzFault) {
    for isLossy in [false, true] {
      var options = ImportFormat.Options()
      options.isLossy = isLossy
      options.isExact = isLossy
      guard let form = try? format.form(from: input, options) else { continue }
      for note in form.notes { _ = note.text(in: "fuzz") }
      try load(form.text)
    }
  }

  static func load(_ text: String) throws(FuzzFault) {
    let diagnostics = Compilation(SourceText(name: "imported", text: text)).diagnostics
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      throw FuzzFault("what was imported does not load: \(error.message)\n\(text)")
    }
  }
}
