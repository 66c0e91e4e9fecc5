/// A type that a JSON text is read as.
///
/// The parser makes inner values before the value that contains them.
package protocol JSONModel {
  /// A value whose first byte is at the offset.
  init(json content: JSONContent<Self>, at offset: Int)
}

/// What a JSON value consists of.
package enum JSONContent<Model> {
  case null
  case boolean(Bool)
  case number(Number)
  case text(String)
  case list([Model])
  /// The members in their order; no name occurs twice.
  case object([JSONMember<Model>])
}

/// A member of a JSON object.
package struct JSONMember<Model> {
  package var name: String
  /// The byte offset of the name's first quote.
  package var offset: Int
  package var value: Model
}
