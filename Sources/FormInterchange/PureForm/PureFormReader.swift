import FormData
import RuleSyntax

/// Imports forms of PureForm, an iOS library: JSON files of cells, views and validators.
///
/// A validator becomes the rule with the same meaning, with PureForm's own message; a note reports
/// if a standard rule accepts or rejects some values differently. Settings for the screen become
/// annotations. The page `interchange/pureform.md` of the reference has the whole table. Cost:
/// linear in the text.
///
/// One cell through all stages:
///
///     [{ "<= + =>": { "textField?": { "<key>": "name", "<validators>": { "min_length": 6 } } } }]
///
/// 1. `ImportedText` parses the JSON text and keeps each value's position.
/// 2. `PureFormReader` reads the cells: `<= + =>` repeats the class and identifier of the previous
///    cell, and `textField?` is a view that takes input, with the key `name`.
/// 3. Each view that takes input becomes a field. `PureFormControl` determines its type and
///    annotations.
/// 4. Each validator becomes a check: in PureForm, `min_length` fails on an empty value, so it
///    becomes `required and min_length(6, in: utf16)`.
/// 5. `ImportedForm` prints the tree as a rule file, with the notes in source order.
struct PureFormReader {
  var source: ImportedText
  /// Whether every validator keeps its exact behavior, with the rules `pureform_…`.
  let isExact: Bool
  /// What has been read so far, in file order.
  var cells: [PureFormCell] = []
  var fields: [PureFormField] = []
  var names = NameMaker()
  /// Class and identifier of the last cell, which the next one can repeat.
  var lastName: (type: String, identifier: String)?

  mutating func form(named name: String) -> FormDeclaration {
    readCells()
    let items = fields.map { FormItem.field(declaration(of: $0)) }
    let screen = cells.filter(\.fields.isEmpty).map(\.literal)
    let annotations = screen.isEmpty ? [] : [Annotation("cells", screen)]
    return FormDeclaration(name: Name(name), annotations: annotations, items: items)
  }

  private mutating func declaration(of field: PureFormField) -> FieldDeclaration {
    let cell = cells[field.cell]
    let label = cell.fields.count == 1 ? cell.label : nil
    var list = AnnotationList()
    if cell.section > 0 { list.add("section", [.number(String(cell.section))]) }
    if let label, label.parameter == "text*" { list.add("label_key", [.text(label.text)]) }
    annotate(&list, with: field)
    if let value = field.view.value { list.add("default", [field.control.literal(of: value)]) }
    if let display = field.view.display { list.add("display", [.text(display)]) }
    list.add("cell", [.text(cell.name)])
    list.add("view", [.text(field.view.property)])
    if field.position == cell.fields.lowerBound {
      for (index, view) in cell.views.enumerated() where !view.isInput {
        annotate(&list, with: view, except: index == label?.view ? label?.parameter : nil)
      }
    }
    let checks = statements(of: field)
    return FieldDeclaration(
      name: Name(field.name),
      type: field.control.type,
      label: label.map { StringLiteral($0.text) },
      annotations: list.annotations,
      body: checks.isEmpty ? nil : checks
    )
  }

  // MARK: Annotations

  /// Parameters with a standard annotation in rule files.
  ///
  /// Others keep their name in the style of rule files: `textAlignment` becomes `@text_alignment`.
  private static let words = [
    "keyboardType": "keyboard", "autocapitalizationType": "capitalization",
    "autocorrectionType": "auto_correction", "spellCheckingType": "spell_checking",
    "returnKeyType": "return_key",
  ]

  /// Adds the parameters of the field's own view.
  private mutating func annotate(_ list: inout AnnotationList, with field: PureFormField) {
    if case .segments(let titles) = field.control {
      list.add("segments", titles.map { .text($0) })
    }
    for parameter in field.view.parameters {
      switch (parameter.name, parameter.value.content) {
      case ("secureTextEntry", .boolean(let isSecret)):
        if isSecret { list.add("secret") }
      case ("stepValue", .number) where field.control == .stepper:
        list.add("stepper", [parameter.value.literal])
      case ("stepValue", .number) where field.control == .slider:
        list.add("slider", [parameter.value.literal])
      case (let name, _) where field.control.showsAsSegment(name): continue
      case (let name, _):
        // `*` marks a translation key.
        let isKey = name.hasSuffix("*")
        let plain = isKey ? String(name.dropLast()) : name
        let word = Self.words[plain] ?? Annotation.word(for: plain)
        list.add(isKey ? "\(word)_key" : word, [literal(of: parameter)])
      }
    }
  }

  /// Adds the parameters of another view in the same cell, as one annotation.
  private mutating func annotate(
    _ list: inout AnnotationList,
    with view: PureFormView,
    except label: String?
  ) {
    let members = view.parameters.filter { $0.name != label }.map { ($0.name, literal(of: $0)) }
    if members.isEmpty { return }
    list.add(Name.identifier(for: view.property, orElse: "view"), [.object(members)])
  }

  /// The value of a parameter; enumeration cases are converted to words.
  private mutating func literal(of parameter: JSONTree.Member) -> Literal {
    guard let text = parameter.value.text,
      let enumeration = UIKitEnumeration.ofViews.first(where: { text.hasPrefix($0.prefix) })
    else { return parameter.value.literal }
    let name = String(text.dropFirst(enumeration.prefix.count))
    if enumeration.cases.contains(name) { return .text(UIKitEnumeration.word(for: name)) }
    let first = UIKitEnumeration.word(for: enumeration.cases[0])
    let hint = Suggestion.hint(for: name, among: enumeration.cases, after: "; ") {
      enumeration.prefix + $0
    }
    let reason =
      "there is no '\(text)'; PureForm uses '\(first)' instead, and so does the rule file\(hint ?? "")"
    source.note(.difference, valueOf: parameter, reason)
    return .text(first)
  }
}
