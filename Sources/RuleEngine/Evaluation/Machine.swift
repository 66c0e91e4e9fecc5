/// The registers and stacks that instructions work on; see ``Instruction``.
///
/// A plain value. Attributing a failure copies it, runs an expression again, and puts the copy back, so
/// nothing that such a run does, halting included, can be seen afterwards.
struct Machine {
  /// The value that tests judge.
  var subject = Operand.Resolved.missing
  /// What the last test or combination answered.
  var answer = Answer.notApplicable
  /// The test that set the answer last.
  var lastTest = TestedInstruction()
  /// Why the last test that answered `unknown` did.
  var lastUnknown = UnknownCause()
  /// The open `and`, `or` and `each`.
  var accumulators = AccumulatorStack()
  /// The lists whose items are being judged, outermost first.
  var loops: [ItemLoop] = []
  /// The subjects that `pushSubject` and `ignoring` have put aside.
  var subjects: [Operand.Resolved] = []
  /// The objects whose members are the subject; what is secret of them is so of their members.
  var owners: [Operand.Resolved] = []
  /// The rules that run.
  var calls = CallStack()
  /// What the host was asked by the check that runs, and what it said last.
  var inquiries: [HostInquiry] = []
  var hostMessage: String?
  /// Whether an expression runs again to attribute its answer: tests answer for later too, and nothing
  /// is reported.
  var isReplaying = false
  var halt = Halt()

  /// Starts anew, keeping the stacks' memory.
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

/// Whether the run ends before its end.
struct Halt {
  var isSet = false
  /// What could not be judged, where it ended by a limit or a cancellation.
  var undecided: Undecided?
}

/// A test that has answered.
struct TestedInstruction {
  var instruction = InstructionIndex(0)
  /// Whether it failed or was unknown, before any `not`.
  var isRefusal = false
}

/// Why a test could not answer, and which.
struct UnknownCause {
  var reason = Undecided.Reason.cancelled
  var instruction = InstructionIndex(0)
  /// What it means for the form.
  var policy = ExternalRule.Policy.blocks
}

/// The open `and`, `or` and `each`: what each has come to so far.
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

  /// Takes an answer into the innermost accumulator and returns what it comes to.
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

/// What an `and`, `or` or `each` has come to so far.
struct Accumulator {
  enum Kind {
    case and, or
    /// As `and` and `or`, but what is not applicable counts.
    case all, any

    var isOr: Bool { self == .or || self == .any }

    /// What it comes to without operands.
    var start: Answer {
      switch self {
      case .and, .or: .notApplicable
      case .all: .holdsForGood
      case .any: .failsForGood
      }
    }
  }

  /// Whether it combines as `and` does, as for the items of `each`, or as `or`; nil where nothing is
  /// open.
  var kind: Kind?
  var answer = Answer.notApplicable
}

/// The arguments of the rules that run, and how deep the run is in rules and nested forms.
struct CallStack {
  /// The arguments of all running rules, the innermost rule's last.
  private(set) var arguments: [Operand.Resolved] = []
  /// Where those of the innermost rule begin.
  private var base = 0
  /// Rules in rules and forms in forms.
  var depth = 0

  /// The argument for a parameter of the innermost rule.
  func argument(_ parameter: Int) -> Operand.Resolved { arguments[base + parameter] }

  mutating func append(_ argument: Operand.Resolved) { arguments.append(argument) }

  /// Makes the arguments from `first` on those of the innermost rule; returns where the caller's begin.
  mutating func enter(argumentsFrom first: Int) -> Int {
    let caller = base
    base = first
    depth += 1
    return caller
  }

  /// Drops the innermost rule's arguments and goes back to those of its caller.
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

/// The items of a list, one after the other, as the subject.
struct ItemLoop {
  /// The list up to the last item that is looked at.
  var list: Slot
  /// The items in the order in which they are looked at; nil for that of the list.
  var order: [Int]?
  /// How far from the slot of an item that is of the same entry: from a value to its key, from a key to
  /// its value; 0 for items of lists.
  var partner: Int
  /// The first item that is looked at, by its place in the order.
  var first: Int
  var next: Int
  /// The subject outside the loop.
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

  /// The item that is looked at next.
  var nextIndex: Int { order?[next] ?? next }
  /// The item that is looked at.
  var index: Int { order?[next - 1] ?? next - 1 }
}

extension Array {
  /// Removes all elements, keeping the memory; an empty array is not touched, even if it is shared.
  @inline(__always)
  mutating func clear() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
