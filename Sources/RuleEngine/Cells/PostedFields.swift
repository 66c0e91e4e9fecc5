/// The fields of a posted form, of either encoding: names with texts or files.
///
/// Names are paths of fields, also as many web frameworks write them: `labels[app]`, `tags[]`. A name
/// without an index may be repeated if its field is a list, and then gives the items in order.
/// A Boolean may also be `on`, which a checkbox without a value of its own sends (HTML, "The value
/// attribute").
struct PostedFields {
  private var names: [String] = []
  /// Where each field begins in the data.
  private var offsets: [Int] = []
  private var cells: [Cell] = []

  /// Adds a field.
  ///
  /// - Parameters:
  ///   - cell: its text or file, which the record's buffer already holds.
  ///   - name: its name, in UTF-8.
  ///   - offset: where it begins in the data.
  /// - Throws: a fault if the name is too long.
  mutating func append(_ cell: Cell, named name: [UInt8], at offset: Int) throws(TextFault) {
    guard name.count <= DataName.longest else {
      throw TextFault(offset: offset, message: DataName.fault)
    }
    names.append(String(decoding: name, as: UTF8.self))
    offsets.append(offset)
    cells.append(cell)
  }

  /// Fills the buffer's slots.
  ///
  /// - Parameters:
  ///   - buffer: the buffer, which was reset for the form and holds the texts and files.
  ///   - slotLimit: the most slots that the record may have.
  ///   - form: the form that the names belong to.
  /// - Returns: names that match nothing in the form, other than unknown members of closed forms.
  /// - Throws: the first contradiction of the names, with its place.
  func write(
    into buffer: inout RecordBuffer,
    slotLimit: Int,
    of form: FormPaths
  ) throws(TextFault) -> [String] {
    var (form, cells) = (form, cells)
    let paths = itemPaths(of: names, in: &form)
    for (position, path) in paths.enumerated() {
      guard !cells[position].isFile, buffer.bytes[cells[position].bytes].elementsEqual("on".utf8),
        let path,
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
      guard let path = FieldPath(name) ?? PostedFields.path(inBrackets: name) else { return nil }
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
