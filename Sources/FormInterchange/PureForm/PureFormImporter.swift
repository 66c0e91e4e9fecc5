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
/// 2. `PureFormCellReader` reads cells: `<= + =>` repeats the class and identifier of the cell before,
///    and `textField?` is a view that takes input, under the key `name`.
/// 3. `PureFormWriter` names the fields and makes one of each view that takes input. `PureFormControl`
///    says which type and which annotations a view gives it.
/// 4. `PureFormChecks` makes a check of each validator: `min_length` fails on an empty value in
///    PureForm, so it becomes `required and min_length(6, in: utf16)`.
/// 5. `ImportedForm` prints the tree as a rule file, with the notes in the order of the text.
public struct PureFormImporter: Sendable {
  /// The form's name in the rule file; a PureForm file has none.
  public var formName: String
  /// Whether every validator keeps its own meaning, by the rules `pureform_…`, instead of becoming
  /// the standard rule of its name.
  public var isExact: Bool

  /// An importer that names forms so.
  public init(formName: String = "form", isExact: Bool = false) {
    self.formName = formName
    self.isExact = isExact
  }

  /// Reads a file.
  ///
  /// - Parameter data: The JSON text in UTF-8; commas before a closing bracket are passed over.
  /// - Returns: The rule file, and what it judges otherwise than PureForm.
  /// - Throws: What is no PureForm file, with line and column.
  public func form(from data: [UInt8]) throws(ImportError) -> ImportedForm {
    var source = try ImportedText(lenient: data)
    var reader = PureFormCellReader()
    reader.read(&source)
    var writer = PureFormWriter(cells: reader.cells, isExact: isExact)
    let form = writer.form(named: formName, &source)
    return try ImportedForm(form, source)
  }
}
