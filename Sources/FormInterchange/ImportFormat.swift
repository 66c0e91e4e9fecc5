import RuleSyntax

/// The formats that forms can be imported from, by their names on the command line.
@nonexhaustive
public enum ImportFormat: String, Sendable, Hashable, CaseIterable {
  case pureForm = "pureform"
  case theDistance = "thedistance"
  case jsonSchema = "json-schema"

  /// How to import a form.
  public struct Options: Sendable {
    /// The form's name, if the input has none.
    public var formName = "form"
    /// Whether validators keep the exact behavior of their library.
    ///
    /// If false, they become standard rules, which may differ for some values.
    public var isExact = false
    /// Whether to leave out and note what a rule file can't express, instead of failing.
    public var isLossy = false

    /// Default options: the behavior of the standard rules, and the name `form`.
    public init() {}

    /// Derives the form's name from a file name: `Sign up.json` becomes the form `sign_up`.
    package mutating func nameForm(afterFile name: String) {
      let file = name.split(separator: "/").last ?? ""
      let stem = file.split(separator: ".").first ?? ""
      formName = Name.identifier(for: String(stem), orElse: "form")
    }
  }

  /// Imports a form of this format.
  ///
  /// - Parameters:
  ///   - data: The text in UTF-8.
  ///   - options: How to import the form.
  /// - Returns: The rule file, with notes on what was left out or changed.
  /// - Throws: Why the form can't be imported, with line and column.
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
