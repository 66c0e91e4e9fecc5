/// What there is to be seen of a suite's files, and which instruction shows what.
///
/// Only what tests can run is in it: not filters, nor checks of other moments than submitting. What
/// the lowering made twice, such as a condition around external rules, has one place and is one item.
struct CoverageMap {
  /// A rule, an external rule or a form: what items belong to.
  struct Owner {
    var kind: CoverageOwner.Kind
    var name: String
    var place: SourcePlace
    /// Positions in the list of items.
    var items: [Int] = []
  }

  private let program: Program
  private let sources: [SourceText]
  private(set) var owners: [Owner] = []
  private(set) var items: [CoverageItem] = []
  private var positions: [SourcePlace: Int] = [:]

  /// For each instruction that answers, its item.
  private(set) var instructions: [Int?] = []
  private(set) var decisions: [DecisionIndex: Int] = [:]
  private(set) var rules: [RuleIndex: Int] = [:]
  private(set) var messages: [MessageIndex: Int] = [:]

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

  // MARK: Owners

  private mutating func addExternal(_ index: ExternalIndex) {
    let external = program.externals[index]
    guard isOwn(external.place), let message = external.message else { return }
    owners.append(Owner(kind: .external, name: external.name, place: external.place))
    add(message)
  }

  private mutating func addRule(_ index: RuleIndex) {
    let rule = program.rules[index]
    guard isOwn(rule.place) else { return }
    owners.append(Owner(kind: .rule, name: rule.name, place: rule.place))
    rules[index] = add(.rule, at: rule.place, wanted: [.held, .failed])
    if let message = rule.message { add(message) }
    addCode(from: rule.entry)
  }

  private mutating func addForm(_ index: FormIndex) {
    let form = program.forms[index]
    owners.append(Owner(kind: .form, name: form.name, place: form.place))
    if let decisions = form.decisions { addCode(from: decisions) }
    addCode(from: form.checks)
  }

  private func isOwn(_ place: SourcePlace) -> Bool { place.source < sources.count }

  // MARK: Code

  /// Adds what the code from its entry to its `stop` can show.
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
    switch instruction.told {
    case .message(let index): add(index)
    case .check(let check):
      if let message = program.checks[check].message { add(message) }
    case nil: break
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
  ) -> Int {
    if let known = positions[place] { return known }
    let range = SourceRange(start: place.start, end: place.end)
    let text = sources[Int(place.source)].excerpt(of: range)
    items.append(CoverageItem(kind: kind, text: text, place: place, wanted: wanted))
    positions[place] = items.count - 1
    owners[owners.count - 1].items.append(items.count - 1)
    return items.count - 1
  }
}

extension Instruction {
  /// Where an instruction leads to a message of the author's.
  fileprivate enum Told {
    case message(MessageIndex)
    case check(CheckIndex)
  }

  fileprivate var told: Told? {
    if case .message(let index) = self { return .message(index) }
    if case .check(let index) = self { return .check(index) }
    if case .warn(let index) = self { return .check(index) }
    return nil
  }
}
