/// The registers and stacks of the interpreter; see ``Instruction``.
///
/// A plain value: attributing a failure saves a copy, runs an expression again, and restores the
/// copy, so such a replay leaves no trace, even if it halts.
struct Machine {
  /// The value that tests judge.
  var subject = Operand.Resolved.missing
  /// The answer of the last test or combination.
  var answer = Answer.notApplicable
  /// The last test that ran.
  var lastTest = TestedInstruction()
  /// The cause of the last `unknown` answer.
  var lastUnknown = UnknownCause()
  /// One accumulator for each unfinished `and`, `or` and `each`.
  var accumulators = AccumulatorStack()
  /// The unfinished loops over lists, outermost first.
  var loops: [ItemLoop] = []
  /// The subjects saved by `pushSubject` and `ignoring`.
  var subjects: [Operand.Resolved] = []
  /// The objects whose members are the subject.
  ///
  /// If an object is secret, so are its members.
  var owners: [Operand.Resolved] = []
  /// The activations of rules: their arguments.
  var calls = CallStack()
  /// The questions that the current check asked the host, and the host's last message.
  var inquiries: [HostInquiry] = []
  var hostMessage: String?
  /// Whether an expression runs again to attribute its answer.
  ///
  /// Tests then also answer *later*, and nothing is reported.
  var isReplaying = false
  var halt = Halt()

  /// Resets all registers and stacks, keeping the stacks' memory.
  mutating func reset() {
    answer = .notApplicable
    accumulators.reset()
    loops.clear()
    subjects.clear()
    owners.clear()
    calls.reset()
    inquiries.clear()
    isReplaying = false
    if halt.isSet { halt = Halt() }
  }
}

/// Whether and why the run stops early.
struct Halt {
  var isSet = false
  /// What is undecided, if a limit or a cancellation stopped the run.
  var undecided: Undecided?
}

/// A test that has run.
struct TestedInstruction {
  var instruction = InstructionIndex(0)
  /// Whether it failed or was unknown, before any `not`.
  var isRefusal = false
}

/// Why a test answered `unknown`, and which test.
struct UnknownCause {
  var reason = Undecided.Reason.cancelled
  var instruction = InstructionIndex(0)
  /// What the unknown answer means for the verdict.
  var policy = ExternalRule.Policy.blocks
}

/// The accumulators of unfinished `and`, `or` and `each`, which nest.
struct AccumulatorStack {
  /// The innermost one.
  private(set) var innermost = Accumulator()
  /// The others, outermost first.
  private var outer: [Accumulator] = []

  var isOpen: Bool { innermost.kind != nil }

  mutating func open(_ kind: Accumulator.Kind) {
    if isOpen { outer.append(innermost) }
    innermost = Accumulator(kind: kind, answer: kind.start)
  }

  /// Closes the innermost accumulator and returns its answer.
  mutating func close() -> Answer {
    let answer = innermost.answer
    innermost = outer.popLast() ?? Accumulator()
    return answer
  }

  /// Combines an answer into the innermost accumulator and returns the result so far.
  mutating func combine(_ answer: Answer) -> Answer {
    let before = innermost.answer
    innermost.answer =
      switch innermost.kind {
      case .or: before.or(answer)
      case .all: before.all(answer)
      case .any: before.any(answer)
      case .and, nil: before.and(answer)
      }
    return innermost.answer
  }

  mutating func reset() {
    innermost = Accumulator()
    outer.clear()
  }
}

/// The intermediate result of an `and`, `or` or `each`.
struct Accumulator {
  enum Kind {
    case and, or
    /// Like `and` and `or`, but an operand that is not applicable counts.
    case all, any

    var isOr: Bool { self == .or || self == .any }

    /// The answer of a combination without operands.
    var start: Answer {
      switch self {
      case .and, .or: .notApplicable
      case .all: .holdsForGood
      case .any: .failsForGood
      }
    }
  }

  /// How it combines answers; `each` uses `and`.
  ///
  /// Nil if no combination is open.
  var kind: Kind?
  var answer = Answer.notApplicable
}

/// The arguments of the running rules, and the current nesting depth of rules and forms.
struct CallStack {
  /// The arguments of all running rules; those of the innermost rule are last.
  private(set) var arguments: [Operand.Resolved] = []
  /// Index of the innermost rule's first argument.
  private var base = 0
  /// The nesting depth of rule calls and forms together.
  var depth = 0

  /// The argument for a parameter of the innermost rule.
  func argument(_ parameter: Int) -> Operand.Resolved { arguments[base + parameter] }

  mutating func append(_ argument: Operand.Resolved) { arguments.append(argument) }

  /// Starts a rule whose arguments begin at `first`; returns where the caller's begin.
  mutating func enter(argumentsFrom first: Int) -> Int {
    let caller = base
    base = first
    depth += 1
    return caller
  }

  /// Drops the innermost rule's arguments and returns to its caller.
  mutating func leave(to caller: Int) {
    arguments.removeLast(arguments.count - base)
    base = caller
    depth -= 1
  }

  mutating func reset() {
    arguments.clear()
    base = 0
    depth = 0
  }
}

/// A loop that makes each item of a list the subject in turn.
struct ItemLoop {
  /// The list, cut off after the last item to visit.
  var list: Slot
  /// The items in the order to visit them; nil for the list's own order.
  var order: [Int]?
  /// Offset from the visited slot to the other slot of the same map entry; 0 for items of lists.
  ///
  /// Leads from a value to its key, and from a key to its value.
  var partner: Int
  /// The place in the order of the first item to visit.
  var first: Int
  var next: Int
  /// The subject outside of the loop.
  var subject: Operand.Resolved
  var field: FieldState
  /// The instruction that ends the body of an `items`; nil for `each`, which reports nothing.
  var nextItem: InstructionIndex?

  init(
    over list: Slot,
    at places: ItemPlaces,
    order: [Int]?,
    subject: Operand.Resolved,
    field: FieldState,
    nextItem: InstructionIndex? = nil
  ) {
    self.order = order
    partner = places.areKeys ? 1 : list.isMap ? -1 : 0
    self.list = places.areKeys ? list.keys : list
    if let end = places.end { self.list.count = min(list.count, end) }
    first = Int(places.first)
    next = first
    self.subject = subject
    self.field = field
    self.nextItem = nextItem
  }

  /// The item to visit next.
  var nextIndex: Int { order?[next] ?? next }
  /// The current item.
  var index: Int { order?[next - 1] ?? next - 1 }
}

extension Array {
  /// Removes all elements but keeps the memory; an empty array is left alone, even if it is shared.
  @inline(__always)
  mutating func clear() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
