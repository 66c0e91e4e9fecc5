/// How much of some rule files their tests show at work.
package struct CoverageReport: Sendable {
  /// Each file before those that it imports, unless it was imported before.
  package private(set) var files: [CoverageFile] = []

  package init() {}

  /// The coverage of all files together.
  package var count: CoverageCount { files.map(\.count).reduce(CoverageCount(), +) }

  /// Adds the coverage of one suite; a file that several suites import counts once.
  package mutating func add(_ recorder: CoverageRecorder) {
    for (name, owner) in recorder.owners.sorted(by: {
      $0.owner.place.source < $1.owner.place.source
    }) {
      var owner = owner
      owner.items.sort { ($0.place.start, $1.place.end) < ($1.place.start, $0.place.end) }
      let known = files.firstIndex { $0.name == name }
      if known == nil { files.append(CoverageFile(name: name)) }
      files[known ?? files.count - 1].add(owner)
    }
  }
}

/// The coverage of one rule file.
package struct CoverageFile: Sendable {
  package var name: String
  fileprivate var ownersByStart: [UInt32: CoverageOwner] = [:]

  /// In the order of the text.
  package var owners: [CoverageOwner] {
    ownersByStart.values.sorted { $0.place.start < $1.place.start }
  }

  package var count: CoverageCount {
    ownersByStart.values.map(\.count).reduce(CoverageCount(), +)
  }

  fileprivate mutating func add(_ owner: CoverageOwner) {
    ownersByStart[owner.place.start, default: owner].add(owner)
  }
}

/// The coverage of one rule, external rule or form.
package struct CoverageOwner: Sendable {
  package enum Kind: String, Sendable {
    case rule, form
    case external = "external rule"
  }

  package var kind: Kind
  package var name: String
  package var place: SourcePlace
  /// In the order of the text.
  package internal(set) var items: [CoverageItem] = []

  package var count: CoverageCount { items.map { CoverageCount($0) }.reduce(CoverageCount(), +) }

  /// Merges the coverage of the same text by two suites.
  fileprivate mutating func add(_ other: CoverageOwner) {
    for (position, item) in zip(items.indices, other.items) {
      items[position].seen.formUnion(item.seen)
    }
  }
}

/// How many things were to be seen, and how many were.
package struct CoverageCount: Sendable, Hashable {
  package var seen = 0
  package var total = 0

  init() {}

  init(_ item: CoverageItem) {
    seen = item.seen.intersection(item.wanted).count
    total = item.wanted.count
  }

  /// The percentage, rounded down, so that 100 means all; also 100 if there is nothing to cover.
  package var percent: Int { total == 0 ? 100 : seen * 100 / total }

  package static func + (left: CoverageCount, right: CoverageCount) -> CoverageCount {
    var sum = left
    sum.seen += right.seen
    sum.total += right.total
    return sum
  }
}
