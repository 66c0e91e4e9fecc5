import RuleEngine

extension FieldPath {
  /// The path with `[]` for the items of lists: `addresses[].postcode` for whichever address.
  var ofAnyItem: String {
    var text = ""
    var names: [Component] = []
    func endNames() {
      guard !names.isEmpty else { return }
      text += (text.isEmpty ? "" : ".") + FieldPath(names).description
      names = []
    }
    for component in components {
      switch component {
      case .name: names.append(component)
      case .index:
        endNames()
        text += "[]"
      }
    }
    endNames()
    return text
  }
}
