/// A form as posted by a browser with files, `multipart/form-data` (RFC 7578): one record.
///
/// A part with a file name is a file, of which the record has the name, the size and the media type; one
/// without a name and content is a control in which no file was chosen. All other parts are texts in
/// UTF-8, in which a line end is one line feed, as in ``FormEncodedText``.
///
/// Reads the text once, from the start: a delimiter begins with CR and has no other, so the search for it
/// never goes back.
package struct MultipartText {
  /// Most bytes of a part's header; browsers write less than a kilobyte.
  static let longestHeader = 8 << 10
  /// Most bytes of a boundary (RFC 2046, 5.1.1).
  private static let longestBoundary = 70

  private let text: [UInt8]
  /// CR LF, two hyphens and the boundary: what ends a part.
  private let delimiter: [UInt8]
  private let form: FormPaths

  /// The text of a record of a form.
  ///
  /// - Parameters:
  ///   - text: the body.
  ///   - boundary: the boundary, as the media type's parameter gives it.
  ///   - form: the form.
  package init(_ text: [UInt8], boundary: String, of form: FormPaths) {
    self.text = text
    delimiter = Array("\r\n--\(boundary)".utf8)
    self.form = form
  }

  /// The boundary that a request's header `Content-Type` gives; nil for one without, or another type.
  package static func boundary(inContentType header: String) -> String? {
    let type = HeaderValue(header)
    guard type.text == "multipart/form-data", let text = type.parameters["boundary"] else {
      return nil
    }
    let isBoundary =
      (1...longestBoundary).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && text.utf8.last != 0x20
    return isBoundary ? text : nil
  }

  /// Fills a buffer that was reset for the form.
  ///
  /// - Parameters:
  ///   - buffer: the buffer; its content is undefined after an error.
  ///   - slotLimit: the most slots that the record may have.
  /// - Returns: names that match nothing in the form, other than unknown members of closed forms.
  /// - Throws: the first error in the text, with its place.
  package func write(
    into buffer: inout RecordBuffer,
    slotLimit: Int
  ) throws(TextFault) -> [String] {
    var fields = PostedFields()
    // The first delimiter may be at the start, without a line end before it.
    var position =
      text.starts(with: delimiter.dropFirst(2)) ? delimiter.count - 2 : try end(ofPartAt: 0).next
    while try hasPart(at: &position) {
      let start = position
      let header = try PartHeader(text, at: &position)
      let end = try end(ofPartAt: position)
      let source = UInt32(position)
      if let name = header.fileName {
        if !name.isEmpty || position < end.content {
          let size = ByteCount(bytes: UInt64(end.content - position))
          buffer.files.append(
            FileDescription(name: name, size: size, mediaType: header.mediaType)
          )
          let cell = Cell(ofFile: buffer.files.count - 1, source: source)
          try fields.append(cell, named: header.name, at: start)
        }
      } else {
        let first = buffer.bytes.count
        for byte in text[position..<end.content] {
          if byte == 0x0A, buffer.bytes.count > first, buffer.bytes.last == 0x0D {
            buffer.bytes.removeLast()
          }
          buffer.bytes.append(byte)
        }
        if let invalid = text[position..<end.content].firstInvalidByte {
          throw TextFault(offset: position + invalid, message: "not UTF-8")
        }
        let cell = Cell(
          start: UInt32(first),
          count: UInt32(buffer.bytes.count - first),
          source: source
        )
        try fields.append(cell, named: header.name, at: start)
      }
      position = end.next
    }
    return try fields.write(into: &buffer, slotLimit: slotLimit, of: form)
  }

  /// Whether another part follows a delimiter, and not the end; then moves to its header.
  private func hasPart(at position: inout Int) throws(TextFault) -> Bool {
    if text[position...].starts(with: "--".utf8) { return false }
    while position < text.count, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
    guard text[position...].starts(with: "\r\n".utf8) else {
      throw TextFault(offset: position, message: "expected a line end after a boundary")
    }
    position += 2
    return true
  }

  /// Where the content of a part ends, and the position after the delimiter that follows it.
  private func end(ofPartAt start: Int) throws(TextFault) -> (content: Int, next: Int) {
    // The header's last line end may be the one before the delimiter, if the part is empty.
    var position = max(start - 2, 0)
    while let found = text[position...].firstIndex(of: 0x0D) {
      var count = 1
      while count < delimiter.count, found + count < text.count,
        text[found + count] == delimiter[count]
      {
        count += 1
      }
      if count == delimiter.count { return (max(found, start), found + count) }
      position = found + count
    }
    throw TextFault(offset: text.count, message: "the data ends before the last boundary")
  }
}

/// The header of a part of `multipart/form-data`.
private struct PartHeader {
  /// The field's name, in UTF-8.
  private(set) var name: [UInt8] = []
  /// The file's name; nil if the part is no file, and empty if none was chosen.
  private(set) var fileName: String?
  /// The file's media type; empty if it is not known.
  private(set) var mediaType = ""

  /// Reads a header, and moves to the content after its empty line.
  init(_ text: [UInt8], at position: inout Int) throws(TextFault) {
    let start = position
    let limit = start + MultipartText.longestHeader
    var isNamed = false
    while true {
      let rest = text[position..<min(text.count, limit)]
      guard let end = rest.firstIndex(of: 0x0D), text[end...].starts(with: "\r\n".utf8) else {
        let message =
          rest.contains(0x0D) || text.count <= limit
          ? "expected lines and an empty line before the content of a part"
          : "a part's header has more than \(MultipartText.longestHeader) bytes"
        throw TextFault(offset: start, message: message)
      }
      defer { position = end + 2 }
      if end == position { break }
      let line = text[position..<end]
      guard line.firstInvalidByte == nil, let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        throw TextFault(offset: position, message: "expected a header field in UTF-8")
      }
      let value = HeaderValue(String(decoding: line[(colon + 1)...], as: UTF8.self))
      switch String(decoding: line[..<colon], as: UTF8.self).lowercased() {
      case "content-disposition":
        guard value.text == "form-data", let name = value.parameters["name"] else {
          throw TextFault(offset: position, message: "expected 'form-data' with a name")
        }
        self.name = Array(name.utf8)
        isNamed = true
        fileName = value.parameters["filename"]
      case "content-type": mediaType = value.text
      case "content-transfer-encoding" where !["7bit", "8bit", "binary"].contains(value.text):
        throw TextFault(offset: position, message: "a part must not have a transfer encoding")
      case _: break
      }
    }
    guard isNamed else { throw TextFault(offset: start, message: "a part without a name") }
  }
}

/// The value of a header field, with parameters: `form-data; name="a"`.
package struct HeaderValue {
  /// The text before the parameters, in lowercase.
  package private(set) var text: String
  /// The parameters, by their names in lowercase; of a repeated one the first counts.
  package private(set) var parameters: [String: String] = [:]

  /// Parses a value; what is no parameter is left out.
  package init(_ field: String) {
    var rest = field.unicodeScalars[...]
    func trimmed(_ part: Substring.UnicodeScalarView) -> String {
      String(String.UnicodeScalarView(part.filter { $0 != " " && $0 != "\t" }))
    }
    text = trimmed(rest.prefix { $0 != ";" }).lowercased()
    rest = rest.drop { $0 != ";" }.dropFirst()
    while !rest.isEmpty {
      let name = trimmed(rest.prefix { $0 != "=" && $0 != ";" }).lowercased()
      rest = rest.dropFirst(rest.prefix { $0 != "=" && $0 != ";" }.count)
      var value: String?
      if rest.popFirst() == "=" {
        rest = rest.drop { $0 == " " || $0 == "\t" }
        if rest.first == "\"" {
          rest = rest.dropFirst()
          value = HeaderValue.quoted(&rest)
          rest = rest.drop { $0 != ";" }.dropFirst()
        } else {
          value = trimmed(rest.prefix { $0 != ";" })
          rest = rest.drop { $0 != ";" }.dropFirst()
        }
      }
      if let value, !name.isEmpty, parameters[name] == nil { parameters[name] = value }
    }
  }

  /// The rest of a quoted text, after its opening quote.
  ///
  /// Browsers write a quote and line ends as escapes with a percent sign (HTML, "Multipart form data");
  /// other programs write a backslash before a quote. A backslash before anything else is one of a path.
  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String {
    var text = ""
    while let scalar = rest.popFirst(), scalar != "\"" {
      if scalar == "\\", let next = rest.first, next == "\"" || next == "\\" {
        text.unicodeScalars.append(next)
        rest = rest.dropFirst()
      } else if scalar == "%", let escaped = escapes[String(rest.prefix(2)).uppercased()] {
        text.unicodeScalars.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static let escapes: [String: Unicode.Scalar] = ["22": "\"", "0D": "\r", "0A": "\n"]
}
