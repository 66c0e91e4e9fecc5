import RuleEngine
import RuleSyntax

extension NameIndexer {
  /// What a path leads to so far.
  enum Place {
    /// A form, or a group of it by its path.
    case members(FormShape, [String])
    case value(TypeShape)

    init(_ type: TypeShape) {
      if case .form(let shape) = type { self = .members(shape, []) } else { self = .value(type) }
    }

    var type: TypeShape {
      switch self {
      case .members(let shape, let group): group.isEmpty ? .form(shape) : .unknown
      case .value(let type): type
      }
    }
  }

  /// A field, parameter or other value by name, looked up in the order of the language.
  mutating func resolve(_ path: Path) -> TypeShape {
    guard case .name(let first)? = path.components.first else { return .unknown }
    let all = path.components[...]
    for item in scope.items.reversed() {
      guard case .form(let shape) = item else {
        if first.text == "item" { return item }
        continue
      }
      if let member = shape.groups[[]]?[first.text], member.kind != .parameter {
        return follow(all, from: .members(shape, []), isOutward: false).type
      }
    }
    let isOwn =
      scope.form?.member(named: first.text, from: scope.group) != nil
      || scope.parameters.contains(first.text) || scope.bindings.contains(first.text)
    if first.text == "previous", !isOwn {
      let rest = all.dropFirst()
      if case .form(let shape)? = scope.each {
        return follow(rest, from: .members(shape, []), isOutward: false).type
      }
      guard let form = scope.form, !rest.isEmpty else { return scope.each ?? .unknown }
      return follow(rest, from: .members(form, []), isOutward: false).type
    }
    if let form = scope.form {
      let isInForm = first.text == "this" && !isOwn && !scope.items.isEmpty
      let rest = isInForm ? all.dropFirst() : all
      return follow(rest, from: .members(form, scope.group), isOutward: true).type
    }
    guard let rule = scope.rule else { return .unknown }
    if scope.bindings.contains(first.text) {
      add(first.range, .binding(of: rule, first.text), .binding)
    } else if scope.parameters.contains(first.text) {
      add(first.range, .parameter(of: rule, first.text), .parameter)
    }
    return .unknown
  }

  /// Follows a path through groups, forms, and entries of lists and maps.
  ///
  /// - Parameters:
  ///   - components: the names, keys and indices.
  ///   - start: where to look up the first component.
  ///   - isOutward: whether the first name can be in an enclosing group.
  /// - Returns: what the path leads to.
  mutating func follow(
    _ components: ArraySlice<Path.Component>,
    from start: Place,
    isOutward: Bool
  ) -> Place {
    var place = start
    for (position, component) in zip(components.indices, components) {
      let isFirst = isOutward && position == components.startIndex
      switch (component, place) {
      case (.name(let name), .value(.list(let item))):
        // If a path can lead through lists, it names the fields of their items.
        guard case .form(let shape) = item.innermost else { return .value(.unknown) }
        place = step(to: name, in: shape, from: [], isOutward: false)
      case (.name(let name), .members(let shape, let group)):
        place = step(to: name, in: shape, from: group, isOutward: isFirst)
      case (.key(let key), .members(let shape, let group)):
        let name = Name(key.value, range: key.range)
        place = step(to: name, in: shape, from: group, isOutward: false)
      case (.name, .value(.map(let item))), (.key, .value(.map(let item))): place = Place(item)
      case (.index, .value(.list(let item))): place = Place(item)
      case (_, _): return .value(.unknown)
      }
    }
    return place
  }

  private mutating func step(
    to name: Name,
    in shape: FormShape,
    from group: [String],
    isOutward: Bool
  ) -> Place {
    let found =
      isOutward ? shape.member(named: name.text, from: group) : shape.groups[group]?[name.text]
    guard let member = found else { return .value(.unknown) }
    let isText =
      Int(name.range.start) < source.bytes.count
      && source.bytes[Int(name.range.start)] == UInt8(ascii: "\"")
    add(
      name.range,
      .member(of: shape.key, member.path),
      member.kind,
      spelling: isText ? .text : .name
    )
    if member.kind == .group { return .members(shape, member.path) }
    return Place(workspace.type(of: member, in: shape))
  }

  // MARK: Data

  /// The names in the data of a test.
  mutating func add(_ object: ObjectLiteral, at place: Place) {
    for entry in object.entries {
      let inner = follow(entry.path.components[...], from: place, isOutward: false)
      add(entry.value, at: inner)
    }
  }

  mutating func add(_ literal: Literal, at type: TypeShape) { add(literal, at: Place(type)) }

  private mutating func add(_ literal: Literal, at place: Place) {
    switch (literal, place) {
    case (.object(let object), _): add(object, at: place)
    case (.array(let items, _), .value(.list(let item))):
      for inner in items { add(inner, at: Place(item)) }
    case (.string(let text), .value(.choice(let owner, let options))):
      guard options.contains(text.value) else { return }
      add(text.range, .option(of: owner, ExactText(text.value)), .option, spelling: .text)
    case (.string, _), (.number, _), (.boolean, _), (.null, _), (.array, _): break
    }
  }
}
