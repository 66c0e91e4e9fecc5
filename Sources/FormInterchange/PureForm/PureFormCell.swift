import FormData

/// A cell of a PureForm file: `"<TextCell + TextCellIdentifier>": { … }`.
struct PureFormCell {
  /// Class and identifier as the file writes them, with `=` resolved: `TextCell + Cell`.
  var name: String
  /// The section of the screen that it is in, from 0.
  var section: Int
  var views: [PureFormView]
}

/// A view of a cell: `"textField?": { … }`.
struct PureFormView {
  /// The property of the cell that holds the view, without suffix.
  var property: String
  /// Whether it takes input: the suffix `?`.
  var isInput: Bool
  /// What `<key>` says, and where.
  var key: (text: String, offset: Int)?
  /// What `<value>` says.
  var value: JSONTree?
  /// The members of `<validators>`.
  var validators: [JSONTree.Member] = []
  /// What `<display>` says.
  var display: String?
  /// What is set on the view: names that are not in angle brackets.
  var parameters: [JSONTree.Member] = []
  /// Where the property is in the file.
  var offset: Int
}

/// Reads the cells of a PureForm file and notes what is none.
struct PureFormCellReader {
  private(set) var cells: [PureFormCell] = []
  private var section = 0
  private var lastName: (type: String, identifier: String)?

  mutating func read(_ source: inout ImportedText) {
    guard let objects = source.root.items else {
      source.note(
        .refusal,
        at: source.root.offset,
        keyword: "PureForm",
        "a PureForm file is a list of cells, this is \(source.root.kindInWords)"
      )
      return
    }
    for object in objects {
      guard let members = object.members else {
        source.note(
          .refusal,
          at: object.offset,
          keyword: "cell",
          "a cell is an object, this is \(object.kindInWords)"
        )
        continue
      }
      for member in members { read(member, isOnlyMember: members.count == 1, &source) }
    }
  }

  private mutating func read(
    _ member: JSONTree.Member,
    isOnlyMember: Bool,
    _ source: inout ImportedText
  ) {
    guard let name = PureFormCellReader.bracketed(member.name) else {
      source.note(
        .loss,
        at: member.offset,
        keyword: member.name,
        "PureForm reads data next to a cell but does not use it"
      )
      return
    }
    if name == "section" {
      guard let number = member.value.count, number >= 0 else {
        source.note(
          .refusal,
          at: member.value.offset,
          keyword: "<section>",
          "a section is a number from 0"
        )
        return
      }
      if number != section, number != section + 1 {
        source.note(
          .difference,
          at: member.value.offset,
          keyword: "<section>",
          "PureForm wants sections without gaps; here the number is only an annotation"
        )
      }
      section = number
      return
    }
    guard let cellName = cellName(name, at: member.offset, &source) else { return }
    guard let views = member.value.members else {
      source.note(
        .refusal,
        at: member.value.offset,
        keyword: member.name,
        "a cell holds an object of views, this is \(member.value.kindInWords)"
      )
      return
    }
    cells.append(
      PureFormCell(
        name: cellName,
        section: section,
        views: views.compactMap { view($0, &source) }
      )
    )
  }

  /// Class and identifier of a cell, each of which may be `=` for that of the cell before.
  private mutating func cellName(
    _ text: String,
    at offset: Int,
    _ source: inout ImportedText
  ) -> String? {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map { part in
      String(part.filter { $0 != " " })
    }
    guard parts.count == 2, !parts.contains("") else {
      source.note(
        .refusal,
        at: offset,
        keyword: "<\(text)>",
        "a cell is written '<class + identifier>'"
      )
      return nil
    }
    let type = parts[0] == "=" ? lastName?.type : parts[0]
    let identifier = parts[1] == "=" ? lastName?.identifier : parts[1]
    guard let type, let identifier else {
      source.note(.refusal, at: offset, keyword: "=", "there is no cell before this one to repeat")
      return nil
    }
    lastName = (type, identifier)
    return "\(type) + \(identifier)"
  }

  private func view(_ member: JSONTree.Member, _ source: inout ImportedText) -> PureFormView? {
    guard let members = member.value.members else {
      source.note(
        .refusal,
        at: member.value.offset,
        keyword: member.name,
        "a view is an object, this is \(member.value.kindInWords)"
      )
      return nil
    }
    let isInput = member.name.hasSuffix("?")
    var view = PureFormView(
      property: isInput ? String(member.name.dropLast()) : member.name,
      isInput: isInput,
      offset: member.offset
    )
    for part in members { read(part, into: &view, &source) }
    return view
  }

  private func read(
    _ member: JSONTree.Member,
    into view: inout PureFormView,
    _ source: inout ImportedText
  ) {
    guard let name = PureFormCellReader.bracketed(member.name) else {
      view.parameters.append(member)
      return
    }
    switch (name, member.value.content) {
    case ("value", _):
      view.value = member.value
    case ("key", .text(let text)):
      view.key = (text, member.value.offset)
    case ("display", .text(let text)):
      view.display = text
    case ("validators", .object(let members)):
      view.validators = members
    case ("key", _), ("display", _):
      source.note(.refusal, at: member.value.offset, keyword: member.name, "this must be a text")
    case ("validators", _):
      source.note(.refusal, at: member.value.offset, keyword: member.name, "this must be an object")
    default:
      source.note(
        .loss,
        at: member.offset,
        keyword: member.name,
        "PureForm does not know it either"
      )
    }
  }

  /// The text between angle brackets; nil for a name without them.
  private static func bracketed(_ name: String) -> String? {
    guard name.hasPrefix("<"), name.hasSuffix(">"), name.utf8.count >= 2 else { return nil }
    return String(name.dropFirst().dropLast()).trimmingSpaces
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
