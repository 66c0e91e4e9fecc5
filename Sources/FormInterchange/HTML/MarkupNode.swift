/// A piece of an HTML document.
indirect enum MarkupNode: Sendable, Hashable {
  case element(MarkupElement)
  /// Characters as people read them.
  case text(String)

  /// An element; attributes without a value, such as `required`, have the empty text.
  static func element(
    _ name: String,
    _ attributes: MarkupAttributes = [],
    _ children: [MarkupNode] = []
  ) -> MarkupNode {
    .element(MarkupElement(name: name, attributes: attributes, children: children))
  }
}

/// An element with its attributes and what is in it.
struct MarkupElement: Sendable, Hashable {
  var name: String
  var attributes: MarkupAttributes
  var children: [MarkupNode]
}

/// The attributes of an element, in the order in which they are written.
struct MarkupAttributes: Sendable, Hashable, ExpressibleByArrayLiteral {
  struct Attribute: Sendable, Hashable {
    var name: String
    var value: String

    init(_ name: String, _ value: String = "") {
      self.name = name
      self.value = value
    }
  }

  private(set) var list: [Attribute]

  init(arrayLiteral elements: Attribute...) {
    list = elements
  }

  /// The value of an attribute; a new one comes last, and nil takes it away.
  subscript(name: String) -> String? {
    get { list.first { $0.name == name }?.value }
    set {
      let position = list.firstIndex { $0.name == name }
      switch (position, newValue) {
      case (let position?, let value?): list[position].value = value
      case (let position?, nil): list.remove(at: position)
      case (nil, let value?): list.append(Attribute(name, value))
      case (nil, nil): return
      }
    }
  }
}
