/// Verifies the layouts of a program's forms: names, slots, and nesting depth.
struct LayoutVerifier {
  private let program: Program
  private let forms: [FormLayout]

  /// The deepest nesting of forms, groups and lists that recursion may walk.
  private static let deepestNesting = 128

  init(_ program: Program) {
    self.program = program
    forms = program.forms
  }

  func verify() throws(ProgramFault) {
    var names: Set<String> = []
    for (position, form) in forms.enumerated() {
      let part = "forms[\(position)]"
      try require(names.insert(form.name).inserted, part, "has the same name as another form")
      try require(
        program.sources.has(Int64(form.place.source)),
        part,
        "refers to a source that doesn't exist"
      )
      try require(
        (1...RecordLoader.slotLimit).contains(form.slotCount),
        part,
        "has an invalid number of slots: \(form.slotCount)"
      )
      for (field, layout) in form.fields.enumerated() {
        try verify(layout, in: "\(part).fields[\(field)]")
      }
      for parameter in form.parameters ?? [] {
        let isPlain = parameter.type.isPlainParameter
        try require(isPlain, part, "has a parameter '\(parameter.name)' that is a form")
        // A loop over items uses the type alone, so its form needs no check.
        if case .form(let form) = parameter.type.innermost {
          try require(forms.has(form), part, "refers to a form that doesn't exist")
        }
      }
      for name in form.names ?? [] {
        let isKnown = forms.has(name.form) && forms[name.form].fields.has(name.field)
        try require(isKnown, part, "shows a value as that of a field that doesn't exist")
      }
      try verifyObjects(of: form, in: part)
    }
    for (position, form) in forms.enumerated() {
      try verifySlots(of: form, in: "forms[\(position)]")
    }
    try verifyContexts()
    try verifyNesting()
  }

  // MARK: Contexts

  /// Verifies that contexts are laid out without gaps, and that forms refer to existing ones.
  private func verifyContexts() throws(ProgramFault) {
    var end = 0
    for (position, context) in (program.contexts ?? []).enumerated() {
      let part = "contexts[\(position)]"
      try verify(context.field, in: part)
      try require(context.field.slot.position == end, part, "does not begin at slot \(end)")
      end += slots(of: context.field.type)
      try require(end <= RecordLoader.slotLimit, part, "uses too many slots")
    }
    for (position, form) in forms.enumerated() {
      var end = 0
      for (number, step) in (form.steps ?? []).enumerated() {
        let isBehind = step.slots.lowerBound >= end && step.slots.upperBound <= form.slotCount
        try require(
          isBehind,
          "forms[\(position)].steps[\(number)]",
          "does not follow the previous step"
        )
        end = step.slots.upperBound
        let isInSource = program.sources.has(Int64(step.place.source))
        try require(
          isInSource,
          "forms[\(position)].steps[\(number)]",
          "refers to a source that doesn't exist"
        )
      }
      for context in form.contexts ?? [] {
        let isKnown = (program.contexts ?? []).has(context)
        try require(isKnown, "forms[\(position)]", "refers to a context that doesn't exist")
      }
    }
  }

  // MARK: Fields

  private func verify(_ field: FieldLayout, in part: String) throws(ProgramFault) {
    try require(
      program.sources.has(Int64(field.place.source)),
      part,
      "refers to a source that doesn't exist"
    )
    if let decision = field.decision {
      try require(program.decisions.has(decision), part, "refers to a decision that doesn't exist")
    }
    if let mask = field.mask {
      do throws(MaskError) {
        _ = try Mask(notation: mask)
      } catch {
        throw ProgramFault(part, "has a mask that cannot be read")
      }
    }
    if let notation = field.notation {
      try require(notation.fits(field.type.innermost), part, "has a notation for a different type")
    }
    for step in field.normalization {
      switch step {
      case .change: continue
      case .replace(let pattern, _):
        try require(program.patterns.has(pattern), part, "refers to a pattern that doesn't exist")
      }
    }
    var type = field.type
    var depth = 0
    while type != .any, let item = type.item {
      type = item
      depth += 1
      try require(depth <= LayoutVerifier.deepestNesting, part, "nests lists too deeply")
    }
    if case .form(let form) = type {
      try require(forms.has(form), part, "refers to a form that doesn't exist")
    }
  }

  // MARK: Groups

  /// Verifies that groups form a tree below the form's own object, with each field a member once.
  private func verifyObjects(of form: FormLayout, in part: String) throws(ProgramFault) {
    try require(!form.objects.isEmpty, part, "has no object of its own")
    var paths: [[String]?] = Array(repeating: nil, count: form.objects.count)
    paths[0] = []
    var fieldsMet = 0
    var isMet = Array(repeating: false, count: form.fields.count)
    for (position, object) in form.objects.enumerated() {
      let part = "\(part).objects[\(position)]"
      guard let path = paths[position] else {
        throw ProgramFault(part, "is not part of any object")
      }
      let isWithin =
        object.slotCount >= 1 && object.slotCount <= form.slotCount - object.slot.position
      try require(isWithin, part, "uses more slots than its form has")
      var names: Set<String> = []
      for member in object.members {
        let name: String
        switch member {
        case .field(let field):
          try require(form.fields.has(field), part, "refers to a field that doesn't exist")
          try require(!isMet[field.position], part, "contains a field of another object")
          let layout = form.fields[field.position]
          try require(layout.groups == path, part, "contains a field of another group")
          isMet[field.position] = true
          fieldsMet += 1
          name = layout.name
        case .group(let group):
          // A group must follow the object that holds it, so that none can contain itself.
          let isBelow = group > position && group < form.objects.count && paths[group] == nil
          try require(isBelow, part, "refers to a group that is not inside it")
          try require(path.count < LayoutVerifier.deepestNesting, part, "is nested too deeply")
          name = form.objects[group].name
          paths[group] = path + [name]
        }
        try require(names.insert(name).inserted, part, "has two members named '\(name)'")
      }
    }
    try require(fieldsMet == form.fields.count, part, "has a field that is not part of any object")
  }

  // MARK: Slots

  /// Verifies that fields, groups, decisions and form-level checks fill the slots without gaps.
  private func verifySlots(of form: FormLayout, in part: String) throws(ProgramFault) {
    var owned: [Range<Int>] = []
    for object in form.objects { owned.append(object.slot.range(of: 1)) }
    for (position, parameter) in (form.parameters ?? []).enumerated() {
      let isBehind = parameter.slot.position == position + 1
      try require(isBehind, part, "has a parameter outside the slots that follow its own")
      owned.append(parameter.slot.range(of: 1))
    }
    for field in form.fields {
      guard let arguments = field.arguments else { continue }
      var count = 0
      if case .form(let inner) = field.type.innermost {
        count = forms[inner.position].parameters?.count ?? 0
      }
      let isRight = arguments.count == count
      try require(isRight, part, "passes \(arguments.count) arguments for \(count) parameters")
    }
    var ofFields: Set<ComputedIndex> = []
    for field in form.fields {
      owned.append(field.slot.range(of: field.computed == nil ? slots(of: field.type) : 2))
      guard let value = field.computed else { continue }
      let isOwn = program.computed.has(value) && program.computed[value.position].slot == field.slot
      try require(isOwn, part, "has a field whose value is computed elsewhere")
      ofFields.insert(value)
    }
    for case .form(let slot, _) in program.code(from: form.checks) {
      owned.append(slot.range(of: 1))
    }
    if let decisions = form.decisions {
      for case .decide(let index) in program.code(from: decisions) {
        try require(program.decisions.has(index), part, "refers to a decision that doesn't exist")
        let decision = program.decisions[index]
        owned.append(decision.slot.range(of: 1))
        let areBranches =
          decision.main.lowerBound == decision.slot.position + 1
          && decision.main.upperBound == decision.otherwise.lowerBound
          && decision.otherwise.upperBound <= form.slotCount
        try require(
          areBranches,
          "decisions[\(index.position)]",
          "has branches that are not adjacent"
        )
      }
    }
    for value in try computedValues(of: form) where !ofFields.contains(value) {
      owned.append(program.computed[value.position].slot.range(of: 1))
    }
    var end = 0
    for slots in owned.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      try require(slots.lowerBound == end, part, "uses slot \(end) for nothing, or for two values")
      end = slots.upperBound
    }
    try require(end == form.slotCount, part, "uses \(end) slots instead of \(form.slotCount)")
  }

  /// The values that the form's code computes, including those for items of lists, each once.
  private func computedValues(of form: FormLayout) throws(ProgramFault) -> Set<ComputedIndex> {
    var entries = form.decisions.map { [$0] } ?? []
    var values: Set<ComputedIndex> = []
    while let entry = entries.popLast() {
      for case .compute(let value) in program.code(from: entry)
      where program.computed.has(value) && values.insert(value).inserted {
        if case .aggregate(let aggregate) = program.computed[value.position].source,
          let body = aggregate.body
        {
          entries.append(body)
        }
      }
    }
    return values
  }

  private func slots(of type: FieldType) -> Int {
    if case .form(let form) = type { return forms[form.position].slotCount }
    return 1
  }

  /// Verifies that no form contains itself, because each takes fewer slots, and bounds the depth.
  private func verifyNesting() throws(ProgramFault) {
    var depths = Array(repeating: 0, count: forms.count)
    for form in forms.indices.sorted(by: { forms[$0].slotCount < forms[$1].slotCount }) {
      for field in forms[form].fields {
        guard case .form(let nested) = field.type else { continue }
        depths[form] = max(depths[form], depths[nested.position] + 1)
      }
      let isBounded = depths[form] <= LayoutVerifier.deepestNesting
      try require(isBounded, "forms[\(form)]", "nests forms too deeply")
    }
  }
}

extension FieldType {
  /// Whether a value of the type takes one slot.
  fileprivate var isPlainParameter: Bool { if case .form = self { false } else { true } }
}

extension SlotOffset {
  /// The slots from this one on, of the given number.
  fileprivate func range(of count: Int) -> Range<Int> { position..<position + count }
}
