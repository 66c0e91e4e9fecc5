extension Evaluator {
  /// Applies the steps in order to a text, or to the items of a list or map.
  ///
  /// A text in place of a list or map is not an item, and stays unchanged.
  mutating func normalize(at position: Int, as type: FieldType, by steps: [NormalizationStep]) {
    let slot = record.slots[position]
    if type != .any, let item = type.item {
      guard slot.kind == .list else { return }
      for index in 0..<Int(slot.count) {
        normalize(at: slot.position(ofItem: index), as: item, by: steps)
      }
    } else if slot.kind == .text {
      for step in steps { apply(step, at: position) }
    }
  }

  private mutating func apply(_ step: NormalizationStep, at position: Int) {
    switch step {
    case .change(let change): apply(change, at: position)
    case .replace(let pattern, let template): replace(pattern, by: template, at: position)
    }
  }

  private mutating func apply(_ change: TextNormalization, at position: Int) {
    let range = record.slots[position].textRange
    guard let changed = change.apply(to: record.bytes.span.extracting(range)) else { return }
    setText(changed, at: position)
  }

  private mutating func replace(_ index: PatternIndex, by template: String, at position: Int) {
    guard let pattern = compiled(CompiledPatternIndex(index, scope: .anywhere)) else {
      record.slots[position].markBeyond(.textLength)
      return
    }
    let text = valueOfRecord(record.slots[position], at: position)
    let result = withPatternScratch(on: text) {
      pattern.replacing(in: $0, with: Array(template.utf8), with: &$1)
    }
    switch result {
    case .success(let changed):
      if let changed { setText(changed, at: position) }
    case .failure(.recordLimit):
      record.slots[position].markBeyond(.patternWork)
    case .failure:
      record.slots[position].markBeyond(.textLength)
    }
  }

  private mutating func setText(_ text: [UInt8], at position: Int) {
    let new = record.appendText(text)
    record.slots[position].start = new.start
    record.slots[position].count = new.count
  }

  /// The compiled pattern; nil if it cannot be compiled.
  mutating func compiled(_ index: CompiledPatternIndex) -> CompiledPattern? {
    patternCache.pattern(index, of: executable)
  }
}
