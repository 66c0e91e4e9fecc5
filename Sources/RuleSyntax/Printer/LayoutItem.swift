/// One piece of a text whose lines are not broken yet.
///
/// After Wadler, "A prettier printer": breaks belong to groups, and a group is written in one line
/// if it fits and with all its breaks as line ends if it does not.
enum LayoutItem: Equatable {
  /// A text as it is; its width is that on a screen.
  case text(String, width: Int)
  /// Spaces, unless a line begins.
  case space(Int)
  /// A line end, or in a group of one line `otherwise`.
  case line(otherwise: Separator)
  /// A line end if what follows up to the next break does not fit; otherwise a space.
  case fillLine
  /// A line end, with an empty line in front or not; no group with one is of one line.
  case hardLine(isBlank: Bool)
  /// A comment at the end of a line.
  case trailingComment(String)
  case beginGroup
  case endGroup
  case indent
  case dedent

  /// Its columns in a line that is not broken here; `nil` for what ends the line.
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

  /// What is there where a group of one line is not broken.
  enum Separator: String {
    case nothing = ""
    case space = " "
    case semicolon = "; "

    var width: Int { rawValue.utf8.count }
  }
}
