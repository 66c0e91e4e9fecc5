import FormData

/// A text being imported: its tree, and the notes so far.
struct ImportedText {
  let root: JSONTree
  private let bytes: [UInt8]
  /// The notes so far, by byte offset; line and column are computed at the end.
  private var notes: [Note] = []
  private var known: Set<Note> = []

  private struct Note: Hashable {
    var offset: Int
    var note: InterchangeNote
  }

  /// Parses a text; a lenient one may have trailing commas, as some libraries' own parsers permit.
  ///
  /// - Throws: a refusal at the line and column of the syntax error, or of a text that would take
  ///   too long to compare.
  init(_ bytes: [UInt8], isLenient: Bool = false) throws(ImportError) {
    self.bytes = bytes
    var commas: [Int]? = isLenient ? [] : nil
    do throws(DataError) {
      root = try JSONTree(bytes, trailingCommas: &commas)
    } catch {
      var place: InterchangeNote.Place?
      if case .unreadable(let found, _) = error { place = InterchangeNote.Place(found) }
      let message = "this is not JSON: \(error)"
      throw ImportError(
        notes: [
          InterchangeNote(severity: .refusal, place: place, keyword: "JSON", message: message)
        ]
      )
    }
    if let offset = root.firstLongRunOfMarks {
      let place = JSONTree.places(ofBytes: [offset], in: bytes).first
      let message = "this has more than \(JSONTree.mostMarks) combining marks in a row"
      throw ImportError(
        notes: [
          InterchangeNote(
            severity: .refusal,
            place: place.map { InterchangeNote.Place($0) },
            keyword: "text",
            message: message
          )
        ]
      )
    }
    let reason = "JSON doesn't allow a comma before a closing bracket; it was ignored"
    for offset in commas ?? [] { note(.remark, at: offset, keyword: ",", reason) }
  }

  /// Adds a note on the construct at the byte offset.
  mutating func note(
    _ severity: InterchangeNote.Severity,
    at offset: Int,
    path: String = "",
    keyword: String,
    _ message: String
  ) {
    let note = InterchangeNote(severity: severity, path: path, keyword: keyword, message: message)
    let placed = Note(offset: offset, note: note)
    // A schema referenced several times is read each time, but noted once.
    if known.insert(placed).inserted { notes.append(placed) }
  }

  /// Adds a note on a member, under its name.
  mutating func note(
    _ severity: InterchangeNote.Severity,
    _ member: JSONTree.Member,
    path: String = "",
    _ message: String
  ) {
    note(severity, at: member.offset, path: path, keyword: member.name, message)
  }

  /// Adds a note on the value of a member, under the member's name.
  mutating func note(
    _ severity: InterchangeNote.Severity,
    valueOf member: JSONTree.Member,
    path: String = "",
    _ message: String
  ) {
    note(severity, at: member.value.offset, path: path, keyword: member.name, message)
  }

  /// The notes in source order; those at the same position keep their order.
  ///
  /// Cost: one pass over the text, and sorting the notes.
  ///
  /// - Throws: all notes, if one is a refusal.
  func settledNotes() throws(ImportError) -> [InterchangeNote] {
    let order = notes.indices.sorted { (notes[$0].offset, $0) < (notes[$1].offset, $1) }
    let places = JSONTree.places(ofBytes: order.map { notes[$0].offset }, in: bytes)
    let settled = zip(order, places).map { index, place in
      var note = notes[index].note
      note.place = InterchangeNote.Place(place)
      return note
    }
    if settled.contains(where: { $0.severity == .refusal }) { throw ImportError(notes: settled) }
    return settled
  }
}

extension InterchangeNote.Place {
  fileprivate init(_ place: DataPlace) {
    self.init(line: place.line, column: place.column)
  }
}
