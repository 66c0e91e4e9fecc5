/// The diagnostics of a stage, up to a limit, so that a broken file doesn't exhaust memory.
struct DiagnosticList {
  let limit: Int
  private(set) var shown: [Diagnostic] = []
  /// How many there were beyond the limit.
  private var excess = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether further diagnostics are only counted.
  var isFull: Bool { shown.count >= limit }

  /// Adds a diagnostic, which is created only if it is shown.
  mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if isFull { excess += 1 } else { shown.append(diagnostic()) }
  }

  /// The list without those in any of the ranges.
  ///
  /// - Parameter places: in text order, without nesting.
  /// - Returns: the list in text order.
  func without(_ places: [SourceRange]) -> DiagnosticList {
    guard !places.isEmpty else { return self }
    var list = self
    var next = 0
    list.shown = shown.sorted { $0.range.start < $1.range.start }.filter { diagnostic in
      while next < places.count, places[next].end <= diagnostic.range.start { next += 1 }
      return next == places.count || !diagnostic.range.isWithin(places[next])
    }
    return list
  }

  /// The diagnostics of both lists by position, and one for those beyond the limit.
  func merged(with other: DiagnosticList, in source: SourceText) -> [Diagnostic] {
    let all = (shown + other.shown).enumerated().sorted { left, right in
      (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
    }
    var diagnostics = all.prefix(limit).map(\.element)
    let hidden = excess + other.excess + all.count - diagnostics.count
    if hidden > 0, let last = diagnostics.last {
      let problem = SyntaxProblem.tooManyDiagnostics(shown: diagnostics.count, hidden: hidden)
      diagnostics.append(Diagnostic(problem, at: last.range, in: source))
    }
    return diagnostics
  }
}
