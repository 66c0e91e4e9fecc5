/// `idna`: a host name in IDNA 2008, with letters and digits of all scripts in its labels.
///
/// Labels are separated by periods, including ideographic, full-width and half-width ones (RFC
/// 3490 section 3.1). Each label is in its Unicode form or in its ASCII form, which is decoded. As
/// in `hostname`, there is no trailing period, the last label is not all digits, and the ASCII
/// form of the whole name has at most 253 characters.
package enum InternationalHostName {
  private static let longestName = 253
  private static let separators: [Unicode.Scalar] = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]

  /// Judges the text in one pass.
  ///
  /// - Complexity: linear, because a valid label has at most 63 characters.
  package static func completion(of text: borrowing Span<UInt8>) -> Completion {
    // No character takes more than this many bytes for each byte of its ASCII form.
    guard text.count <= longestName * 4 else { return .refused }
    var labels: [HostNameLabel] = []
    var asciiCount = 0
    var start = 0
    while true {
      var end = start
      var next = start
      while next < text.count {
        let (scalar, length) = text.scalar(at: next)
        next += length
        if separators.contains(scalar) { break }
        end = next
      }
      let label = HostNameLabel(text.extracting(start..<end))
      asciiCount += label.asciiCount + (start > 0 ? 1 : 0)
      guard asciiCount <= longestName, !label.hasRefusedCharacter else { return .refused }
      labels.append(label)
      if end == text.count { break }
      if !label.isValid { return .refused }
      start = next
    }
    guard let last = labels.last, last.isValid, !last.isNumber,
      !labels.contains(where: \.isRightToLeft) || labels.allSatisfy(\.keepsDirection)
    else { return .partial }
    return .complete
  }
}
