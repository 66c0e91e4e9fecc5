/// A piece of an HTML document.
indirect enum MarkupNode: Sendable, Hashable {
  /// An element; attributes without a value, such as `required`, have the empty text.
  case element(String, MarkupAttributes = [:], [MarkupNode] = [])
  /// Characters as people read them.
  case text(String)

  /// An element with nothing but words in it.
  static func element(
    _ name: String,
    _ attributes: MarkupAttributes = [:],
    text: String
  ) -> MarkupNode {
    .element(name, attributes, [.text(text)])
  }
}

/// The attributes of an element.
typealias MarkupAttributes = OrderedMap<String>
