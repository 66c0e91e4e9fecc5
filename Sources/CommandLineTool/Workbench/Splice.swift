import RuleEngine
import RuleSyntax

/// A text with an inserted entry, and the mapping of positions back to both.
///
/// So the checker sees every entry in its context, and reports its errors where they were entered.
struct Splice {
  /// The text with the insertion.
  let whole: SourceText
  let entry: Entry
  /// The entry's offset in the whole text.
  private let start: Int
  /// The entry with its prefix and suffix.
  private let inserted: Range<Int>
  /// How many lines the entry adds.
  private let addedLines: Int

  /// Inserts the entry into a text.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - text: the text.
  ///   - range: the bytes of the text that it replaces; nil to add it as lines at the end.
  ///   - prefix: text to insert before the entry.
  ///   - suffix: text to insert after it.
  init(
    _ entry: Entry,
    into text: SourceText,
    replacing range: Range<Int>? = nil,
    prefix: String = "",
    suffix: String = ""
  ) {
    let end = text.bytes.count
    // The text can end in a comment without a line end.
    let prefix = (range == nil && end > 0 ? "\n" : "") + prefix
    let suffix = suffix + (range == nil ? "\n" : "")
    let range = range ?? end..<end
    let inserted = Array(prefix.utf8) + entry.bytes + Array(suffix.utf8)
    let bytes = text.bytes[..<range.lowerBound] + inserted + text.bytes[range.upperBound...]
    whole = SourceText(name: text.name, bytes: Array(bytes))
    self.entry = entry
    start = range.lowerBound + prefix.utf8.count
    self.inserted = range.lowerBound..<(range.lowerBound + inserted.count)
    let newline = UInt8(ascii: "\n")
    addedLines =
      inserted.count { $0 == newline } - text.bytes[range].count { $0 == newline }
  }

  /// The diagnostic with its place in the entry; nil for one about anything else.
  ///
  /// The prefix and suffix have no errors of their own: errors in them come from the entry's
  /// beginning or end.
  func relocated(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.file == whole.name,
      let range = relocated(diagnostic.range) ?? edge(beside: diagnostic.range)
    else { return nil }
    var result = diagnostic
    result.file = entry.source.name
    result.range = range
    result.location = entry.source.location(of: range.start)
    result.labels = []
    for label in diagnostic.labels {
      if let range = relocated(label.range) {
        result.labels.append(Diagnostic.Label(range, label.text))
      } else if edge(beside: label.range) == nil {
        let place = whole.location(of: label.range.start)
        result.notes.append("\(label.text): \(whole.name):\(place.line):\(place.column)")
      }
    }
    result.fixes = diagnostic.fixes.map { fix in
      var fix = fix
      fix.range = relocated(fix.range) ?? .none
      return fix
    }
    return result
  }

  /// Whether the diagnostic is about the prefix.
  func isInFront(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.file == whole.name
      && (inserted.lowerBound..<start).contains(Int(diagnostic.range.start))
  }

  /// The position in the entry, or in the text that contains it.
  func relocated(_ place: RulePlace) -> RulePlace {
    guard place.file == whole.name else { return place }
    let first = whole.location(of: UInt32(start))
    let last = whole.location(of: UInt32(start + entry.range.count))
    if place.line < first.line || place.line == first.line && place.column < first.column {
      return place
    }
    var moved = place
    if place.line > last.line || place.line == last.line && place.column > last.column {
      moved.line -= addedLines
      return moved
    }
    let origin = entry.source.location(of: UInt32(entry.range.lowerBound))
    if place.line == first.line { moved.column += origin.column - first.column }
    moved.line += origin.line - first.line
    moved.file = entry.source.name
    return moved
  }

  /// The edge of the entry at the prefix or suffix that has the range; nil for any other range.
  private func edge(beside range: SourceRange) -> SourceRange? {
    guard inserted.contains(Int(range.start)), Int(range.end) <= inserted.upperBound else {
      return nil
    }
    let edge = UInt32(Int(range.start) < start ? entry.range.lowerBound : entry.range.upperBound)
    return SourceRange(start: edge, end: edge)
  }

  private func relocated(_ range: SourceRange) -> SourceRange? {
    guard Int(range.start) >= start, Int(range.end) <= start + entry.range.count else { return nil }
    func moved(_ offset: UInt32) -> UInt32 { UInt32(Int(offset) - start + entry.range.lowerBound) }
    return SourceRange(start: moved(range.start), end: moved(range.end))
  }
}
