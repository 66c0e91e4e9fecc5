import RuleSyntax

/// Writes a form as an HTML page that judges by the form's rules while it is filled in.
///
/// The page is one file: markup, style, and a script with the rules as its data. Attributes such as
/// `required` say what they mean exactly; the script says the rest.
enum HTMLExporter {
  /// The page of a form of the scope's file; nil when there is no such form.
  static func export(form name: String, in scope: RuleScope) -> ExportedForm? {
    guard let root = scope.form(named: name, in: 0) else { return nil }
    var page = FormPage(FormCollection(from: root, in: scope), source: scope.files[0].text)
    let document = page.document()
    return ExportedForm(text: MarkupPrinter.text(of: document), notes: page.notes)
  }
}
