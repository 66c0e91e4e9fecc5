// Unicode's canonical composition (NFC) in linear time, even for texts with many consecutive marks.
//
// Input: any text in UTF-8. Output: its scalars, composed and in canonical order. The standard
// library composes, but takes quadratic time for many marks after one letter. So it gets only a few
// marks of each class; the others, which can't compose with anything, are appended after them.
// Cost: linear.

/// The canonical composition of a text.
package enum Composition {
  /// The longest run of marks to pass to the standard library unchanged.
  private static let shortRun = 32
  /// No letter composes with this many marks of one class.
  private static let mostOfOneClass = 8

  /// A mark with its canonical combining class.
  private struct Mark {
    var scalar: Unicode.Scalar
    var order: UInt8
  }

  /// The composed text in UTF-8.
  ///
  /// In Swift 6, `_nfcCodeUnits` is the only access to the standard library's tables.
  package static func bytes(of text: String) -> [UInt8] {
    var composed: [UInt8] = []
    // In UTF-8, as appending to a view of scalars copies it again and again.
    var piece: [UInt8] = []
    var marks: [Mark] = []
    for scalar in text.unicodeScalars {
      let order = scalar.properties.canonicalCombiningClass.rawValue
      if order > 0 {
        marks.append(Mark(scalar: scalar, order: order))
      } else if let pair = pair(scalar) {
        marks += [pair.0, pair.1]
      } else {
        endRun(&marks, &piece, &composed)
        piece.append(scalar)
      }
    }
    endRun(&marks, &piece, &composed)
    composed += String(decoding: piece, as: UTF8.self)._nfcCodeUnits
    return composed
  }

  /// The two marks that a Tibetan vowel sign decomposes into; nil for any other scalar.
  ///
  /// These are the only noncombining scalars that decompose entirely into marks.
  private static func pair(_ scalar: Unicode.Scalar) -> (Mark, Mark)? {
    let second: Unicode.Scalar
    switch scalar {
    case "\u{F73}": second = "\u{F72}"
    case "\u{F75}": second = "\u{F74}"
    case "\u{F81}": second = "\u{F80}"
    default: return nil
    }
    let order = second.properties.canonicalCombiningClass.rawValue
    return (Mark(scalar: "\u{F71}", order: 129), Mark(scalar: second, order: order))
  }

  /// Ends a run of marks before a letter, by moving the marks to the piece.
  ///
  /// After a long run, the piece is composed at once, because leftover marks separate what is
  /// before them from what is after.
  private static func endRun(
    _ marks: inout [Mark],
    _ piece: inout [UInt8],
    _ composed: inout [UInt8]
  ) {
    defer { marks.removeAll(keepingCapacity: true) }
    guard marks.count > shortRun else {
      for mark in marks { piece.append(mark.scalar) }
      return
    }
    var byClass = [[Unicode.Scalar]](repeating: [], count: 256)
    for mark in marks { byClass[Int(mark.order)].append(mark.scalar) }
    for scalars in byClass {
      for scalar in scalars.prefix(mostOfOneClass) { piece.append(scalar) }
    }
    var last = 0
    /// Appends the leftover marks of the classes below `end`.
    func appendRest(below end: Int) {
      for order in last..<max(last, end) {
        for scalar in byClass[order].dropFirst(mostOfOneClass) {
          composed += String(scalar)._nfcCodeUnits
        }
      }
      last = max(last, end)
    }
    let nearby = String(decoding: piece, as: UTF8.self)._nfcCodeUnits
    let scalars = Array(String(decoding: nearby, as: UTF8.self).unicodeScalars)
    let run = scalars.lastIndex { $0.properties.canonicalCombiningClass == .notReordered } ?? -1
    for (position, scalar) in scalars.enumerated() {
      if position > run {
        appendRest(below: Int(scalar.properties.canonicalCombiningClass.rawValue))
      }
      composed += Array(String(scalar).utf8)
    }
    appendRest(below: byClass.count)
    piece.removeAll(keepingCapacity: true)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    append(contentsOf: String(scalar).utf8)
  }
}
