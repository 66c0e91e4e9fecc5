#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import RuleEngine

extension Value {
  /// Reads a value from a JSON text (RFC 8259): objects become forms, arrays become lists.
  ///
  /// Numbers are exact up to 38 digits.
  ///
  /// - Parameter json: the text in UTF-8.
  /// - Throws: a ``MalformedDataError`` if the text is not JSON, an object has two members with the
  ///   same name, or a number has more digits.
  /// - Complexity: linear in the length of the text.
  public init(json: Data) throws(MalformedDataError) {
    let text = Array(json)
    do throws(TextFault) {
      try self.init(jsonText: text)
    } catch {
      throw MalformedDataError(error, in: text)
    }
  }

  /// The value as a JSON text (RFC 8259) in UTF-8, with the members of forms sorted by name.
  ///
  /// Numbers are exact. Dates and times are strings; files are objects.
  public func json() -> Data {
    var text: [UInt8] = []
    write(to: &text)
    return Data(text)
  }

  private func write(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .boolean(let boolean): text += boolean.description.utf8
    case .number(let number): text += number.description.utf8
    case .text(let string): text.append(jsonText: string)
    case .date(let date): text.append(jsonText: date.description)
    case .month(let month): text.append(jsonText: month.description)
    case .time(let time): text.append(jsonText: time.description)
    case .dateTime(let dateTime): text.append(jsonText: dateTime.description)
    case .file(let file): Value.form(file.members).write(to: &text)
    case .list(let items):
      text.append(UInt8(ascii: "["))
      for (position, item) in items.enumerated() {
        if position > 0 { text.append(UInt8(ascii: ",")) }
        item.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .form(let members):
      text.append(UInt8(ascii: "{"))
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (position, member) in sorted.enumerated() {
        if position > 0 { text.append(UInt8(ascii: ",")) }
        text.append(jsonText: member.key)
        text.append(UInt8(ascii: ":"))
        member.value.write(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }
}
