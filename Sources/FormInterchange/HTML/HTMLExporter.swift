import RuleSyntax

/// Writes a form as an HTML page that judges by the form's rules while it is filled in.
///
/// The page is one file: markup, style, and a script with the rules as its data. Attributes such as
/// `required` say what they mean exactly; the script says the rest.
enum HTMLExporter {
  /// The page of a form of the scope's file; nil when there is no such form.
  static func export(form name: String, in scope: RuleScope) -> ExportedForm? {
    guard let root = scope.form(named: name, in: 0) else { return nil }
    let forms = FormCollection(from: root, in: scope)
    var page = FormPage(forms, source: scope.files[0].text)
    let document = page.document()
    let losses =
      forms.lossesOfExactness(
        "the page takes what is left empty for no answer, and texts for what they write"
      )
      + forms.losses(
        ofKindsIn: \.type.isUnknown,
        "a field of this type is a text on the page, and its checks are left to the server"
      )
    return ExportedForm(text: MarkupPrinter.text(of: document), notes: page.notes + losses)
  }
}
