import RuleSyntax

/// The formats that forms can be imported from, by their names on the command line.
@nonexhaustive
public enum ImportFormat: String, Sendable, Hashable, CaseIterable {
  case pureForm = "pureform"
  case theDistance = "thedistance"
  case jsonSchema = "json-schema"

  /// How to import a form.
  public struct Options: Sendable {
    /// What the form is called where the format has no name for it.
    public var formName = "form"
    /// Whether validators keep their own library's meaning instead of the standard rules'.
    public var isExact = false
    /// Whether what cannot be said in a rule file is left out instead of an error.
    public var isLossy = false

    /// By default the standard rules' meaning, and a form called `form`.
    public init() {}

    /// Takes the form's name from a file's: `Sign up.json` holds the form `sign_up`.
    package mutating func nameForm(afterFile name: String) {
      let file = name.split(separator: "/").last ?? ""
      let stem = file.split(separator: ".").first ?? ""
      formName = Name.identifier(for: String(stem), orElse: "form")
    }
  }

  /// Reads a form of this format.
  ///
  /// - Parameters:
  ///   - data: The text in UTF-8.
  ///   - options: How to import it.
  /// - Returns: The rule file and what should be known about it.
  /// - Throws: Why it cannot be imported, with the places.
  public func form(
    from data: [UInt8],
    _ options: Options = Options()
  ) throws(ImportError) -> ImportedForm {
    switch self {
    case .pureForm:
      let source = try ImportedText(data, isLenient: true)
      var reader = PureFormReader(source: source, isExact: options.isExact)
      let form = reader.form(named: options.formName)
      return try ImportedForm([.form(form)], reader.source)
    case .theDistance:
      let source = try ImportedText(data, isLenient: true)
      var reader = DistanceReader(source: source, isExact: options.isExact)
      let form = reader.form(named: options.formName)
      return try ImportedForm([.form(form)], reader.source)
    case .jsonSchema:
      var importer = JSONSchemaImporter(formName: options.formName)
      importer.isLossy = options.isLossy
      return try importer.form(from: data)
    }
  }
}
