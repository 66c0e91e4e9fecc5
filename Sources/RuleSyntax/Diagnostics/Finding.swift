/// A problem with its place, before it is known in which line that is.
struct Finding {
  var problem: any Problem
  var range: SourceRange
  var labels: [Diagnostic.Label] = []
  var notes: [String] = []
  var fixes: [Diagnostic.Fix] = []
}

/// What a stage found, up to a limit: a broken file must not cost memory by its errors.
struct FindingList {
  private(set) var findings: [Finding] = []
  /// How many were found beyond the limit.
  private(set) var excess = 0
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether what is found from now on is only counted.
  var isFull: Bool { findings.count >= limit }

  mutating func append(_ finding: Finding) {
    if findings.count < limit { findings.append(finding) } else { excess += 1 }
  }

  /// The diagnostics of both lists in the order of their places, and one for those beyond the limit.
  func diagnostics(with other: FindingList, in source: SourceText) -> [Diagnostic] {
    let all = (findings + other.findings).enumerated().sorted { left, right in
      (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
    }
    var diagnostics = all.prefix(limit).map { _, finding in
      Diagnostic(
        finding.problem,
        at: finding.range,
        in: source,
        labels: finding.labels,
        notes: finding.notes,
        fixes: finding.fixes
      )
    }
    let hidden = excess + other.excess + all.count - diagnostics.count
    if hidden > 0, let last = diagnostics.last {
      let problem = LimitProblem.tooManyDiagnostics(shown: diagnostics.count, hidden: hidden)
      diagnostics.append(Diagnostic(problem, at: last.range, in: source))
    }
    return diagnostics
  }
}
