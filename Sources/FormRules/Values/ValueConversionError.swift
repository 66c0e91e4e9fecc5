/// Why a value of a form and a value of one of the app's own types can't be converted.
///
/// Errors that the type's own `encode(to:)` or `init(from:)` throws are passed on, unless they are
/// an `EncodingError` or a `DecodingError`.
public struct ValueConversionError: Error, Sendable, Hashable {
  /// The path of the value, such as `addresses[0].postcode`; empty for the whole.
  public let path: FieldPath
  /// What is wrong with the value, such as `expected a number, found a text`.
  public let reason: String

  init(path: FieldPath = FieldPath(), reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension ValueConversionError: CustomStringConvertible {
  /// The path and the reason, on one line.
  public var description: String {
    path.components.isEmpty ? reason : "'\(path)': \(reason)"
  }
}

extension ValueConversionError {
  /// The error for one of the standard library; other errors are rethrown.
  init(_ error: any Error) throws {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init(at: context.codingPath + [key], reason: "the value is missing")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self.init(at: context.codingPath, reason: context.debugDescription)
    case EncodingError.invalidValue(_, let context):
      self.init(at: context.codingPath, reason: context.debugDescription)
    default: throw error
    }
  }

  private init(at codingPath: [any CodingKey], reason: String) {
    let components = codingPath.map { key in
      key.intValue.map { FieldPath.Component.index($0) } ?? .name(key.stringValue)
    }
    self.init(path: FieldPath(components), reason: reason)
  }
}
