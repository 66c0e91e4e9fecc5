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
/// 2. `DistanceFormWriter` makes the form `sign_in` of the title, and goes through the questions.
/// 3. `DistanceQuestion` reads one, in whatever spelling: a text field `email` with a label.
/// 4. `DistanceValidation` makes checks of its validation: `required and email "Enter an address."`;
///    `DistanceChoices` makes options, and `DistanceAnnotations` annotations of what is for the screen.
/// 5. `ImportedForm` prints the tree as a rule file, with the notes in the order of the text.
public struct DistanceFormImporter: Sendable {
  /// The form's name in the rule file where its title makes none.
  public var formName: String
  /// Whether every validation keeps its own meaning, by the rules `distance_…`, instead of becoming
  /// the standard rule of its name.
  public var isExact: Bool

  /// An importer that names forms without a title so.
  public init(formName: String = "form", isExact: Bool = false) {
    self.formName = formName
    self.isExact = isExact
  }

  /// Reads a file.
  ///
  /// - Parameter data: The JSON text in UTF-8; commas before a closing bracket are passed over.
  /// - Returns: The rule file, and what it judges otherwise than TheDistanceForms.
  /// - Throws: What is no form of TheDistanceForms, with line and column.
  public func form(from data: [UInt8]) throws(ImportError) -> ImportedForm {
    var source = try ImportedText(lenient: data)
    var writer = DistanceFormWriter(isExact: isExact)
    let form = writer.form(named: formName, &source)
    return try ImportedForm(form, source)
  }
}
