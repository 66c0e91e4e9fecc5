import FormData
import FormInterchange
import RuleSyntax

extension LanguageServer {
  /// Changes nothing if the file has errors, because its meaning is then uncertain.
  func formatting(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    return .list(edits(of: subject, within: 0..<Int.max))
  }

  func rangeFormatting(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    let range = try subject.range(params?["range"])
    let first = subject.positions.position(of: range.lowerBound)
    let last = subject.positions.position(of: range.upperBound)
    // A range that ends at the start of a line does not include that line.
    let end = last.character == 0 && last.line > first.line ? last.line : last.line + 1
    return .list(edits(of: subject, within: first.line..<end))
  }

  private func edits(of subject: Subject, within lines: Range<Int>) -> [JSONNode] {
    guard case .text(let text) = RulePrinter.formatting(of: subject.analysis.parsed) else {
      return []
    }
    let formatted = SourceText(name: subject.name, text: text)
    return LineChanges(from: subject.source, to: formatted).changes
      .filter { lines.lowerBound <= $0.lines.lowerBound && $0.lines.upperBound <= lines.upperBound }
      .map { subject.edit($0.range, $0.text) }
  }

  // MARK: While typing

  /// Indents the line of the cursor according to the open blocks.
  func onTypeFormatting(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let (subject, offset) = try place(params)
    let line = subject.positions.position(of: offset).line
    let (start, end) = subject.positions.bounds(ofLine: line)
    let bytes = subject.source.bytes
    var indented = start
    while indented < end, bytes[indented] == 0x20 || bytes[indented] == 0x09 { indented += 1 }
    var depth = 0
    for token in subject.analysis.parsed.tokens {
      if Int(token.range.start) < start, Int(token.range.end) > start { return [] }
      if Int(token.range.start) >= start { break }
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: depth += 1
      case .rightBrace, .rightParenthesis, .rightBracket: depth = max(0, depth - 1)
      case _: break
      }
    }
    let closing: [UInt8] = [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]")]
    if indented < end, closing.contains(bytes[indented]) { depth = max(0, depth - 1) }
    let wanted = String(repeating: " ", count: 4 * depth)
    let range = SourceRange(start: UInt32(start), end: UInt32(indented))
    guard subject.source.text(in: range) != wanted else { return [] }
    return [subject.edit(range, wanted)]
  }
}

/// The lines that differ between two texts.
struct LineChanges {
  struct Change {
    /// The replaced lines of the first text, counted from 0.
    var lines: Range<Int>
    var range: SourceRange
    var text: String
  }

  private(set) var changes: [Change] = []

  /// If more lines are between the first and the last difference, these are one change.
  private static let limit = 4000

  init(from old: SourceText, to new: SourceText) {
    let (oldLines, newLines) = (old.lines, new.lines)
    var first = 0
    while first < min(oldLines.count, newLines.count), oldLines[first] == newLines[first] {
      first += 1
    }
    var last = 0
    while last < min(oldLines.count, newLines.count) - first,
      oldLines[oldLines.count - 1 - last] == newLines[newLines.count - 1 - last]
    {
      last += 1
    }
    let before = first..<oldLines.count - last
    let after = first..<newLines.count - last
    guard !before.isEmpty || !after.isEmpty else { return }
    guard before.count + after.count <= LineChanges.limit else {
      add(before, by: newLines[after], in: old)
      return
    }
    let difference = Array(newLines[after]).difference(from: Array(oldLines[before]))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + first)
      case .insert(let offset, _, _): inserted.insert(offset + first)
      }
    }
    var (oldLine, newLine) = (before.lowerBound, after.lowerBound)
    while oldLine < before.upperBound || newLine < after.upperBound {
      let start = (oldLine, newLine)
      while removed.contains(oldLine) { oldLine += 1 }
      while inserted.contains(newLine) { newLine += 1 }
      if (oldLine, newLine) != start {
        add(start.0..<oldLine, by: newLines[start.1..<newLine], in: old)
      } else {
        oldLine += 1
        newLine += 1
      }
    }
  }

  private mutating func add(_ lines: Range<Int>, by new: ArraySlice<[UInt8]>, in old: SourceText) {
    func start(of line: Int) -> UInt32 {
      UInt32(line < old.lineCount ? old.start(ofLine: line) : old.bytes.count)
    }
    let range = SourceRange(start: start(of: lines.lowerBound), end: start(of: lines.upperBound))
    let text = String(decoding: Array(new.joined()), as: UTF8.self)
    changes.append(Change(lines: lines, range: range, text: text))
  }
}
