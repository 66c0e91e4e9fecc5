/// Commas before a closing bracket, which JSON does not have and some readers of it take.
enum TrailingCommas {
  /// The text with a space for each such comma, and the offsets of the commas.
  ///
  /// What they mean is unambiguous: nothing is between them and the bracket. Offsets in the
  /// text stay what they are.
  static func blanked(in text: [UInt8]) -> (text: [UInt8], offsets: [Int]) {
    var blanked = text
    var offsets: [Int] = []
    var comma: Int?
    var isInText = false
    var isEscaped = false
    for (offset, byte) in text.enumerated() {
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: ","):
        // Of two commas in a row the reader says that a value is missing.
        comma = comma == nil ? offset : nil
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma, hasValue(before: comma, in: text) {
          blanked[comma] = UInt8(ascii: " ")
          offsets.append(comma)
        }
        comma = nil
      case 0x20, 0x09, 0x0A, 0x0D:
        break
      default:
        comma = nil
        isInText = byte == UInt8(ascii: "\"")
      }
    }
    return (blanked, offsets)
  }

  /// Whether a value comes before the comma: `[,]` has none, and stays an error.
  private static func hasValue(before comma: Int, in text: [UInt8]) -> Bool {
    let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    guard let before = text[..<comma].last(where: { !spaces.contains($0) }) else { return false }
    return before != UInt8(ascii: "[") && before != UInt8(ascii: "{")
  }
}
