/// Breaks lines: turns layout items into text.
///
/// Linear in the items, times the width of a line at most.
struct Layout {
  /// Maximum width of a line, if possible.
  static let width = 100
  /// Columns per level of indentation.
  static let indentation = 4

  private let items: [LayoutItem]
  private var text = ""
  private var column = 0
  private var level = 0
  /// Pending line ends before the next text, and the level of that text.
  private var pendingLineEnds = 0
  private var pendingLevel = 0
  /// Pending spaces before the next text, unless it begins a line.
  private var pendingSpaces = 0
  /// Whether each open group is on one line.
  private var groups: [Bool] = []

  private init(_ items: [LayoutItem]) {
    self.items = items
  }

  /// The text of `items`, which ends with a line end unless it is empty.
  static func text(of items: [LayoutItem]) -> String {
    var layout = Layout(items)
    for index in items.indices { layout.write(index) }
    return layout.text.isEmpty ? "" : layout.text + "\n"
  }

  private mutating func write(_ index: Int) {
    let isFlat = groups.last ?? false
    switch items[index] {
    case .text(let string, let width): write(string, width: width)
    case .space(let count):
      if pendingLineEnds > 0 { endLine() } else { pendingSpaces += count }
    case .line(let separator):
      if !isFlat || pendingLineEnds > 0 {
        endLine()
      } else {
        if separator == .semicolon { write(";", width: 1) }
        if separator != .nothing { pendingSpaces += 1 }
      }
    case .fillLine:
      if pendingLineEnds == 0, isFlat || fits(after: index) {
        pendingSpaces += 1
      } else {
        endLine()
      }
    case .hardLine(let isBlank): endLine(isBlank: isBlank)
    case .trailingComment(let comment):
      pendingSpaces = 2
      write(comment, width: 0)
      endLine()
    case .beginGroup: groups.append(isFlat || fits(after: index))
    case .endGroup: groups.removeLast()
    case .indent: level += 1
    case .dedent: level -= 1
    }
  }

  private mutating func endLine(isBlank: Bool = false) {
    pendingLineEnds = max(pendingLineEnds, isBlank ? 2 : 1)
    pendingLevel = level
    pendingSpaces = 0
  }

  private mutating func write(_ string: String, width: Int) {
    if pendingLineEnds > 0, !text.isEmpty {
      text += String(repeating: "\n", count: pendingLineEnds)
      column = 0
      pendingSpaces = pendingLevel * Layout.indentation
    }
    if !text.isEmpty {
      text += String(repeating: " ", count: pendingSpaces)
      column += pendingSpaces
    }
    pendingLineEnds = 0
    pendingSpaces = 0
    text += string
    column += width
  }

  /// The column of the next text.
  private var start: Int {
    pendingLineEnds > 0 ? pendingLevel * Layout.indentation : column + pendingSpaces
  }

  /// Whether what follows `index` fits in the line, up to the next break after it: a group up to
  /// its end, what follows a fill line in one piece.
  private func fits(after index: Int) -> Bool {
    let isGroup = items[index] == .beginGroup
    var position = isGroup ? start : start + 1
    var depth = isGroup ? 1 : 0
    for item in items[(index + 1)...] {
      guard let width = item.width else { return depth <= 0 }
      switch item {
      case .line, .fillLine: if depth <= 0 { return true }
      // Another group after this one can be broken, so its breaks count.
      case .beginGroup: if !isGroup || depth > 0 { depth += 1 }
      case .endGroup: depth -= 1
      case .text, .space, .hardLine, .trailingComment, .indent, .dedent: break
      }
      position += width
      if position > Layout.width { return false }
    }
    return true
  }
}
