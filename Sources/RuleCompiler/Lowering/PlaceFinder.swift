import RuleEngine
import RuleSyntax

/// Turns byte ranges into places with line and column, mostly by a step from the place before.
///
/// Finding a column from nothing takes a scan of its line, which for a file of one long line would
/// make the lowering quadratic. Places come almost in file order, so the scan is from the last one.
struct PlaceFinder {
  private let sources: [SourceText]
  private var last: (source: Int, offset: Int, location: SourceText.Location)?

  init(_ sources: [SourceText]) {
    self.sources = sources
  }

  mutating func place(_ place: Place) -> SourcePlace {
    let location = location(of: Int(place.range.start), in: place.source)
    return SourcePlace(
      source: UInt32(place.source),
      start: place.range.start,
      end: place.range.end,
      line: UInt32(location.line),
      column: UInt32(location.column)
    )
  }

  private mutating func location(of offset: Int, in source: Int) -> SourceText.Location {
    let found =
      stepped(to: offset, in: source) ?? sources[source].location(of: UInt32(offset))
    last = (source, offset, found)
    return found
  }

  /// The location, if it is in the same line as the last.
  private func stepped(to offset: Int, in source: Int) -> SourceText.Location? {
    guard let last, last.source == source else { return nil }
    let bytes = sources[source].bytes
    let range = min(last.offset, offset)..<max(last.offset, offset)
    guard range.lowerBound >= sources[source].textStart, range.upperBound <= bytes.count else {
      return nil
    }
    var columns = 0
    for byte in bytes[range] {
      if byte == 0x0A || byte == 0x0D { return nil }
      if byte & 0xC0 != 0x80 { columns += 1 }
    }
    var location = last.location
    location.column += last.offset <= offset ? columns : -columns
    return location
  }
}
