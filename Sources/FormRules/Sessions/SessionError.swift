/// Why a live form can't be changed.
@nonexhaustive
public enum SessionError: Error, Sendable, Hashable {
  /// The session no longer exists, or the row with the field was removed.
  case ended
  /// The form has no field at this path.
  case unknownField(FieldPath)
  /// The form declares no context with this name.
  case unknownContext(String)
  /// A value in the context is not of its type, or none of its options.
  case mistypedContext(FieldPath, expected: String)
  /// The value for a nested form or a group is not a form.
  case formExpected(FieldPath)
  /// The field is not a list, or the row is not in it, or no longer.
  case unknownRow(FieldPath)
  /// The field is not a map, or has no entry with this key.
  case unknownEntry(FieldPath)
  /// The field is read-only.
  case readOnly(FieldPath)
  /// The field can't be edited while the app has disabled it.
  case disabled(FieldPath)
  /// The field has no editable text.
  case notEditable(FieldPath)
  /// The range of an edit is not in the text shown, whose length in the range's unit is `count`.
  case outOfBounds(Range<Int>, count: Int)
  /// There are more values than a form may have, or they are nested more deeply.
  case tooManyValues
}

extension SessionError: CustomStringConvertible {
  /// One line, for the app's developer.
  public var description: String {
    switch self {
    case .ended: "the session, or the row with the field, no longer exists"
    case .unknownField(let path): "the form has no field '\(path)'"
    case .unknownContext(let name): "the form has no context '\(name)'"
    case .mistypedContext(let path, let expected):
      "the context '\(path)' has the wrong type: expected \(expected)"
    case .formExpected(let path): "'\(path)' takes the values of a form"
    case .unknownRow(let path):
      if case .index = path.components.last {
        "there is no row '\(path)'"
      } else {
        "'\(path)' is not a list, or the row is not in it"
      }
    case .unknownEntry(let path): "there is no such entry: '\(path)'"
    case .readOnly(let path): "'\(path)' is read-only"
    case .disabled(let path): "'\(path)' is disabled"
    case .notEditable(let path): "'\(path)' has no editable text"
    case .outOfBounds(let range, let count):
      "the range \(range.lowerBound)..<\(range.upperBound) is not in a text of \(count)"
    case .tooManyValues: "more values, or more deeply nested ones, than a form can have"
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
