import FormData

/// A text of another format while it is imported: its tree, and the notes so far.
struct ImportedText {
  let root: JSONTree
  private let bytes: [UInt8]
  private(set) var notes: [InterchangeNote] = []
  private var known: Set<InterchangeNote> = []

  /// Reads a text, taking commas before a closing bracket for what they are in the formats that
  /// other readers than strict ones were used for.
  ///
  /// - Throws: a refusal at the line and column where the text is no JSON.
  init(lenient bytes: [UInt8]) throws(ImportError) {
    let (blanked, commas) = TrailingCommas.blanked(in: bytes)
    try self.init(blanked)
    for offset in commas {
      note(
        .remark,
        at: offset,
        keyword: ",",
        "JSON has no comma before a closing bracket; it was passed over"
      )
    }
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
      throw ImportError([InterchangeNote(.refusal, place: place, keyword: "JSON", message: message)]
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
    let place = JSONTree.place(ofByte: offset, in: bytes)
    let note = InterchangeNote(
      severity,
      place: InterchangeNote.Place(line: place.line, column: place.column),
      path: path,
      keyword: keyword,
      message: message
    )
    // What several parts of a text refer to is looked at for each of them.
    if known.insert(note).inserted { notes.append(note) }
  }

  /// The notes by their places in the text.
  ///
  /// - Throws: all of them when one is a refusal.
  func settledNotes() throws(ImportError) -> [InterchangeNote] {
    let sorted = notes.enumerated().sorted { left, right in
      left.element.order(behind: left.offset) < right.element.order(behind: right.offset)
    }.map(\.element)
    if sorted.contains(where: { $0.severity == .refusal }) { throw ImportError(sorted) }
    return sorted
  }
}

extension InterchangeNote {
  /// Its place in the text, and among the notes on one place when it was made.
  fileprivate func order(behind earlier: Int) -> (Int, Int, Int) {
    (place?.line ?? 0, place?.column ?? 0, earlier)
  }
}
