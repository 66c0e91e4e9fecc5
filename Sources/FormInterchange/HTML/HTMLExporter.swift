import RuleCompiler

/// Writes a form as an HTML page that judges by the form's rules while it is filled in.
///
/// The page is one file: markup, style, and a script with the rules as its data. Attributes such as
/// `required` say what they mean exactly; the script says the rest. Its cost is linear in the form.
///
/// One field through all stages:
///
///     form f { field name { required; short } }      rule short { max_length(60, in: utf16) }
///
/// 1. ``FormExpansion`` writes out what `short` checks: `required`, and `max_length` with `max` 60.
/// 2. ``FormPage`` makes the markup of the form, item by item; for a field ``FieldFrame`` makes label,
///    hint and message, and the control with the attributes that mean exactly what rules
///    mean: `<input id="field-name" name="name" required maxlength="60" …>`.
/// 3. ``PageRules`` writes what the script judges by, each check with its message:
///    `{ "rule": "filled", "message": … }`, `{ "rule": "counted", "most": 60, "unit": "utf16", … }`.
///    Where ``RequirementEncoder`` has no counterpart, the check is left to the server, with a note.
/// 4. ``MarkupPrinter`` writes the page, with all texts escaped.
enum HTMLExporter {
  /// The page of the form at the position in the scope's file.
  static func export(_ root: Int, in scope: RuleScope) -> ExportedForm {
    let forms = FormCollection(from: root, in: scope)
    let (rules, notes) = PageRules.data(of: forms)
    var page = FormPage(forms)
    let document = page.document(judgingBy: rules)
    let losses =
      forms.lossesOfExactness(
        "the page takes what is left empty for no answer, and texts for what they write"
      )
      + forms.losses(
        ofKindsIn: { $0.type.isUnknown },
        "a field of this type is a text on the page, and its checks are left to the server"
      )
      + forms.losses(
        ofKindsIn: { $0.type.isMap },
        keyword: "map",
        "a page has no control for keys, so that its values cannot be entered there"
      )
    let text = MarkupPrinter.text(of: document)
    return ExportedForm(text: text, notes: notes + page.notes.all + losses)
  }
}
