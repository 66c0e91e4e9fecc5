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
    self = try JSONDecoder().decode(Value.self, from: json)
  }

  /// The JSON text (RFC 8259) that writes the value, in UTF-8, with the members of forms by name.
  ///
  /// - Throws: what the encoder throws, for nothing that a form holds.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
