import RuleEngine

/// How many code points a pattern can match.
struct PatternExtent: Equatable {
  var least: Int
  /// Nil for no limit.
  var most: Int?

  /// Larger counts are treated as equal.
  private static let limit = 1 << 30

  private init(_ least: Int, _ most: Int?) {
    self.least = Swift.min(least, PatternExtent.limit)
    self.most = most.flatMap { $0 <= PatternExtent.limit ? $0 : nil }
  }

  /// The extent of a node's matches; an unknown construct can match any number.
  init(of node: PatternNode) {
    switch node {
    case .characters: self.init(1, 1)
    case .sequence(let nodes):
      self = nodes.map { PatternExtent(of: $0) }.reduce(PatternExtent(0, 0)) { sum, next in
        PatternExtent(
          sum.least + next.least,
          sum.most.flatMap { most in next.most.map { most + $0 } }
        )
      }
    case .alternatives(let nodes):
      let extents = nodes.map { PatternExtent(of: $0) }
      let bounds = extents.compactMap(\.most)
      self.init(
        extents.map(\.least).min() ?? 0,
        bounds.count == extents.count ? bounds.max() ?? 0 : nil
      )
    case .group(let inner, _), .atomic(let inner): self.init(of: inner)
    case .repeated(let inner, let repetition):
      let extent = PatternExtent(of: inner)
      let (least, overflows) = extent.least.multipliedReportingOverflow(by: repetition.atLeast)
      let most = extent.most.flatMap { most in
        repetition.atMost.flatMap { atMost in
          let (product, overflows) = most.multipliedReportingOverflow(by: atMost)
          return overflows ? nil : product
        }
      }
      self.init(overflows ? PatternExtent.limit : least, extent.most == 0 ? 0 : most)
    case .anchor, .look, .matchStart: self.init(0, 0)
    case .lineBreak: self.init(1, 2)
    case .cluster: self.init(1, nil)
    case .reference, .call, .conditional, .unsupported: self.init(0, nil)
    }
  }
}
