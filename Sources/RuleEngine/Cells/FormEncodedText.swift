/// A form as posted by a browser, `application/x-www-form-urlencoded`: one record.
///
/// Names are paths of fields, also as many web frameworks write them: `labels[app]`, `tags[]`. A name
/// without an index may be repeated if its field is a list, and then gives the items in order.
/// A Boolean may also be `on`, which a checkbox without a value of its own sends (HTML, "The value
/// attribute"). Trailing line ends are ignored, and a line end in a value is one line feed, as in the text area from
/// which it was sent: browsers post CR LF (HTML, "Constructing the entry list").
package struct FormEncodedText {
  private let text: ArraySlice<UInt8>
  private let form: FormPaths

  /// The text of a record of a form.
  package init(_ text: [UInt8], of form: FormPaths) {
    let last = text.lastIndex { $0 != 0x0A && $0 != 0x0D }
    self.text = text[..<(last.map { $0 + 1 } ?? 0)]
    self.form = form
  }

  /// Fills a buffer that was reset for the form.
  ///
  /// - Parameters:
  ///   - buffer: the buffer; its content is undefined after an error.
  ///   - slotLimit: the most slots that the record may have.
  /// - Returns: names that match nothing in the form, other than unknown members of closed forms.
  /// - Throws: the first error in the text, with its place.
  package func write(
    into buffer: inout RecordBuffer,
    slotLimit: Int
  ) throws(TextFault) -> [String] {
    var names: [String] = []
    var offsets: [Int] = []
    var cells: [Cell] = []
    for pair in text.split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      var name: [UInt8] = []
      try FormEncodedText.decode(pair[..<equals], appendingTo: &name)
      guard name.count <= DataName.longest else {
        throw TextFault(offset: pair.startIndex, message: DataName.fault)
      }
      names.append(String(decoding: name, as: UTF8.self))
      offsets.append(pair.startIndex)
      let value = pair[equals...].dropFirst()
      let start = buffer.bytes.count
      try FormEncodedText.decode(value, appendingTo: &buffer.bytes)
      let count = UInt32(buffer.bytes.count - start)
      cells.append(Cell(start: UInt32(start), count: count, source: UInt32(value.startIndex)))
    }
    var form = form
    let paths = itemPaths(of: names, in: &form)
    for (position, path) in paths.enumerated() {
      guard buffer.bytes[cells[position].bytes].elementsEqual("on".utf8), let path,
        let step = form.steps(of: path)?.last, case .scalar = step.kind,
        step.field?.type.isOfBooleans == true
      else { continue }
      cells[position].start = UInt32(buffer.bytes.count)
      cells[position].count = UInt32("true".utf8.count)
      buffer.bytes.append(contentsOf: "true".utf8)
    }
    let tree: CellTree
    do throws(CellTree.Conflict) {
      tree = try CellTree(paths, names: names, hasAllNames: false, of: form)
    } catch {
      throw TextFault(offset: offsets[error.position], message: error.message)
    }
    guard tree.write(cells, into: &buffer, slotLimit: slotLimit) else {
      throw TextFault(offset: 0, message: "a record with more than \(slotLimit) values")
    }
    return tree.unknownNames
  }

  /// The paths of the names; the bare name of a list means its next item.
  private func itemPaths(of names: [String], in form: inout FormPaths) -> [FieldPath?] {
    var items: [FieldPath: Int] = [:]
    return names.map { name in
      guard let path = FieldPath(name) ?? FormEncodedText.path(inBrackets: name) else { return nil }
      guard case .list? = form.steps(of: path)?.last?.kind else { return path }
      let index = items[path, default: 0]
      items[path] = index + 1
      return path.appending(.index(index))
    }
  }

  /// The path that a name with unquoted words in brackets means; nil for other names.
  ///
  /// Empty brackets at the end mean the list itself.
  private static func path(inBrackets name: String) -> FieldPath? {
    guard let opening = name.firstIndex(of: "["),
      var components = FieldPath(String(name[..<opening]))?.components, !components.isEmpty
    else { return nil }
    var rest = name[opening...]
    if rest.hasSuffix("[]") { rest.removeLast(2) }
    while rest.first == "[", let closing = rest.firstIndex(of: "]") {
      let word = rest[rest.index(after: rest.startIndex)..<closing]
      guard let first = word.first, first != "\"", first != "[" else { return nil }
      let isNumber = word.utf8.allSatisfy { (0x30...0x39).contains($0) }
      components.append(isNumber ? .index(Int(word) ?? .max) : .name(String(word)))
      rest = rest[rest.index(after: closing)...]
    }
    return rest.isEmpty ? FieldPath(components) : nil
  }

  /// Decodes a name or value.
  ///
  /// Implemented here because libraries don't report where an escape is malformed, and don't tell
  /// malformed escapes from bytes that are not UTF-8.
  private static func decode(
    _ text: ArraySlice<UInt8>,
    appendingTo bytes: inout [UInt8]
  ) throws(TextFault) {
    let first = bytes.count
    var offset = text.startIndex
    while offset < text.endIndex {
      switch text[offset] {
      case UInt8(ascii: "+"):
        bytes.append(0x20)
      case UInt8(ascii: "%"):
        let digits = text[(offset + 1)...].prefix(2).compactMap(\.hexDigitValue)
        guard digits.count == 2 else {
          throw TextFault(offset: offset, message: "expected two hexadecimal digits after '%'")
        }
        let byte = UInt8(digits[0] << 4 | digits[1])
        if byte == 0x0A, bytes.count > first, bytes.last == 0x0D { bytes.removeLast() }
        bytes.append(byte)
        offset += 2
      case 0..<0x20, 0x7F:
        let shown = Unicode.Scalar(text[offset]).shown
        throw TextFault(offset: offset, message: "\(shown) has to be written as an escape")
      default:
        bytes.append(text[offset])
      }
      offset += 1
    }
    guard bytes[first...].firstInvalidByte == nil else {
      throw TextFault(offset: text.startIndex, message: "not UTF-8")
    }
  }
}

extension FieldType {
  /// Whether values of the type are Booleans, perhaps in lists or maps.
  fileprivate var isOfBooleans: Bool {
    switch self {
    case .boolean: true
    case .list(let item), .map(let item): item.isOfBooleans
    case .text, .integer, .number, .date, .month, .time, .dateTime, .choice, .file, .any, .form:
      false
    }
  }
}

extension Cell {
  /// Where its text is in the record's bytes.
  fileprivate var bytes: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
