/// How much of some rule files their tests show at work.
package struct CoverageReport: Sendable {
  /// Each file before those that it imports, unless it was imported before.
  package private(set) var files: [CoverageFile] = []

  package init() {}

  /// How much has been seen of all files.
  package var count: CoverageCount { files.map(\.count).reduce(CoverageCount(), +) }

  /// Takes in what the tests of one suite showed; a file that several suites import counts once.
  package mutating func add(_ recorder: CoverageRecorder) {
    for owner in recorder.map.owners.sorted(by: { $0.place.source < $1.place.source }) {
      let name = recorder.sourceName(of: owner.place)
      let file = index(ofFile: name)
      let items = owner.items.map { position in
        var item = recorder.map.items[position]
        item.seen = recorder.seen[position]
        return item
      }
      files[file].add(CoverageOwner(owner, items: items))
    }
  }

  private mutating func index(ofFile name: String) -> Int {
    if let known = files.firstIndex(where: { $0.name == name }) { return known }
    files.append(CoverageFile(name: name))
    return files.count - 1
  }
}

/// What has been seen of one rule file.
package struct CoverageFile: Sendable {
  package var name: String
  /// In the order of the text.
  package private(set) var owners: [CoverageOwner] = []

  package var count: CoverageCount { owners.map(\.count).reduce(CoverageCount(), +) }

  fileprivate mutating func add(_ owner: CoverageOwner) {
    if let known = owners.firstIndex(where: { $0.place.start == owner.place.start }) {
      owners[known].add(owner)
      return
    }
    let position = owners.firstIndex { $0.place.start > owner.place.start }
    owners.insert(owner, at: position ?? owners.count)
  }
}

/// What has been seen of one rule, external rule or form.
package struct CoverageOwner: Sendable {
  package enum Kind: String, Sendable {
    case rule, form
    case external = "external rule"
  }

  package var kind: Kind
  package var name: String
  package var place: SourcePlace
  /// In the order of the text.
  package private(set) var items: [CoverageItem]

  package var count: CoverageCount { items.map { CoverageCount($0) }.reduce(CoverageCount(), +) }

  fileprivate init(_ owner: CoverageMap.Owner, items: [CoverageItem]) {
    kind = owner.kind
    name = owner.name
    place = owner.place
    self.items = items.sorted {
      ($0.place.start, $1.place.end) < ($1.place.start, $0.place.end)
    }
  }

  /// Joins what two suites have seen of the same text.
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

  /// Of a hundred, rounded down, so that 100 means all; 100 too where there is nothing to see.
  package var percent: Int { total == 0 ? 100 : seen * 100 / total }

  package static func + (left: CoverageCount, right: CoverageCount) -> CoverageCount {
    var sum = left
    sum.seen += right.seen
    sum.total += right.total
    return sum
  }
}
