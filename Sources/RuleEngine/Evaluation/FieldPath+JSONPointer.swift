extension FieldPath {
  /// The path as a JSON Pointer (RFC 6901), such as `/addresses/0/postcode`; empty for the form itself.
  ///
  /// It points to the value in the record as JSON, as the `pointer` of an error in many web APIs does.
  public var jsonPointer: String {
    components.map { component in
      switch component {
      case .name(let name), .key(let name): "/" + name.pointerStep
      case .index(let index): "/\(index)"
      }
    }.joined()
  }
}

extension String {
  /// The name escaped as a step of a JSON Pointer.
  package var pointerStep: String {
    unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}
