/// A piece of a text whose lines are not broken yet.
///
/// After Wadler, "A prettier printer": breaks belong to groups. A group is written on one line if
/// it fits, and otherwise with all its breaks as line ends.
enum LayoutItem: Equatable {
  /// A text; its width is that on a screen.
  case text(String, width: Int)
  /// Spaces, except at the start of a line.
  case space(Int)
  /// A line end or, in a group on one line, `otherwise`.
  case line(otherwise: Separator)
  /// A line end if the text up to the next break does not fit; otherwise a space.
  case fillLine
  /// A line end, optionally preceded by an empty line; its group is never on one line.
  case hardLine(isBlank: Bool)
  /// A comment at the end of a line.
  case trailingComment(String)
  case beginGroup
  case endGroup
  case indent
  case dedent

  /// Its columns in an unbroken line; `nil` for items that end the line.
  var width: Int? {
    switch self {
    case .text(_, let width): width
    case .space(let count): count
    case .line(let separator): separator.width
    case .fillLine: 1
    case .hardLine, .trailingComment: nil
    case .beginGroup, .endGroup, .indent, .dedent: 0
    }
  }

  /// The text of the item in a group on one line.
  enum Separator: String {
    case nothing = ""
    case space = " "
    case semicolon = "; "

    var width: Int { rawValue.utf8.count }
  }
}
