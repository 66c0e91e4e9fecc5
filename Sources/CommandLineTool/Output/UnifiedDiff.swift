/// The difference between two texts, line by line, as `patch` reads it.
enum UnifiedDiff {
  /// Lines around a change that show where it is.
  private static let context = 3

  /// The difference; empty when there is none.
  ///
  /// Takes time in proportion to the lines times the changes (Myers, "An O(ND) Difference Algorithm").
  static func text(from old: String, to new: String, name: String) -> String {
    let before = lines(of: old)
    let after = lines(of: new)
    let hunks = hunks(of: edits(from: before, to: after))
    guard !hunks.isEmpty else { return "" }
    var text = "--- \(name)\n+++ \(name)\n"
    for hunk in hunks {
      text += "@@ -\(hunk.old.header) +\(hunk.new.header) @@\n"
      for edit in hunk.edits {
        text += "\(edit.kind.rawValue)\(edit.line)"
        if edit.line.utf8.last != 0x0A { text += "\n\\ No newline at end of file\n" }
      }
    }
    return text
  }

  private enum Kind: String {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  private struct Edit {
    var kind: Kind
    var line: Substring
  }

  /// Consecutive lines of one of the texts.
  private struct Extent {
    /// The number of the first line, from 1; of the line before where there are none.
    var first: Int
    var count: Int

    var header: String { count == 1 ? "\(first)" : "\(first),\(count)" }
  }

  private struct Hunk {
    var old: Extent
    var new: Extent
    var edits: ArraySlice<Edit>
  }

  /// Lines with their line ends; carriage returns are part of what is compared.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let feed = bytes[start...].firstIndex(of: 0x0A)
      let end = feed.map { bytes.index(after: $0) } ?? bytes.endIndex
      lines.append(Substring(bytes[start..<end]))
      start = end
    }
    return lines
  }

  private static func edits(from old: [Substring], to new: [Substring]) -> [Edit] {
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    let removed = Set(difference.removals.compactMap(\.offset))
    let added = Set(difference.insertions.compactMap(\.offset))
    var edits: [Edit] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      if removed.contains(oldLine) {
        edits.append(Edit(kind: .removed, line: old[oldLine]))
        oldLine += 1
      } else if added.contains(newLine) {
        edits.append(Edit(kind: .added, line: new[newLine]))
        newLine += 1
      } else {
        edits.append(Edit(kind: .kept, line: old[oldLine]))
        oldLine += 1
        newLine += 1
      }
    }
    return edits
  }

  private static func hunks(of edits: [Edit]) -> [Hunk] {
    var hunks: [Hunk] = []
    for range in ranges(around: edits.indices.filter { edits[$0].kind != .kept }, in: edits) {
      let earlier = edits[..<range.lowerBound]
      let slice = edits[range]
      hunks.append(
        Hunk(
          old: extent(of: slice.count { $0.kind != .added }, after: earlier, without: .added),
          new: extent(of: slice.count { $0.kind != .removed }, after: earlier, without: .removed),
          edits: slice
        )
      )
    }
    return hunks
  }

  private static func extent(
    of count: Int,
    after earlier: ArraySlice<Edit>,
    without kind: Kind
  ) -> Extent {
    let before = earlier.count { $0.kind != kind }
    return Extent(first: count == 0 ? before : before + 1, count: count)
  }

  /// The changes with their context; those whose contexts touch are one.
  private static func ranges(around changes: [Int], in edits: [Edit]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for change in changes {
      let lower = max(0, change - context)
      let upper = min(edits.count, change + context + 1)
      if let last = ranges.last, lower <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<upper
      } else {
        ranges.append(lower..<upper)
      }
    }
    return ranges
  }
}

extension CollectionDifference.Change {
  /// The position of the line in its own text.
  fileprivate var offset: Int? {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
