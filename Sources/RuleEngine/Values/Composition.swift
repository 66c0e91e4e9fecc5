// Unicode's canonical composition of texts in which many marks follow each other.
//
// Input: any text in UTF-8. Output: its scalars composed and in canonical order. What composes is what the
// standard library does, whose time is quadratic in the marks behind one letter; so it is given a few of
// each class, and the others, which nothing composes with, are put behind these. Cost: linear.

/// The canonical composition of a text.
package enum Composition {
  /// So many marks in a row are composed by the standard library as they are.
  private static let shortRun = 32
  /// No letter composes with as many marks of one class.
  private static let mostOfOneClass = 8

  /// A mark, and its canonical combining class.
  private struct Mark {
    var scalar: Unicode.Scalar
    var order: UInt8
  }

  /// The bytes of the composed text.
  ///
  /// The standard library's tables have no other public door in Swift 6 than `_nfcCodeUnits`.
  package static func bytes(of text: String) -> [UInt8] {
    var composed: [UInt8] = []
    var piece = String.UnicodeScalarView()
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
    composed += String(piece)._nfcCodeUnits
    return composed
  }

  /// The two marks that a sign of Tibetan stands for, which alone of all that do not combine are made of
  /// marks and nothing else; nil for any other scalar.
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

  /// Takes the marks that ended before a letter into the piece; after a long run the piece is composed, for
  /// marks that are left keep apart what is before and behind them.
  private static func endRun(
    _ marks: inout [Mark],
    _ piece: inout String.UnicodeScalarView,
    _ composed: inout [UInt8]
  ) {
    defer { marks.removeAll(keepingCapacity: true) }
    guard marks.count > shortRun else { return piece.append(contentsOf: marks.lazy.map(\.scalar)) }
    var byClass = [[Unicode.Scalar]](repeating: [], count: 256)
    for mark in marks { byClass[Int(mark.order)].append(mark.scalar) }
    for scalars in byClass { piece.append(contentsOf: scalars.prefix(mostOfOneClass)) }
    var last = 0
    /// Appends the marks of the classes up to one that the standard library was not given.
    func appendRest(below end: Int) {
      for order in last..<max(last, end) {
        for scalar in byClass[order].dropFirst(mostOfOneClass) {
          composed += String(scalar)._nfcCodeUnits
        }
      }
      last = max(last, end)
    }
    let scalars = Array(String(decoding: String(piece)._nfcCodeUnits, as: UTF8.self).unicodeScalars)
    let run = scalars.lastIndex { $0.properties.canonicalCombiningClass == .notReordered } ?? -1
    for (position, scalar) in scalars.enumerated() {
      if position > run {
        appendRest(below: Int(scalar.properties.canonicalCombiningClass.rawValue))
      }
      composed += Array(String(scalar).utf8)
    }
    appendRest(below: byClass.count)
    piece = String.UnicodeScalarView()
  }
}
