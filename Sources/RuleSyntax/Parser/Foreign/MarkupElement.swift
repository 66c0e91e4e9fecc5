/// An `<input>`, `<select>` or `<textarea>` with its attributes.
struct MarkupElement {
  /// An attribute, with the place of what is between its quotes.
  struct Attribute {
    var name: Name
    var value: SourceRange?
  }

  /// The name of the element, and where its attributes end.
  var tag: String
  private(set) var end: UInt32 = 0
  var attributes: [Attribute] = []
  /// The place of the name of the field, if it has one.
  var name: SourceRange? {
    attributes.first { $0.name.text == "name" }?.value
      ?? attributes.first { $0.name.text == "id" }?.value
  }

  /// The first element for input in a line; nil where there is none.
  init?(in line: SourceRange, of source: SourceText) {
    let bytes = source.bytes
    let end = Int(line.end)
    var position = Int(line.start)
    func word(from start: Int) -> SourceRange {
      var last = start
      while last < end, bytes[last].isInName || bytes[last] == UInt8(ascii: "-") { last += 1 }
      return SourceRange(start: UInt32(start), end: UInt32(last))
    }
    var tag: SourceRange?
    while tag == nil, position < end {
      if bytes[position] == UInt8(ascii: "<") {
        let name = word(from: position + 1)
        if ["input", "select", "textarea"].contains(source.text(in: name)) { tag = name }
      }
      position += 1
    }
    guard let tag else { return nil }
    self.tag = source.text(in: tag)
    position = Int(tag.end)
    defer { self.end = UInt32(position) }
    while position < end, bytes[position] != UInt8(ascii: ">") {
      let name = word(from: position)
      guard name.start < name.end else {
        position += 1
        continue
      }
      position = Int(name.end)
      var attribute = Attribute(name: Name(source.text(in: name), range: name))
      if position < end, bytes[position] == UInt8(ascii: "=") {
        position += 1
        let quote = position < end ? bytes[position] : 0
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          let start = position + 1
          position = bytes[start..<max(start, end)].firstIndex(of: quote) ?? end
          attribute.value = SourceRange(start: UInt32(start), end: UInt32(position))
        } else {
          let value = word(from: position)
          attribute.value = value
          position = Int(value.end)
        }
      }
      attributes.append(attribute)
    }
  }
}
