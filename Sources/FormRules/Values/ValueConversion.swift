/// A reversible conversion between a value of a form and a type of the app's.
///
/// Conversions are made of one another: that of a person uses that of an address, and that of a list
/// of addresses. Each is applied once, where it is named, so nothing is converted twice.
///
/// ```swift
/// let percentage = ValueConversion<Double>(
///   toValue: { .number(Number($0 * 100) ?? .zero) },
///   toModel: { try ValueDecoder.decode(Double.self, from: $0) / 100 }
/// )
/// try session.field("discount")?.set(0.25, using: percentage)  // 25
/// ```
public struct ValueConversion<Model>: Sendable {
  /// The value for one of the app's.
  public let toValue: @Sendable (Model) throws -> Value
  /// The app's for a value of the form; throws where there is none for it.
  public let toModel: @Sendable (Value) throws -> Model

  /// A conversion by two functions, each of which undoes the other.
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

  /// The conversion that takes `nil` for null and back.
  public var optional: ValueConversion<Model?> {
    ValueConversion<Model?>(
      toValue: { model in try model.map(toValue) ?? .null },
      toModel: { value in value == .null ? nil : try toModel(value) }
    )
  }
}
