import EmbeddedFiles
import RuleEngine

/// The JavaScript runtime with the parts that a program needs, as `Scripts/runtime_parts.mjs` lists them.
///
/// The embedded runtime consists of pieces, each after a line such as `//list map|12 45`: the words of programs that
/// need the piece, none where only its use counts, and the numbers of the pieces that it uses. The module has what
/// its exports use, directly or not. What the program never runs may be missing.
enum RuntimeModule {
  /// The module for a program.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - json: the program as JSON.
  ///   - isCalled: whether apps call the module, where otherwise only a page does.
  /// - Returns: the module.
  /// - Complexity: linear in the program and the runtime.
  static func text(for program: Program, json: [UInt8], isCalled: Bool) -> String {
    var words = words(of: json)
    if isCalled { words.insert("module") }
    words.formUnion(wordsOfPatterns(in: program))
    if ordersOtherThanNumbers(program) { words.insert("moments") }
    return text { $0.isEmpty || $0.split(separator: " ").contains { words.contains(String($0)) } }
  }

  private struct Piece {
    var words: Substring
    var uses: Substring
    var code: Substring
  }

  private static func text(where isNeeded: (Substring) -> Bool) -> String {
    let lines = EmbeddedFolder.runtime.string(of: "formrules.parts.js")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let pieces = stride(from: 1, to: lines.count - 1, by: 2).map { index in
      let parts = lines[index].dropFirst(2).split(separator: "|", omittingEmptySubsequences: false)
      return Piece(words: parts[0], uses: parts[1], code: lines[index + 1])
    }
    var included = Set<Int>()
    var open = pieces.indices.filter { pieces[$0].code.hasPrefix("export") }
    while let number = open.popLast() {
      guard isNeeded(pieces[number].words), included.insert(number).inserted else { continue }
      open += pieces[number].uses.split(separator: " ").compactMap { Int($0) }
    }
    let code = pieces.indices.filter(included.contains).map { pieces[$0].code }.joined()
    return "\(lines[0])\n\(code)\n"
  }

  /// The strings and names in a program but those whose value is empty, false or null.
  ///
  /// A constant such as `{"number": "6"}` is not a number to be read or compared: a length can have such a bound. It
  /// only has a word, `decimals`, if it isn't an integer that JavaScript's numbers represent exactly.
  private static func words(of json: [UInt8]) -> Set<String> {
    var words = Set<String>()
    var at = 0
    while let start = json[at...].firstIndex(of: UInt8(ascii: "\"")) {
      var end = start + 1
      while end < json.count, json[end] != UInt8(ascii: "\"") {
        end += json[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      at = min(end + 1, json.count)
      let rest = json[at...].prefix(6)
      let isWithout = [":[]", ":{}", ":false", ":null"].contains { rest.starts(with: $0.utf8) }
      // The words of programs are short.
      guard !isWithout, end - start < 32 else { continue }
      let word = String(decoding: json[(start + 1)..<min(end, json.count)], as: UTF8.self)
      if word == "number", rest.starts(with: ":\"".utf8) {
        if !isShortInteger(json[at...].dropFirst(2)) { words.insert("decimals") }
      } else {
        words.insert(word)
      }
    }
    return words
  }

  /// Whether a text up to a quotation mark is an integer of at most 15 digits.
  private static func isShortInteger(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.drop { $0 == UInt8(ascii: "-") }.prefix { $0 != UInt8(ascii: "\"") }
    let range = UInt8(ascii: "0")...UInt8(ascii: "9")
    return (1...15).contains(digits.count) && digits.allSatisfy(range.contains)
  }

  /// Whether a test compares the order of values that may not be numbers: texts may be dates and times.
  private static func ordersOtherThanNumbers(_ program: Program) -> Bool {
    // Rules are not part of a form.
    var formAt: [Int: FormIndex] = [:]
    for (form, layout) in program.forms.enumerated() {
      let entries = [layout.checks, layout.decisions].compactMap(\.self)
      for entry in entries + layout.fields.compactMap(\.filter) {
        let code = program.instructions[entry.position...].prefix { $0 != .stop }
        for position in code.indices { formAt[position] = FormIndex(form) }
      }
    }
    return program.instructions.enumerated().contains { position, instruction in
      guard case .test(let test) = instruction else { return false }
      let form = formAt[position]
      let operands = program.operands[test.operands.range]
      switch test.question {
      case .rule(.between):
        return !operands.allSatisfy { $0 == .none || isNumber($0, in: form, of: program) }
      case .compare(let comparison), .compareFilled(let comparison):
        return ![.equal, .notEqual, .among].contains(comparison)
          && !operands.contains { isNumber($0, in: form, of: program) }
      case .rule, .external: return false
      }
    }
  }

  /// Whether the value of an operand is always a number.
  private static func isNumber(
    _ operand: Operand,
    in form: FormIndex?,
    of program: Program
  ) -> Bool {
    switch operand {
    case .constant(let position):
      switch program.constants.constant(at: Int(position)) {
      case .value(.number): return true
      case .range(let lower, let upper):
        return [lower, upper].compactMap(\.self).allSatisfy { bound in
          if case .value(.number) = program.constants.constant(at: Int(bound)) {
            true
          } else {
            false
          }
        }
      case _: return false
      }
    case .field(let slot):
      guard let form, let place = program.field(at: slot.position, in: form) else { return false }
      let type = program.forms[place.form].fields[place.field].type
      return type == .integer || type == .number
    case .computation(let index):
      guard case .operation(let operation, _) = program.computations[Int(index)] else {
        return false
      }
      // These come to one of their operands.
      return ![.min, .max, .firstFilled].contains(operation)
    case .none, .parameter, .computed, .item, .context, .previous, .previousItem, .itemPath:
      return false
    }
  }

  /// The words of patterns that have no automaton for all texts.
  ///
  /// `fallback` if there are any, and `backtracking` if no expression of ECMAScript answers instead,
  /// with a cost that is linear in the text.
  private static func wordsOfPatterns(in program: Program) -> Set<String> {
    var words = Set<String>()
    for scope in PatternScope.allCases {
      for position in program.patterns(testedAs: scope) {
        let entry = program.patterns[position]
        if entry.tables?[scope]?.answersAll ?? false { continue }
        words.insert("fallback")
        if (entry.ecma?[scope]?.degree ?? 2) > 1 { words.insert("backtracking") }
      }
    }
    return words
  }
}
