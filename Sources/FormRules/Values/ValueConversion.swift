/// A reversible conversion between values of a form and a type of the app.
///
/// Conversions can be built from others: the one for a person can use the one for an address, or
/// its ``list``.
///
/// ```swift
/// let percentage = ValueConversion<Double>(
///   toValue: { .number(Number($0 * 100) ?? .zero) },
///   toModel: { try ValueDecoder.decode(Double.self, from: $0) / 100 }
/// )
/// try session.field("discount")?.set(0.25, using: percentage)  // 25
/// ```
public struct ValueConversion<Model>: Sendable {
  /// Converts a value of the app's type.
  public let toValue: @Sendable (Model) throws -> Value
  /// Converts a value of the form to the app's type; throws if that is not possible.
  public let toModel: @Sendable (Value) throws -> Model

  /// A conversion by two functions, each the inverse of the other.
  public init(
    toValue: @escaping @Sendable (Model) throws -> Value,
    toModel: @escaping @Sendable (Value) throws -> Model
  ) {
    self.toValue = toValue
    self.toModel = toModel
  }

  /// The conversion of lists, item by item.
  public var list: ValueConversion<[Model]> {
    ValueConversion<[Model]>(
      toValue: { models in .list(try models.map(toValue)) },
      toModel: { value in
        try ValueDecoder.decode([Value].self, from: value).map(toModel)
      }
    )
  }

  /// The conversion that also converts between `nil` and null.
  public var optional: ValueConversion<Model?> {
    ValueConversion<Model?>(
      toValue: { model in try model.map(toValue) ?? .null },
      toModel: { value in value == .null ? nil : try toModel(value) }
    )
  }
}
