import RuleSyntax

/// Rows of text with aligned columns.
struct AlignedColumns {
  /// The indentation of each row.
  var indentation = ""
  /// The maximum width of a column; wider cells extend beyond it.
  var widest = Int.max
  private(set) var rows: [[String]] = []

  mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  /// The rows in order.
  ///
  /// - Parameter paint: gives a cell of a column, counted from 0, its color.
  /// - Returns: the text, with a line end after each row.
  func text(paint: (Int, String) -> String = { _, cell in cell }) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        let width = DisplayWidth.of(cell)
        if width <= widest { widths[column] = max(widths[column], width) }
      }
    }
    var text = ""
    for row in rows {
      text += indentation
      let end = row.lastIndex { !$0.isEmpty } ?? 0
      for (column, cell) in row[...end].enumerated() {
        text += paint(column, cell)
        guard column < end else { break }
        let gap = max(0, widths[column] - DisplayWidth.of(cell)) + 2
        text += String(repeating: " ", count: gap)
      }
      text += "\n"
    }
    return text
  }
}
