import RuleSyntax

/// Reads forms of TheDistanceForms, a library for iOS: JSON files of questions.
///
/// It accepts every spelling that the library's schema, README, samples and code use. A validation
/// becomes the rule of the same meaning with the author's message; a note reports where a standard
/// rule judges some values differently. What is only for the screen becomes annotations. The page
/// `interchange/thedistance.md` of the reference has the whole table. The cost is linear in the text.
///
/// One question through all stages:
///
///     { "title": "Sign in", "questions": [{ "key": "email", "question_type": "textSingle",
///       "prompt": "Email", "validation": { "type": "email", "message": "Enter an address." } }] }
///
/// 1. `ImportedText` reads the JSON text and keeps where each value is.
/// 2. `DistanceReader` makes the form `sign_in` of the title, and goes through the questions.
/// 3. `DistanceQuestion` is one of them, in whatever spelling: a text field `email` with a label.
/// 4. The reader makes checks of its validation (`required and email "Enter an address."`), options
///    of its choices, and annotations of what is for the screen.
/// 5. `ImportedForm` prints the tree as a rule file, with the notes in the order of the text.
enum DistanceImporter {
  /// Reads a file; commas before a closing bracket are passed over.
  ///
  /// - Throws: What is no form of TheDistanceForms, with line and column.
  static func form(
    from data: [UInt8],
    _ options: ImportFormat.Options
  ) throws(ImportError) -> ImportedForm {
    let source = try ImportedText(lenient: data)
    var reader = DistanceReader(source: source, isExact: options.isExact)
    let form = reader.form(named: options.formName)
    return try ImportedForm(form, reader.source)
  }
}
