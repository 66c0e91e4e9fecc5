import TestSupport
import Testing

@testable import RuleEngine

/// Numbers that are typed in a notation with groups.
struct GroupedNumberTests {
  /// The text after the keys, each a text to insert at the caret or a deletion, with `|` for the caret.
  private func type(
    _ keys: [Key],
    into value: String = "",
    at start: Int? = nil,
    _ written: String = "1.234,56",
    canHold: (borrowing Span<UInt8>) -> Bool = { _ in true }
  ) throws -> String {
    let editor = FieldEditor(mask: nil, notation: try ValueNotation(written))
    var memory = EditedText()
    var (value, caret) = (value, start ?? value.count)
    for key in keys {
      let edit: TextEdit
      switch key {
      case .text(let text): edit = TextEdit(range: caret..<caret, replacement: text)
      case .back: edit = TextEdit(range: caret - 1..<caret, replacement: "")
      case .delete:
        edit = TextEdit(range: caret..<caret + 1, replacement: "", deletion: .forward)
      }
      let outcome = try editor.outcome(of: edit, on: value, remembering: &memory, canHold: canHold)
      (value, caret) = (outcome.value, outcome.caret)
    }
    return value.prefix(caret) + "|" + value.dropFirst(caret)
  }

  private enum Key: ExpressibleByStringLiteral {
    case text(String), back, delete

    init(stringLiteral text: String) { self = .text(text) }
  }

  @Test func `groups are put in while digits are typed and deleted`() throws {
    #expect(try type(["1", "2", "3", "4"]) == "1.234|")
    #expect(try type(["1234567"]) == "1.234.567|")
    #expect(try type(["5"], into: "1234") == "12.345|")
    #expect(try type(["256"], into: "831.149") == "831.149.256|")
    #expect(try type(["1", "2", "3", "4", ",", "5"]) == "1.234,5|")
    #expect(try type(["-", "1", "2", "3", "4"]) == "-1.234|")
    #expect(try type([.back], into: "1.234") == "123|")
    #expect(try type([.back, .back, .back, .back], into: "1.234") == "|")
    #expect(try type(["9"], into: "1.234", at: 1) == "19|.234")
    #expect(try type(["9"], into: "123.456", at: 3) == "1.239|.456")
    #expect(try type(["-"], into: "1.234", at: 0) == "-|1.234")
    #expect(try type([","], into: "1.234", at: 1) == "1,|234")
    #expect(try type([.back], into: "1.234.567", at: 1) == "|234.567")
  }

  @Test func `a separator is stepped over, and goes with its digit`() throws {
    #expect(try type([.back], into: "1.234", at: 2) == "|234")
    #expect(try type([.delete], into: "1.234", at: 1) == "1|34")
    #expect(try type([.back], into: "12.345.678", at: 7) == "1.234|.678")
    #expect(try type([.back, .back], into: "1.234,5") == "1.234|")
  }

  @Test func `numbers of either notation are pasted with their groups`() throws {
    #expect(try type(["1.234,56"]) == "1.234,56|")
    #expect(try type(["1234.56"]) == "1.234,56|")
    #expect(try type(["1234,56"]) == "1.234,56|")
    #expect(try type(["-1234567.8"]) == "-1.234.567,8|")
    #expect(try type(["1.5"]) == "1,5|")
    #expect(try type(["1.234"]) == "1.234|")
    #expect(try type(["12.34,5"]) == "12.34,5|")
  }

  @Test func `digits are pasted into the middle of groups`() throws {
    #expect(try type(["56"], into: "1.234", at: 3) == "125.6|34")
    #expect(try type(["5.678"], into: "1.234", at: 1) == "15.678|.234")
    #expect(try type(["1.234"], into: "5", at: 0) == "12.34|5")
    #expect(try type(["7,5"], into: "1.234") == "12.347,5|")
    #expect(try type(["x"], into: "1.234", at: 2) == "1.x|234")
  }

  @Test func `groups by hand, and numbers as data has them, stay as they are typed`() throws {
    #expect(try type(["1", ".", "2", "3", "4", ".", "5", "6", "7"]) == "1.234.567|")
    #expect(try type(["1", ".", "5"]) == "1.5|")
    #expect(try type(["0", ".", "1", "2", "5"]) == "0.125|")
    #expect(try type(["1", "2", "3", "4", ".", "5"], "1 234,56") == "1234.5|")
    #expect(try type(["1", "2", "3", "4", ".", "5"], "1'234.56") == "1'234.5|")
    #expect(try type(["1", "2", "3", "4"], "1234,56") == "1234|")
    #expect(try type(["0", "0", "7"]) == "007|")
    #expect(try type([.back], into: "1.005", at: 1) == "|005")
    #expect(try type([.back], into: "12345") == "1234|")
  }

  @Test func `spaces and apostrophes of any kind separate groups`() throws {
    #expect(try type(["1", " ", "2", "3", "4", "5"], "1\u{202F}234,56") == "12\u{202F}345|")
    #expect(try type(["1 234 567,8"], "1\u{A0}234,56") == "1\u{A0}234\u{A0}567,8|")
    #expect(try type([.back], into: "1’234", "1'234.56") == "123|")
    #expect(try type(["5"], into: "1’234", "1'234.56") == "12'345|")
  }

  private func hasNoPoint(_ text: borrowing Span<UInt8>) -> Bool {
    for index in text.indices where text[index] == UInt8(ascii: ".") { return false }
    return true
  }

  @Test func `a filter that takes no separators has none put in`() throws {
    #expect(try type(["1", "2", "3", "4", "5"], canHold: hasNoPoint) == "12345|")
    #expect(try type(["1", "2", "3", "4", "5", .back], canHold: hasNoPoint) == "1234|")
    #expect(try type(["12345"], canHold: hasNoPoint) == "12345|")
  }

  @Test func `of a paste the longest beginning is taken whose groups the filter takes`() throws {
    #expect(try type(["1234567"], canHold: { $0.count <= 5 }) == "1.234|")
    #expect(try type(["567"], into: "1.234", canHold: { $0.count <= 5 }) == "1.234|")
    #expect(try type(["567"], into: "123", at: 1, canHold: { $0.count <= 5 }) == "1.5|23")
    #expect(try type(["0", "0"], into: "1.000", canHold: { $0.count <= 6 }) == "10.000|")
  }

  @Test(arguments: ["1.234,56", "1,234.56", "1 234,56", "1'234.56", "1.234"])
  func `if digits are typed, pasted and deleted, groups are right`(written: String) throws {
    let notation = try ValueNotation(written)
    guard case .number(let number) = notation.form else { return }
    let editor = FieldEditor(mask: nil, notation: notation)
    let plain: (Substring) -> String = { $0.filter { !number.separatesGroups($0) } }
    for seed in 0..<30 {
      var random = SeededGenerator(seed: UInt64(seed))
      var memory = EditedText()
      var value = ""
      for _ in 0..<60 {
        let upper = Int.random(in: 0...value.count, using: &random)
        let lower = Bool.random(using: &random) ? upper : Int.random(in: 0...upper, using: &random)
        let digits = Int.random(in: 1...99_999, using: &random)
        let pasted = notation.text(of: .number(Number(digits))) ?? ""
        let typed = Bool.random(using: &random) ? pasted : String(digits)
        let inserted = lower < upper && Bool.random(using: &random) ? "" : typed
        let edit = TextEdit(range: lower..<upper, replacement: inserted)
        let outcome =
          try editor.outcome(of: edit, on: value, remembering: &memory) {
            (_: borrowing Span<UInt8>) in true
          }
        let after = plain(outcome.value[...])
        if after.first != "0" {
          let number = after.isEmpty ? nil : Number(after)
          #expect(number.flatMap { notation.text(of: .number($0)) } ?? "" == outcome.value)
        }
        // What is before the caret are the digits before the edit, and those that were typed.
        let isSeparatorAlone =
          inserted.isEmpty && upper == lower + 1 && plain(value.dropFirst(lower).prefix(1)).isEmpty
        if !isSeparatorAlone {
          let before = plain(value.prefix(lower)) + plain(inserted[...])
          #expect(plain(outcome.value.prefix(outcome.caret)) == before, "\(edit) of \(value)")
        }
        value = after.count > 15 || after.first == "0" ? "" : outcome.value
      }
    }
  }

  // MARK: What more typing leads to

  /// The numbers that texts reach from one by further keys, appended to it or typed into a field.
  private struct Continuations {
    let notation: ValueNotation
    let editor: FieldEditor
    var found: [String: [Number]] = [:]

    init(_ written: String) throws {
      notation = try ValueNotation(written)
      editor = FieldEditor(mask: nil, notation: notation)
    }

    func number(in text: String) -> Number? {
      let bytes = Array(text.utf8)
      if let decimal = notation.decimal(in: bytes.span) { return Number(utf8: decimal.span) }
      guard notation.plainCompletion(of: bytes.span) == .complete else { return nil }
      return Number(utf8: bytes.span)
    }

    mutating func numbers(from text: String, keys: Int, inField: Bool) throws -> [Number] {
      if let numbers = found["\(keys) \(inField) \(text)"] { return numbers }
      var numbers = number(in: text).map { [$0] } ?? []
      if keys > 0 {
        for key in "0159,." {
          let edit = TextEdit(range: text.count..<text.count, replacement: String(key))
          var memory = EditedText()
          let typed =
            try inField
            ? editor.outcome(of: edit, on: text, remembering: &memory) {
              (_: borrowing Span<UInt8>) in true
            }.value : text + String(key)
          if isBeginning(typed) {
            numbers += try self.numbers(from: typed, keys: keys - 1, inField: inField)
          }
        }
      }
      let reached = Array(Set(numbers)).sorted()
      found["\(keys) \(inField) \(text)"] = reached
      return reached
    }

    func isBeginning(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return notation.completion(of: bytes.span) != .refused
        || notation.plainCompletion(of: bytes.span) != .refused
    }
  }

  @Test(arguments: ["1.234,56", "1,234.56"])
  func `numbers are said to be reachable if, and only if, keys lead to them`(written: String)
    throws
  {
    var continuations = try Continuations(written)
    let bounds: [Number] = [
      0, 1, 1.5, 1.95, 5, 9, 9.5, 10, 15, 50, 95, 100, 150, 500, 999, 1000, 1500, 5000, 9000, 9950,
      9999,
    ]
    var starts = [""]
    for _ in 0..<3 { starts += starts.flatMap { start in "19,.".map { start + String($0) } } }
    for start in Set(starts).sorted() where continuations.isBeginning(start) {
      let reachable = continuations.notation.reachableNumbers(typing: Array(start.utf8).span)
      let appended = try continuations.numbers(from: start, keys: 4, inField: false)
      let typed = try continuations.numbers(from: start, keys: 4, inField: true)
      let reached = Array(Set(appended + typed)).sorted()
      for (position, min) in bounds.enumerated() {
        for max in bounds[position...] {
          let isSaid = reachable.contains { $0.canReach(min: min, max: max) }
          let isSo = reached.first { min <= $0 }.map { $0 <= max } ?? false
          if isSaid != isSo { Issue.record("\(start) to \(min)...\(max): \(isSo)") }
        }
      }
    }
  }
}
