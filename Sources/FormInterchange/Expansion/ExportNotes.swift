import RuleSyntax

/// Collects the notes on an export, without duplicates, with their places in the rule file.
struct ExportNotes {
  var all: [InterchangeNote] = []
  var known: Set<InterchangeNote> = []
  let source: SourceText
  /// The prefix for field paths: the form's name, unless it is the exported form.
  var prefix: [String] = []

  mutating func add(
    _ severity: InterchangeNote.Severity,
    path: [String],
    keyword: String,
    _ message: String,
    at range: SourceRange? = nil
  ) {
    let place = range.map { range in
      let location = source.location(of: range.start)
      return InterchangeNote.Place(line: Int(location.line), column: Int(location.column))
    }
    let note = InterchangeNote(
      severity: severity,
      place: place,
      path: (prefix + path).joined(separator: "."),
      keyword: keyword,
      message: message
    )
    var key = note
    // A check that is left out for one reason need not be listed again for another.
    if severity == .loss, keyword == "check", place != nil { key.message = "" }
    if known.insert(key).inserted { all.append(note) }
  }
}
