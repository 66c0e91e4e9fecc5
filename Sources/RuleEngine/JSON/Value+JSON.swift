extension Value: JSONModel {
  package init(json content: JSONContent<Value>, at offset: Int) {
    self =
      switch content {
      case .null: .null
      case .boolean(let boolean): .boolean(boolean)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .list(let items): .list(items)
      case .object(let members):
        // Names that differ as bytes only, such as those of a composed and a decomposed letter, are
        // the same to a dictionary.
        .form(Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
      }
  }

  /// Reads a JSON text (RFC 8259), at most 512 objects and lists deep.
  ///
  /// - Throws: what is not JSON, a duplicate key in one object, or a number of too many digits.
  package init(jsonText text: [UInt8]) throws(TextFault) {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var trailingCommas: [Int]?
    self = try JSONParser.value(
      of: text,
      from: start,
      depthLimit: 512,
      trailingCommas: &trailingCommas
    )
  }
}
