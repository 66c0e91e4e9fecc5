import FormData
import RuleSyntax

/// Makes a form of PureForm's cells.
struct PureFormWriter {
  let cells: [PureFormCell]
  let isExact: Bool
  /// The fields' names by cell and view.
  private var names: [Position: String] = [:]

  private struct Position: Hashable {
    var cell: Int
    var view: Int
  }

  init(cells: [PureFormCell], isExact: Bool) {
    self.cells = cells
    self.isExact = isExact
  }

  mutating func form(named name: String, _ source: inout ImportedText) -> FormDeclaration {
    nameFields(&source)
    var items: [FormItem] = []
    var screen: [Literal] = []
    for (index, cell) in cells.enumerated() {
      let fields = self.fields(ofCell: index, &source)
      items += fields.map { .field($0) }
      if fields.isEmpty { screen.append(literal(of: cell)) }
    }
    let annotations = screen.isEmpty ? [] : [Annotation("cells", screen)]
    return FormDeclaration(name: Name(name), annotations: annotations, items: items)
  }

  // MARK: Names

  private mutating func nameFields(_ source: inout ImportedText) {
    var maker = NameMaker()
    for (cell, content) in cells.enumerated() {
      for (index, view) in content.views.enumerated() where view.isInput {
        let wanted = name(of: view, &source)
        let name = maker.unique(wanted)
        if name != wanted {
          source.note(
            .difference,
            at: view.key?.offset ?? view.offset,
            path: name,
            keyword: "<key>",
            "'\(wanted)' is taken by another field; in PureForm the later value wins"
          )
        }
        names[Position(cell: cell, view: index)] = name
      }
    }
  }

  private func name(of view: PureFormView, _ source: inout ImportedText) -> String {
    guard let key = view.key else {
      let name = Name.identifier(for: view.property, orElse: "field")
      source.note(
        .difference,
        at: view.offset,
        path: name,
        keyword: "<key>",
        "there is none: PureForm exports the value as 'unknown_key_N', here it is named after its property"
      )
      return name
    }
    guard Name.canBe(key.text) else {
      source.note(
        .refusal,
        at: key.offset,
        keyword: "<key>",
        "a name may not be empty, and not hold a back-quote or a line end"
      )
      return "field"
    }
    return key.text
  }

  // MARK: Fields

  private func fields(ofCell index: Int, _ source: inout ImportedText) -> [FieldDeclaration] {
    let cell = cells[index]
    let inputs = cell.views.indices.filter { cell.views[$0].isInput }
    return inputs.map { view in
      field(
        Position(cell: index, view: view),
        isFirst: view == inputs.first,
        isAlone: inputs.count == 1,
        &source
      )
    }
  }

  private func field(
    _ position: Position,
    isFirst: Bool,
    isAlone: Bool,
    _ source: inout ImportedText
  ) -> FieldDeclaration {
    let cell = cells[position.cell]
    let view = cell.views[position.view]
    let control = PureFormControl(view)
    let name = names[position] ?? view.property
    let label = isAlone ? PureFormLabel(in: cell) : nil

    var annotations = PureFormAnnotations()
    if cell.section > 0 { annotations.add("section", [.number(String(cell.section))]) }
    if label?.isKey == true, let label { annotations.add("label_key", [.text(label.text)]) }
    annotations.add(parametersOf: view, as: control, &source)
    if let value = view.value { annotations.add("default", [literal(of: value, as: control)]) }
    if let display = view.display { annotations.add("display", [.text(display)]) }
    annotations.add("cell", [.text(cell.name)])
    annotations.add("view", [.text(view.property)])
    if isFirst {
      for (index, sibling) in cell.views.enumerated() where !sibling.isInput {
        let parameter = index == label?.view ? label?.parameter : nil
        annotations.add(labelView: sibling, without: parameter, &source)
      }
    }

    let checks = PureFormChecks(
      view: view,
      control: control,
      field: name,
      isExact: isExact,
      neighbours: (neighbour(of: position, step: -1), neighbour(of: position, step: 1))
    ).statements(&source)
    return FieldDeclaration(
      name: Name(name),
      type: control.type,
      label: label.map { StringLiteral($0.text) },
      annotations: annotations.annotations,
      body: checks.isEmpty ? nil : checks
    )
  }

  /// The first field of the cell before or after, in the same section.
  private func neighbour(of position: Position, step: Int) -> PureFormChecks.Neighbour? {
    let other = position.cell + step
    guard cells.indices.contains(other), cells[other].section == cells[position.cell].section,
      let view = cells[other].views.firstIndex(where: \.isInput),
      let name = names[Position(cell: other, view: view)]
    else { return nil }
    let inputs = cells[step > 0 ? position.cell : other].views.indices
      .filter { cells[step > 0 ? position.cell : other].views[$0].isInput }
    let isAdjacent =
      step > 0
      ? inputs.last == position.view
      : inputs.count == 1
        && cells[position.cell].views.firstIndex(where: \.isInput) == position.view
    return PureFormChecks.Neighbour(name: name, isAdjacent: isAdjacent)
  }

  /// An initial value in the type of the control: a stepper's `"0"` is a number.
  private func literal(of value: JSONTree, as control: PureFormControl) -> Literal {
    guard control.isNumeric, let text = value.text, RoundedBound(text) != nil else {
      return value.literal
    }
    return .number(text)
  }

  /// A cell without a field, for the code that draws the form.
  private func literal(of cell: PureFormCell) -> Literal {
    var members: [(name: String, value: Literal)] = [("cell", .text(cell.name))]
    if cell.section > 0 { members.append(("section", .number(String(cell.section)))) }
    for view in cell.views {
      let parameters = view.parameters.map { ($0.name, $0.value.literal) }
      members.append((view.property, .object(parameters)))
    }
    return .object(members)
  }
}

/// The text that a cell shows next to its only field.
struct PureFormLabel {
  /// Position of the view in the cell.
  let view: Int
  /// The parameter that holds the text: `text`, or `text*` for the key of a translation.
  let parameter: String
  let text: String

  var isKey: Bool { parameter.hasSuffix("*") }

  /// The first text of a view that takes no input.
  init?(in cell: PureFormCell) {
    for (index, view) in cell.views.enumerated() where !view.isInput {
      for parameter in view.parameters where ["text", "text*"].contains(parameter.name) {
        guard let text = parameter.value.text, !text.isEmpty else { continue }
        self.view = index
        self.parameter = parameter.name
        self.text = text
        return
      }
    }
    return nil
  }
}
