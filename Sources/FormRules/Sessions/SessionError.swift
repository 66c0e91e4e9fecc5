/// Why something cannot be done to a live form.
@nonexhaustive
public enum SessionError: Error, Sendable, Hashable {
  /// The session is gone, or the row that the field was in; a field does nothing without them.
  case ended
  /// The form has no field there.
  case unknownField(FieldPath)
  /// The form declares no context of that name.
  case unknownContext(String)
  /// Values of a nested form or a group were given as something else.
  case formExpected(FieldPath)
  /// The field is no list, or the row is not, or no longer, in it.
  case unknownRow(FieldPath)
  /// The field is no map, or has no entry of that key.
  case unknownEntry(FieldPath)
  /// The field is read-only.
  case readOnly(FieldPath)
  /// The field's value is no text that could be edited.
  case notEditable(FieldPath)
  /// An edit's range reaches beyond the text shown, whose length in the range's unit is `count`.
  case outOfBounds(Range<Int>, count: Int)
  /// More values, or deeper ones, than a form may hold.
  case tooManyValues
}

extension SessionError: CustomStringConvertible {
  /// One line for the app's developer.
  public var description: String {
    switch self {
    case .ended: "the session is gone, or the row that the field was in"
    case .unknownField(let path): "the form has no field '\(path)'"
    case .unknownContext(let name): "the form has no context '\(name)'"
    case .formExpected(let path): "'\(path)' takes the values of a form"
    case .unknownRow(let path): "there is no such row in '\(path)'"
    case .unknownEntry(let path): "there is no such entry: '\(path)'"
    case .readOnly(let path): "'\(path)' is read-only"
    case .notEditable(let path): "'\(path)' has no editable text"
    case .outOfBounds(let range, let count):
      "the range \(range.lowerBound)..<\(range.upperBound) is not in a text of \(count)"
    case .tooManyValues: "more or deeper values than a form may hold"
    }
  }
}

extension SessionError {
  init(_ error: EditError) {
    switch error {
    case .outOfBounds(let range, let count): self = .outOfBounds(range, count: count)
    }
  }
}
