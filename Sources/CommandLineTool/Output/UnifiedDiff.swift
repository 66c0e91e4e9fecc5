import RuleSyntax

/// The difference between two texts by line, in the format of `patch`.
enum UnifiedDiff {
  /// Lines of context around a change.
  private static let context = 3
  /// Beyond this product of lines and changes, all lines from the first to the last change count as
  /// one.
  private static let mostSteps = 20_000_000

  /// The difference, with visible characters for a terminal; `patch` needs it unchanged.
  static func shown(from old: String, to new: String, name: String) -> String {
    let text = text(from: old, to: new, name: name)
    return Descriptor.standardOutput.isTerminal ? VisibleText.ofLines(text) : text
  }

  /// The difference; empty when there is none.
  ///
  /// The time is proportional to the lines times the changes (Myers, "An O(ND) Difference Algorithm"). Beyond a
  /// limit, all lines between the first and the last change count as one change.
  static func text(from old: String, to new: String, name: String) -> String {
    let edits = edits(from: lines(of: old), to: lines(of: new))
    let hunks = hunks(around: edits.indices.filter { edits[$0].kind != .kept }, of: edits.count)
    guard !hunks.isEmpty else { return "" }
    var text = "--- \(name.visible)\n+++ \(name.visible)\n"
    for hunk in hunks {
      let edits = edits[hunk]
      let old = extent(from: edits.first?.old, count: edits.count { $0.kind != .added })
      let new = extent(from: edits.first?.new, count: edits.count { $0.kind != .removed })
      text += "@@ -\(old) +\(new) @@\n"
      for edit in edits {
        text += "\(edit.kind.rawValue)\(edit.line)"
        if edit.line.utf8.last != 0x0A { text += "\n\\ No newline at end of file\n" }
      }
    }
    return text
  }

  private struct Edit {
    enum Kind: String {
      case kept = " "
      case removed = "-"
      case added = "+"
    }

    var kind: Kind
    var line: Substring
    /// The number of preceding lines in the old and the new text.
    var old: Int
    var new: Int
  }

  /// Lines with their line ends; carriage returns are part of the comparison.
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
    let (removed, inserted) = changes(from: old, to: new)
    var edits: [Edit] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      if removed.contains(oldLine) {
        edits.append(Edit(kind: .removed, line: old[oldLine], old: oldLine, new: newLine))
        oldLine += 1
      } else if inserted.contains(newLine) {
        edits.append(Edit(kind: .added, line: new[newLine], old: oldLine, new: newLine))
        newLine += 1
      } else {
        edits.append(Edit(kind: .kept, line: old[oldLine], old: oldLine, new: newLine))
        oldLine += 1
        newLine += 1
      }
    }
    return edits
  }

  /// The lines of the old text that are not in the new one, and vice versa.
  private static func changes(
    from old: [Substring],
    to new: [Substring]
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    func isSame(_ left: Substring, _ right: Substring) -> Bool {
      left.utf8.elementsEqual(right.utf8)
    }
    if (old.count + new.count) * leastChanges(from: old, to: new) > mostSteps {
      let first = zip(old, new).prefix { isSame($0, $1) }.count
      let most = min(old.count, new.count) - first
      let last = zip(old.reversed(), new.reversed()).prefix(most).prefix { isSame($0, $1) }.count
      return (Set(first..<old.count - last), Set(first..<new.count - last))
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old, by: isSame) {
      switch change {
      case .remove(let line, _, _): removed.insert(line)
      case .insert(let line, _, _): inserted.insert(line)
      }
    }
    return (removed, inserted)
  }

  /// How many lines are in only one of the texts; there are at least as many changes.
  private static func leastChanges(from old: [Substring], to new: [Substring]) -> Int {
    var surplus: [Substring: Int] = [:]
    for line in old { surplus[line, default: 0] += 1 }
    for line in new { surplus[line, default: 0] -= 1 }
    return surplus.values.reduce(0) { $0 + abs($1) }
  }

  /// The changes with their context; changes with adjoining contexts are merged.
  private static func hunks(around changes: [Int], of count: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for change in changes {
      let lower = max(0, change - context)
      let upper = min(count, change + context + 1)
      if let last = hunks.last, lower <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<upper
      } else {
        hunks.append(lower..<upper)
      }
    }
    return hunks
  }

  /// The range in a hunk's header: the first line, from 1, or the line before an empty range.
  private static func extent(from before: Int?, count: Int) -> String {
    let first = (before ?? 0) + min(count, 1)
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}
