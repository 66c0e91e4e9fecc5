// Objects in fields as other notations write them: `address: object({ street: text, city: text })`.

extension Parser {
  /// Reports a field with the members of an object after its sign, which is a group here; nil for
  /// anything else.
  mutating func group(at name: Int, sign: Int) -> ForeignItem? {
    var first = sign + 1
    let library = Parser.libraries[text(ahead: first).lowercased()]
    if kind(ahead: first + 1) == .dot, library != nil { first += 2 }
    let words = ["object", "shape", "struct", "nested", "dict", "record"]
    guard words.contains(text(ahead: first).lowercased()),
      kind(ahead: first + 1) == .leftParenthesis, kind(ahead: first + 2) == .leftBrace,
      let end = endOfBraces(from: first + 2), kind(ahead: end) == .rightParenthesis
    else { return nil }
    let name = Name(text(ahead: name), range: token(ahead: name).range)
    let whole = endOfWholeStatement(from: end + 1)
    var written: String?
    if endsForeignStatement(ahead: end + 1) {
      written = group(named: name, from: first + 2, to: end, in: library)
    }
    replace(
      .foreignNotation("the field", notation: library ?? "another language"),
      passing: whole,
      notes: written == nil
        ? ["fields that belong together are a 'group', or a form that is the field's type"] : [],
      by: written
    )
    return .nothing
  }

  /// The group of the members in the braces; nil if they are not all fields.
  private func group(
    named name: Name,
    from first: Int,
    to end: Int,
    in library: String?
  ) -> String? {
    var fields: [String] = []
    var count = first + 1
    while count < end - 1 {
      if [.comma, .separator].contains(kind(ahead: count)) {
        count += 1
        continue
      }
      let key = token(ahead: count)
      guard isName(ahead: count) || key.kind == .string, kind(ahead: count + 1) == .colon else {
        return nil
      }
      let member = Name(word(ahead: count), range: key.range)
      var reader = ForeignReader(self, at: count + 2)
      reader.chain()
      guard reader.rules.isWhole, reader.rules.type != nil || !reader.rules.calls.isEmpty,
        [.comma, .separator, .rightBrace].contains(reader.kind)
      else { return nil }
      // Only the names of rules in one field are translated.
      let known: Set = ["required", "email", "url", "uuid", "telephone"]
      guard reader.rules.calls.allSatisfy({ known.contains($0.name.text) && $0.arguments == nil })
      else { return nil }
      if let library { reader.rules.addRequirement(of: library, at: key.range) }
      fields.append(declaration(of: member, reader.rules))
      count = reader.count
    }
    return fields.isEmpty ? nil : "group \(name.written) { \(fields.joined(separator: "; ")) }"
  }
}
