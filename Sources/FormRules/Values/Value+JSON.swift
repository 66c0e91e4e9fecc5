#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Value {
  /// Reads a value from a JSON text (RFC 8259): objects become forms, arrays become lists.
  ///
  /// Numbers are exact up to 38 digits. This reader needs only Foundation; the one of the command
  /// line is many times faster.
  ///
  /// - Parameter json: the text in UTF-8.
  /// - Throws: a `DecodingError` if the text is not JSON.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(Value.self, from: json)
  }

  /// The value as a JSON text (RFC 8259) in UTF-8, with the members of forms sorted by name.
  ///
  /// - Throws: errors of the encoder, which the values of a form don't cause.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
