import RuleSyntax

// `this`: within a list function, the form around it, whose fields the items' own may hide.

extension Checker {
  /// The rest of a path that begins with `this` in a list function; nil for other paths.
  ///
  /// A field or `let` with this name takes precedence.
  func pathInThisForm(_ path: Path) -> Path? {
    guard case .name(let first) = path.components.first, first.text == "this",
      !scope.items.isEmpty, path.components.count > 1, itemLevel(of: first.text) == nil,
      !isField(first.text), case .name(let second) = path.components[1]
    else { return nil }
    let range = SourceRange(start: second.range.start, end: path.range.end)
    return Path(components: Array(path.components.dropFirst()), range: range)
  }
}
