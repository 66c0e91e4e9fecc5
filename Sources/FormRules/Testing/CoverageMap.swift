/// The coverage items of a suite's files, and the outcomes that each instruction shows.
///
/// Only what tests can run is in it: not filters, nor checks of other moments than submitting. What
/// the lowering made twice, such as a condition around external rules, has one place and is one item.
struct CoverageMap {
  /// An item, by the position of its owner and its own among the owner's.
  struct ItemPosition {
    var owner: Int
    var item: Int
  }

  let program: Program
  private let sources: [SourceText]
  /// Rules, external rules and forms, in the program's order.
  private(set) var owners: [CoverageOwner] = []
  private var positions: [SourcePlace: ItemPosition] = [:]

  /// For each instruction that answers, its item.
  private(set) var instructions: [ItemPosition?] = []
  private(set) var decisions: [DecisionIndex: ItemPosition] = [:]
  private(set) var rules: [RuleIndex: ItemPosition] = [:]
  private(set) var messages: [MessageIndex: ItemPosition] = [:]

  init(_ suite: TestSuite) {
    program = suite.program
    sources = suite.sources
    for position in program.externals.indices { addExternal(ExternalIndex(position)) }
    for position in program.rules.indices { addRule(RuleIndex(position)) }
    for position in 0..<suite.formCount { addForm(FormIndex(position)) }
    // Forms that were made for examples show what the places in them show.
    instructions = program.calls.map { call in
      call.flatMap { positions[program.callTable[$0].place] }
    }
    for (position, message) in program.messages.enumerated() {
      messages[MessageIndex(position)] = positions[message.place]
    }
  }

  /// Adds the outcomes that a test has shown for an item.
  mutating func note(_ sightings: Sightings, of position: ItemPosition) {
    owners[position.owner].items[position.item].seen.formUnion(sightings)
  }

  // MARK: Owners

  private mutating func addExternal(_ index: ExternalIndex) {
    let external = program.externals[index]
    guard isOwn(external.place), let message = external.message else { return }
    owners.append(CoverageOwner(kind: .external, name: external.name, place: external.place))
    add(message)
  }

  private mutating func addRule(_ index: RuleIndex) {
    let rule = program.rules[index]
    guard isOwn(rule.place) else { return }
    owners.append(CoverageOwner(kind: .rule, name: rule.name, place: rule.place))
    rules[index] = add(.rule, at: rule.place, wanted: [.held, .failed])
    if let message = rule.message { add(message) }
    addCode(from: rule.entry)
  }

  private mutating func addForm(_ index: FormIndex) {
    let form = program.forms[index]
    owners.append(CoverageOwner(kind: .form, name: form.name, place: form.place))
    if let decisions = form.decisions { addCode(from: decisions) }
    addCode(from: form.checks)
  }

  private func isOwn(_ place: SourcePlace) -> Bool { place.source < sources.count }

  // MARK: Code

  /// Adds the outcomes that the code from its entry to its `stop` can show.
  private mutating func addCode(from entry: InstructionIndex) {
    var position = entry.position
    while position < program.instructions.count {
      let instruction = program.instructions[position]
      if case .stop = instruction { return }
      if case .moment(let moment, let end) = instruction, moment != .submit {
        position = end.position
        continue
      }
      addPart(at: position)
      position += 1
    }
  }

  private mutating func addPart(at position: Int) {
    let instruction = program.instructions[position]
    if case .message(let message) = instruction { add(message) }
    if let check = instruction.reportedCheck, let message = program.checks[check].message {
      add(message)
    }
    guard let call = program.calls[position] else { return }
    let item = add(.part, at: program.callTable[call].place, wanted: [.held, .failed])
    if case .decide(let decision) = instruction { decisions[decision] = item }
  }

  private mutating func add(_ message: MessageIndex) {
    add(.message, at: program.messages[message].place, wanted: .shown)
  }

  @discardableResult
  private mutating func add(
    _ kind: CoverageItem.Kind,
    at place: SourcePlace,
    wanted: Sightings
  ) -> ItemPosition {
    if let known = positions[place] { return known }
    let range = SourceRange(start: place.start, end: place.end)
    let text = sources[Int(place.source)].excerpt(of: range)
    let owner = owners.count - 1
    let position = ItemPosition(owner: owner, item: owners[owner].items.count)
    owners[owner].items.append(CoverageItem(kind: kind, text: text, place: place, wanted: wanted))
    positions[place] = position
    return position
  }
}

extension Instruction {
  /// The check whose message is reported if it fails.
  fileprivate var reportedCheck: CheckIndex? {
    if case .check(let index) = self { return index }
    if case .warn(let index) = self { return index }
    return nil
  }
}
