/// A position in the table of compiled patterns, which has an entry for each pattern and scope.
struct CompiledPatternIndex: Sendable, Hashable {
  let position: Int

  var pattern: PatternIndex { PatternIndex(position / 2) }

  var scope: PatternScope { position.isMultiple(of: 2) ? .whole : .anywhere }
}

extension CompiledPatternIndex {
  init(_ pattern: PatternIndex, scope: PatternScope) {
    switch scope {
    case .whole: position = 2 * pattern.position
    case .anywhere: position = 2 * pattern.position + 1
    }
  }
}
