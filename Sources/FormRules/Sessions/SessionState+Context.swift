// The context: values from the app that rules read, but nobody fills in.

extension SessionState {
  /// Replaces the context, and marks everything that reads a changed value.
  mutating func setContext(_ context: [String: Value]) throws(SessionError) {
    try checkContext(context)
    let before = preparation.context
    guard context != before else { return }
    preparation.context = context
    notices.signals.append(signals.context)
    var changed: Set<ContextIndex> = []
    for index in form.layout.contexts ?? [] {
      guard let name = program.contexts?[index].field.name else { continue }
      if context[name] != before[name] { changed.insert(index) }
    }
    work.isStale = true
    let hasOtherParameters = (form.layout.parameters ?? []).contains {
      context[$0.name] != before[$0.name]
    }
    if hasOtherParameters { return markAll(within: root) }
    for unit in tree.units(within: root) {
      let reads = tree[unit.instance].blueprint.units[unit.index].contexts
      if !reads.isDisjoint(with: changed) { mark(unit) }
    }
    for instance in Set(tree.units(within: root).map(\.instance)) {
      let passing = tree[instance].blueprint.passingOfContexts
      for context in changed { invalidateParameters(passing[context] ?? [], of: instance) }
    }
  }

  /// Checks that the form declares all names of a context, and that its values are of their types.
  private func checkContext(_ context: [String: Value]) throws(SessionError) {
    let types = form.program.contextTypes(of: form.index)
    for (name, value) in context.sorted(by: { $0.key < $1.key }) {
      guard let type = types[name] else { throw .unknownContext(name) }
      try check(row: value, as: type, at: [.name(name)], depth: 0)
    }
    if context.isEmpty { return }
    var request = preparation
    request.context = context
    // A new one, as the session's holds the record.
    var evaluator = Evaluator(evaluator.executable, clock: evaluator.clock)
    if let (path, expected) = evaluator.mistypedContext(of: form.index, request) {
      throw .mistypedContext(path, expected: expected)
    }
  }
}
