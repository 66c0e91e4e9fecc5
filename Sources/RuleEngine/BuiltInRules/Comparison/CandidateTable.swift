/// A hash table of the values that an operand of `one_of` or `in` refers to.
///
/// It is kept while the items of another list are looked up in it.
struct CandidateTable {
  /// The values, and how to compare them.
  struct Key: Hashable {
    /// The slot, without flags, of the list that the operand is, or that its path starts with.
    var start: UInt32
    var count: UInt32
    var payload: Int64
    /// The path; nil for the items of the list itself.
    var path: Operand?
    var ignoresCase: Bool
  }

  fileprivate var values: ValueTable
  /// Why one of the values is unreadable; nil if all are readable.
  fileprivate(set) var obstacle: Undecided.Reason?
  /// Whether it has a month, which equals each of its dates, and so has no hash of its own.
  fileprivate var holdsMonths = false

  func contains(_ value: Operand.Resolved, in evaluator: borrowing Evaluator) -> Bool {
    values.contains(value, in: evaluator)
  }
}

extension Evaluator {
  /// Lists with fewer items are searched linearly.
  private static let fewestCandidates: UInt32 = 16

  /// The table for an operand, if values have been looked up in it before; nil to search linearly.
  ///
  /// Not while the subject is being typed, because it may become one of the values, and not while
  /// branches are decided, because that may change the values.
  mutating func candidateTable(
    of operand: Operand,
    ignoringCase: Bool
  ) -> CandidateTable? {
    var path: Operand?
    if case .itemPath = operand { path = operand }
    return candidateTable(
      in: wholeValue(of: operand),
      along: path,
      for: subject,
      ignoringCase: ignoringCase
    )
  }

  /// The table for the items of a list, or for the values along a path that starts with the list.
  mutating func candidateTable(
    in whole: Operand.Resolved,
    along path: Operand? = nil,
    for value: Operand.Resolved,
    ignoringCase: Bool = false
  ) -> CandidateTable? {
    guard !isTyping, !context.isDeciding, value.slot.kind != .month, whole.slot.isReadList,
      obstacle(in: whole) == nil
    else { return nil }
    let key = CandidateTable.Key(
      start: whole.slot.start,
      count: whole.slot.count,
      payload: whole.slot.payload,
      path: path,
      ignoresCase: ignoringCase
    )
    if path == nil, key.count < Self.fewestCandidates { return nil }
    switch context.candidateTables[key] {
    case nil:
      context.candidateTables[key] = .some(nil)
      return nil
    case .some(nil):
      guard let table = makeCandidateTable(in: whole, along: path, ignoringCase: ignoringCase)
      else { return nil }
      context.candidateTables[key] = table
      return table.holdsMonths ? nil : table
    case .some(let table?):
      return table.holdsMonths ? nil : table
    }
  }

  /// Builds the table of the values; nil if the steps run out.
  private mutating func makeCandidateTable(
    in whole: Operand.Resolved,
    along path: Operand?,
    ignoringCase: Bool
  ) -> CandidateTable? {
    let candidates = candidates(in: whole, along: path)
    let part = ValueTable.Part(offset: 0, stride: 1)
    var table = CandidateTable(values: ValueTable(parts: [part], ignoringCase: ignoringCase))
    for position in 0..<candidates.count {
      guard mayStep() else { return nil }
      let candidate = candidate(position, of: candidates)
      if obstacle(in: candidate) != nil {
        table.obstacle = table.obstacle ?? unreadable(whole)
      } else if !candidate.isEmpty {
        if candidate.slot.kind == .month { table.holdsMonths = true }
        table.values.insert(candidate.position, in: self)
      }
    }
    return table
  }
}
