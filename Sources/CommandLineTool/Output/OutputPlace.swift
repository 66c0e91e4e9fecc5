import FormData
import FormInterchange
import RuleEngine
import RuleSyntax

/// A location in a file, with the same names in the output of all commands.
///
/// Lines and columns count from 1, columns in code points. The end is after the last character.
struct OutputPlace {
  var file: String
  var line: Int
  var column: Int
  /// Nil if only the start is known.
  var end: (line: Int, column: Int)?

  init(_ place: RulePlace) {
    (file, line, column) = (place.file, place.line, place.column)
  }

  init(_ place: DataPlace, in file: String) {
    self.file = file
    (line, column) = (place.line, place.column)
  }

  init(_ start: SourceText.Location, to end: SourceText.Location, in file: String) {
    self.file = file
    (line, column) = (Int(start.line), Int(start.column))
    self.end = (Int(end.line), Int(end.column))
  }

  /// Adds the members `line` and `column`, and `endLine` and `endColumn` if the end is known.
  func addRange(to object: inout JSONObject) {
    object["line"] = .integer(line)
    object["column"] = .integer(column)
    object["endLine"] = end.map { .integer($0.line) }
    object["endColumn"] = end.map { .integer($0.column) }
  }

  /// Adds the member `file` and those of the range.
  func add(to object: inout JSONObject) {
    object["file"] = .text(file)
    addRange(to: &object)
  }
}
