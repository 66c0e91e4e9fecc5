internal import RuleEngine

/// Finds the path of a member by its position in a JSON text.
enum JSONPathFinder {
  /// A list or object around the position.
  private struct Container {
    /// In a list, the number of preceding items.
    var index: Int?
    /// In an object, the bytes of the current member's name, in quotes.
    var name: Range<Int>?
    /// Whether the next string of an object is a name.
    var awaitsName = true
  }

  /// The path of the object that has a member.
  ///
  /// - Parameters:
  ///   - offset: the position of the first quote of the member's name.
  ///   - text: a JSON text.
  /// - Returns: nil if the text is invalid JSON before the offset.
  /// - Complexity: linear in the offset.
  static func path(ofMemberAt offset: Int, in text: [UInt8]) -> FieldPath? {
    var containers: [Container] = []
    var position = 0
    while position < min(offset, text.count) {
      switch text[position] {
      case UInt8(ascii: "{"):
        containers.append(Container())
      case UInt8(ascii: "["):
        containers.append(Container(index: 0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if containers.popLast() == nil { return nil }
      case UInt8(ascii: ","):
        guard let last = containers.indices.last else { return nil }
        containers[last].index? += 1
        containers[last].awaitsName = true
      case UInt8(ascii: "\""):
        let start = position
        position += 1
        while position < text.count, text[position] != UInt8(ascii: "\"") {
          position += text[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard let last = containers.indices.last else { break }
        if containers[last].index == nil, containers[last].awaitsName {
          containers[last].name = start..<min(position + 1, text.count)
          containers[last].awaitsName = false
        }
      case _: break
      }
      position += 1
    }
    var components: [FieldPath.Component] = []
    for container in containers.dropLast() {
      if let index = container.index {
        components.append(.index(index))
      } else {
        guard let name = container.name,
          case .text(let name)? = try? JSONTree(Array(text[name])).content
        else { return nil }
        components.append(.name(name))
      }
    }
    return FieldPath(components)
  }
}

extension RecordPlan {
  /// Whether the path leads to or through a secret field.
  func isSecret(_ path: FieldPath) -> Bool {
    forms.steps(along: path, from: form).contains { $0.field?.isSecret ?? false }
  }

  /// The fields on a path, without positions of items and keys of maps.
  func fields(along path: FieldPath) -> FieldPath {
    let steps = forms.steps(along: path, from: form)
    return FieldPath(
      zip(path.components, steps).compactMap { component, step in
        if case .name = component, step.name == nil { component } else { nil }
      }
    )
  }
}
