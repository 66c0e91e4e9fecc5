import FormRules
import RuleEngine

/// Portable programs that anyone may have written.
enum ProgramFuzzing {
  /// Numbers that are put in the place of others.
  private static let numbers = [
    "0", "1", "2", "3", "5", "8", "17", "100", "255", "65535", "2147483647", "4294967295",
    "9223372036854775807", "-1", "1e3", "0.5",
  ]

  /// A portable program; or rules, and a script of numbers that are changed in their program.
  static func load(_ input: [UInt8]) throws(FuzzFault) {
    if CompiledRules.isCompiled(input) {
      try run(input)
      return
    }
    var rest = FuzzInput(input)
    guard let program = CompilerFuzzing.compilation(rest.part()).program,
      let json = try? CompiledRules(program).json()
    else { return }
    try run(damaged(json, by: &rest))
  }

  private static func damaged(_ json: [UInt8], by script: inout FuzzInput) -> [UInt8] {
    var tokens = json.split(omittingEmptySubsequences: false) { byte in
      [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]")].contains(byte)
    }
    var separators: [UInt8] = []
    for token in tokens.dropLast() { separators.append(json[token.endIndex]) }
    let places = tokens.indices.filter { index in
      !tokens[index].isEmpty && tokens[index].allSatisfy { (0x30...0x39).contains($0) }
    }
    guard !places.isEmpty else { return json }
    while !script.isAtEnd {
      let place = places[script.number(below: places.count)]
      tokens[place] = Array(numbers[script.number(below: numbers.count)].utf8)[...]
    }
    var result: [UInt8] = []
    for (index, token) in tokens.enumerated() {
      result += token
      if index < separators.count { result.append(separators[index]) }
    }
    return result
  }

  private static func run(_ json: [UInt8]) throws(FuzzFault) {
    guard let program = try? CompiledRules(json: json).program else { return }
    guard let written = try? CompiledRules(program).json() else {
      throw FuzzFault("a program that was loaded cannot be written")
    }
    do throws(CompiledRulesError) {
      _ = try CompiledRules(json: written)
    } catch {
      throw FuzzFault("a program that was loaded is refused when it is written again: \(error)")
    }
    _ = Disassembly.text(program)
    RecordFuzzing.judgeEmptyRecords(of: program)
  }
}
