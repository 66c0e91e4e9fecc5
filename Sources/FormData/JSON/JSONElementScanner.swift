/// Finds where one element of a JSON text ends, across any number of pieces.
///
/// It only counts brackets outside of strings: the element is then parsed, and rejected if it isn't
/// JSON.
struct JSONElementScanner {
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Continues from the offset; returns where the element ends, or nil if the text ends first.
  mutating func end(in text: borrowing Span<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
          if depth == 0 { return offset }
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // A scalar ends before the closing bracket of its list.
        if depth == 0 { return offset - 1 }
        depth -= 1
        if depth == 0 { return offset }
      case UInt8(ascii: ","), 0x20, 0x0A, 0x0D, 0x09:
        if depth == 0 { return offset - 1 }
      default:
        break
      }
    }
    return nil
  }
}
