import Synchronization

/// A program with what is made from it once: compiled patterns and look-up tables.
///
/// Immutable to whoever uses it, so any number of evaluators on any threads can share one. Patterns
/// are compiled when the first text meets them.
package final class ExecutableProgram: Sendable {
  package let program: Program
  package let limits: EvaluationLimits
  /// For each field of each form, its options; nil where the field is no choice.
  let optionTables: [[TextTable?]]
  /// For each operand list of a `one_of` or `none_of` that holds nothing but constant texts.
  let textTables: [OperandList: TextTable]
  private let patterns: Mutex<[PatternState]>

  private enum PatternState {
    case untouched
    case compiled(CompiledPattern)
    case failed(PatternError)
  }

  package init(_ program: Program, limits: EvaluationLimits = EvaluationLimits()) {
    self.program = program
    self.limits = limits
    optionTables = program.forms.map { form in
      form.fields.map { field in
        field.options.isEmpty ? nil : TextTable(field.options.map { Array($0.value.utf8) })
      }
    }
    textTables = ExecutableProgram.textTables(of: program)
    patterns = Mutex(Array(repeating: .untouched, count: program.patterns.count))
  }

  /// The compiled pattern; one that does not compile is reported by the checker, not met here.
  func pattern(_ index: PatternIndex) throws(PatternError) -> CompiledPattern {
    let result: Result<CompiledPattern, PatternError> = patterns.withLock { states in
      switch states[index.position] {
      case .compiled(let pattern):
        return .success(pattern)
      case .failed(let error):
        return .failure(error)
      case .untouched:
        do throws(PatternError) {
          let source = program.patterns[index].source
          let pattern = try CompiledPattern.compile(source, limits: limits.patterns)
          states[index.position] = .compiled(pattern)
          return .success(pattern)
        } catch {
          states[index.position] = .failed(error)
          return .failure(error)
        }
      }
    }
    return try result.get()
  }

  private static func textTables(of program: Program) -> [OperandList: TextTable] {
    var tables: [OperandList: TextTable] = [:]
    for instruction in program.instructions {
      guard case .oneOf(let list) = instruction.membership else { continue }
      let texts = program.operands[list.range].map { operand -> [UInt8]? in
        guard case .constant(let position) = operand else { return nil }
        let slot = program.constants.slots[Int(position)]
        return slot.kind == .text ? Array(program.constants.bytes[slot.textRange]) : nil
      }
      let known = texts.compactMap(\.self)
      if known.count == texts.count { tables[list] = TextTable(known) }
    }
    return tables
  }
}

extension Instruction {
  /// The instruction, if it tests membership, as `oneOf`.
  fileprivate var membership: Instruction? {
    if case .noneOf(let list) = self { return .oneOf(list) }
    if case .oneOf = self { return self }
    return nil
  }
}
