import FormData
import RuleSyntax

/// A cell of a PureForm file: `"<TextCell + TextCellIdentifier>": { … }`.
struct PureFormCell {
  let type: String
  let identifier: String
  /// The screen section, from 0.
  let section: Int
  let views: [PureFormView]
  /// The positions of its fields in the form.
  var fields: Range<Int>

  var name: String { "\(type) + \(identifier)" }

  /// The label of the cell's only field: the text of the first view that takes no input.
  ///
  /// It comes from the parameter `text`, or from `text*` if it is a translation key.
  var label: (view: Int, parameter: String, text: String)? {
    for (index, view) in views.enumerated() where !view.isInput {
      for parameter in view.parameters where ["text", "text*"].contains(parameter.name) {
        guard let text = parameter.value.text, !text.isEmpty else { continue }
        return (index, parameter.name, text)
      }
    }
    return nil
  }

  /// A cell without fields, kept as data for the code that draws the form.
  var literal: Literal {
    var members: [(name: String, value: Literal)] = [("cell", .text(name))]
    if section > 0 { members.append(("section", .number(String(section)))) }
    for view in views {
      members.append((view.property, .object(view.parameters.map { ($0.name, $0.value.literal) })))
    }
    return .object(members)
  }
}

/// A view of a cell: `"textField?": { … }`.
struct PureFormView {
  /// The property of the cell that holds the view, without suffix.
  let property: String
  /// Whether it takes input: the suffix `?`.
  let isInput: Bool
  /// The text of `<key>`, with its offset.
  var key: (text: String, offset: Int)?
  /// The value of `<value>`.
  var value: JSONTree?
  /// The members of `<validators>`.
  var validators: [JSONTree.Member] = []
  /// The text of `<display>`.
  var display: String?
  /// Parameters of the view: members without angle brackets.
  var parameters: [JSONTree.Member] = []
}

/// A view that takes input, which becomes a field.
struct PureFormField {
  let name: String
  /// The field's position in the form, and its cell's position in the file.
  let position: Int
  let cell: Int
  let view: PureFormView
  let control: PureFormControl
}

extension PureFormReader {
  /// Reads all cells and their fields; notes anything that is not a cell.
  mutating func readCells() {
    let root = source.root
    guard let objects = root.items else {
      let reason = "a PureForm file must be a list of cells, but this is \(root.kindInWords)"
      return source.note(.refusal, at: root.offset, keyword: "PureForm", reason)
    }
    var section = 0
    for object in objects {
      guard let members = object.members else {
        let reason = "a cell must be an object, but this is \(object.kindInWords)"
        source.note(.refusal, at: object.offset, keyword: "cell", reason)
        continue
      }
      for member in members {
        switch Self.bracketed(member.name) {
        case nil:
          source.note(.loss, member, "PureForm reads data next to a cell but does not use it")
        case "section": section = readSection(member.value, after: section)
        case let name?: readCell(member, name, in: section)
        }
      }
    }
  }

  private mutating func readSection(_ value: JSONTree, after last: Int) -> Int {
    guard let number = value.count, number >= 0 else {
      let reason = "a section is a number from 0"
      source.note(.refusal, at: value.offset, keyword: "<section>", reason)
      return last
    }
    if number != last, number != last + 1 {
      let reason = "PureForm requires sections without gaps; here the number is only an annotation"
      source.note(.difference, at: value.offset, keyword: "<section>", reason)
    }
    return number
  }

  private mutating func readCell(_ member: JSONTree.Member, _ name: String, in section: Int) {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map { part in
      String(part.filter { $0 != " " })
    }
    guard parts.count == 2, !parts.contains("") else {
      let reason = "a cell is written '<class + identifier>'"
      return source.note(.refusal, at: member.offset, keyword: "<\(name)>", reason)
    }
    // `=` repeats the class or identifier of the previous cell.
    guard let type = parts[0] == "=" ? lastName?.type : parts[0],
      let identifier = parts[1] == "=" ? lastName?.identifier : parts[1]
    else {
      let reason = "there is no cell before this one to repeat"
      return source.note(.refusal, at: member.offset, keyword: "=", reason)
    }
    lastName = (type, identifier)
    guard let members = member.value.members else {
      let reason = "a cell must contain an object of views, but this is \(member.value.kindInWords)"
      return source.note(.refusal, valueOf: member, reason)
    }
    let first = fields.count
    let views = members.compactMap { view($0) }
    let cell = PureFormCell(
      type: type,
      identifier: identifier,
      section: section,
      views: views,
      fields: first..<fields.count
    )
    cells.append(cell)
  }

  /// Reads a view; one that takes input becomes a field.
  private mutating func view(_ member: JSONTree.Member) -> PureFormView? {
    guard let members = member.value.members else {
      let reason = "a view must be an object, but this is \(member.value.kindInWords)"
      source.note(.refusal, valueOf: member, reason)
      return nil
    }
    let isInput = member.name.hasSuffix("?")
    let property = isInput ? String(member.name.dropLast()) : member.name
    var view = PureFormView(property: property, isInput: isInput)
    for part in members { read(part, into: &view) }
    if isInput {
      let field = PureFormField(
        name: fieldName(of: view, at: member.offset),
        position: fields.count,
        cell: cells.count,
        view: view,
        control: PureFormControl(view)
      )
      fields.append(field)
    }
    return view
  }

  private mutating func read(_ member: JSONTree.Member, into view: inout PureFormView) {
    switch (Self.bracketed(member.name), member.value.content) {
    case (nil, _): view.parameters.append(member)
    case ("value", _): view.value = member.value
    case ("key", .text(let text)): view.key = (text, member.value.offset)
    case ("display", .text(let text)): view.display = text
    case ("validators", .object(let members)): view.validators = members
    case ("key", _), ("display", _): source.note(.refusal, valueOf: member, "this must be a text")
    case ("validators", _): source.note(.refusal, valueOf: member, "this must be an object")
    case (_, _): source.note(.loss, member, "PureForm does not know it either")
    }
  }

  private mutating func fieldName(of view: PureFormView, at offset: Int) -> String {
    var wanted = "field"
    if let key = view.key {
      if Name.canBe(key.text) {
        wanted = key.text
      } else {
        let reason = "a name can't be empty or contain a backquote or a line break"
        source.note(.refusal, at: key.offset, keyword: "<key>", reason)
      }
    } else {
      wanted = Name.identifier(for: view.property, orElse: "field")
      let reason =
        "there is none: PureForm exports the value as 'unknown_key_N', here it is named after its "
        + "property"
      source.note(.difference, at: offset, path: wanted, keyword: "<key>", reason)
    }
    let name = names.unique(wanted)
    if name != wanted {
      let reason = "'\(wanted)' is taken by another field; in PureForm the later value wins"
      let place = view.key?.offset ?? offset
      source.note(.difference, at: place, path: name, keyword: "<key>", reason)
    }
    return name
  }

  /// The text between angle brackets; nil for a name without them.
  private static func bracketed(_ name: String) -> String? {
    guard name.hasPrefix("<"), name.hasSuffix(">"), name.utf8.count >= 2 else { return nil }
    let content = name.dropFirst().dropLast().drop { $0 == " " }
    return String(content.reversed().drop { $0 == " " }.reversed())
  }
}
