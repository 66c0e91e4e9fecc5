/// The addresses that clients know documents by, and the paths of files.
enum DocumentAddress {
  /// The path of a file's address; the address itself of what is no file.
  static func name(of address: String) -> String {
    guard address.hasPrefix("file:") else { return address }
    var rest = address.dropFirst("file:".count)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      // What stands before the path is the name of a host, most often none.
      rest = rest.firstIndex(of: "/").map { rest[$0...] } ?? ""
    }
    return decoded(rest.prefix { $0 != "?" && $0 != "#" })
  }

  /// The address of a file by its path.
  static func address(of name: String) -> String {
    guard name.hasPrefix("/") else { return name }
    return "file://" + encoded(name)
  }

  private static func decoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      {
        result.append(high * 16 + low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  private static func encoded(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in path.utf8 {
      if plain.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
