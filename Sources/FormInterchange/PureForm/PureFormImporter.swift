import RuleSyntax

/// Reads forms of PureForm, a library for iOS: JSON files of cells, views and validators.
///
/// A validator becomes the rule of the same meaning, with PureForm's own message; a note reports
/// where a standard rule judges some values differently. What is only for the screen becomes
/// annotations. The page `interchange/pureform.md` of the reference has the whole table. The cost is
/// linear in the text.
///
/// One cell through all stages:
///
///     [{ "<= + =>": { "textField?": { "<key>": "name", "<validators>": { "min_length": 6 } } } }]
///
/// 1. `ImportedText` reads the JSON text and keeps where each value is.
/// 2. `PureFormReader` reads cells: `<= + =>` repeats the class and identifier of the cell before,
///    and `textField?` is a view that takes input, under the key `name`.
/// 3. It makes a field of each view that takes input. `PureFormControl` says which type and which
///    annotations a view gives it.
/// 4. It makes a check of each validator: `min_length` fails on an empty value in PureForm, so it
///    becomes `required and min_length(6, in: utf16)`.
/// 5. `ImportedForm` prints the tree as a rule file, with the notes in the order of the text.
enum PureFormImporter {
  /// Reads a file; commas before a closing bracket are passed over.
  ///
  /// - Throws: What is no PureForm file, with line and column.
  static func form(
    from data: [UInt8],
    _ options: ImportFormat.Options
  ) throws(ImportError) -> ImportedForm {
    let source = try ImportedText(lenient: data)
    var reader = PureFormReader(source: source, isExact: options.isExact)
    let form = reader.form(named: options.formName)
    return try ImportedForm(form, reader.source)
  }
}
