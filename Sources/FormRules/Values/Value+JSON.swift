#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Value {
  /// The value that a JSON text (RFC 8259) writes: objects become forms, arrays lists.
  ///
  /// Numbers are exact up to 38 digits. For bulk data the command line's own reader is many times
  /// faster; this one needs nothing but Foundation.
  ///
  /// - Parameter json: the text in UTF-8.
  /// - Throws: a `DecodingError` where the text is no JSON.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(DecodedValue.self, from: json).value
  }
}

extension Form {
  /// Judges the values that one of the app's own types encodes.
  ///
  /// - Throws: what the type's encoding throws.
  public func validate(
    encoding values: some Encodable,
    _ options: ValidationOptions = ValidationOptions()
  ) throws -> Report {
    guard case .form(let members) = try ValueEncoder.encode(values) else {
      throw EncodingError.invalidValue(
        values,
        EncodingError.Context(
          codingPath: [],
          debugDescription: "a form's values must have names"
        )
      )
    }
    return validate(members, options)
  }

  /// Judges the values of a JSON object.
  ///
  /// - Throws: a `DecodingError` where the text is no JSON object.
  public func validate(
    json: Data,
    _ options: ValidationOptions = ValidationOptions()
  ) throws -> Report {
    guard case .form(let members) = try Value(json: json) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "the JSON text is no object")
      )
    }
    return validate(members, options)
  }
}

/// Any JSON value, as it is met.
private struct DecodedValue: Decodable {
  var value: Value

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: AnyKey.self) {
      var values: [String: Value] = [:]
      for key in members.allKeys {
        values[key.stringValue] = try members.decode(DecodedValue.self, forKey: key).value
      }
      value = .form(values)
      return
    }
    if var items = try? decoder.unkeyedContainer() {
      var values: [Value] = []
      while !items.isAtEnd { values.append(try items.decode(DecodedValue.self).value) }
      value = .list(values)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let integer = try? container.decode(Int64.self) {
      value = .number(Number(integer))
    } else {
      let decimal = try container.decode(Decimal.self)
      guard let number = Number(decimal.description) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "a number of more than 38 digits"
        )
      }
      value = .number(number)
    }
  }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
