import FormData

/// A text of another format while it is imported: its tree, and the notes so far.
struct ImportedText {
  let root: JSONTree
  private let bytes: [UInt8]
  /// The notes so far with the byte offsets of their constructs; their places are found at the end.
  private var notes: [Note] = []
  private var known: Set<Note> = []

  private struct Note: Hashable {
    var offset: Int
    var note: InterchangeNote
  }

  /// Reads a text, taking commas before a closing bracket for what they are in the formats that
  /// other readers than strict ones were used for.
  ///
  /// - Throws: a refusal at the line and column where the text is no JSON.
  init(lenient bytes: [UInt8]) throws(ImportError) {
    let (blanked, commas) = TrailingCommas.blanked(in: bytes)
    try self.init(blanked)
    let reason = "JSON has no comma before a closing bracket; it was passed over"
    for offset in commas { note(.remark, at: offset, keyword: ",", reason) }
  }

  /// Reads a text that is strict JSON.
  init(_ bytes: [UInt8]) throws(ImportError) {
    self.bytes = bytes
    do throws(DataError) {
      root = try JSONTree(bytes)
    } catch {
      var place: InterchangeNote.Place?
      if case .unreadable(let found, _) = error {
        place = InterchangeNote.Place(line: found.line, column: found.column)
      }
      let message = "this is not JSON: \(error)"
      throw ImportError([
        InterchangeNote(severity: .refusal, place: place, keyword: "JSON", message: message)
      ]
      )
    }
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
    // A schema that several others refer to is read once for each of them.
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

  /// The notes by their places in the text; those on one place in the order in which they were made.
  ///
  /// Cost: one pass over the text, and sorting the notes.
  ///
  /// - Throws: all of them when one is a refusal.
  func settledNotes() throws(ImportError) -> [InterchangeNote] {
    let order = notes.indices.sorted { (notes[$0].offset, $0) < (notes[$1].offset, $1) }
    let offsets = order.map { notes[$0].offset }
    let places = InterchangeNote.Place.places(ofBytes: offsets, in: bytes)
    let settled = zip(order, places).map { index, place in
      var note = notes[index].note
      note.place = place
      return note
    }
    if settled.contains(where: { $0.severity == .refusal }) { throw ImportError(settled) }
    return settled
  }
}

extension InterchangeNote.Place {
  /// The places of bytes of a UTF-8 text, given in ascending order, in one pass over the text.
  static func places(ofBytes offsets: [Int], in text: some Sequence<UInt8>) -> [Self] {
    var places: [Self] = []
    var place = Self(line: 1, column: 1)
    var next = offsets[...]
    for (offset, byte) in text.enumerated() {
      while next.first == offset {
        places.append(place)
        next.removeFirst()
      }
      if next.isEmpty { return places }
      if byte == UInt8(ascii: "\n") {
        place = Self(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80, !(offset == 0 && byte == 0xEF) {
        // Bytes that continue a code point are no column; neither is a byte order mark.
        place.column += 1
      }
    }
    return places + Array(repeating: place, count: next.count)
  }
}
