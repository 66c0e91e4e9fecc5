/// The values that an operand of `one_of` or `in` stands for, kept while the items of another list are looked for
/// among them.
struct CandidateTable {
  /// Which values they are, and how they are compared.
  struct Key: Hashable {
    /// The slot of the list that the operand is, or that its path begins with, but for its flags.
    var start: UInt32
    var count: UInt32
    var payload: Int64
    /// The path; nil for the items of the list itself.
    var path: Operand?
    var ignoresCase: Bool
  }

  fileprivate var values: ValueTable
  /// Why one of them cannot be read, if so.
  fileprivate(set) var obstacle: Undecided.Reason?
  /// Whether a month is among them, which is that of many dates and so has no hash of its own.
  fileprivate var holdsMonths = false

  func contains(_ value: Operand.Resolved, in evaluator: borrowing Evaluator) -> Bool {
    values.contains(value, in: evaluator)
  }
}

extension Evaluator {
  /// Fewer items than this are compared one by one.
  private static let fewestCandidates: UInt32 = 16

  /// The table of the values that an operand stands for, where a value is looked for among them again;
  /// nil where they are to be compared one by one.
  ///
  /// Not while more may be typed, as a value may then become one of them, and not while branches are
  /// decided, as that may change which of them there are.
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

  /// The table of a list's items, or of the values to which a path leads that begins with the list.
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

  /// A table of the values; nil where the steps run out.
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
