import TestSupport
import Testing

@testable import RuleEngine

/// Random scripts of edits: what holds of every edit, whatever the mask, the text and the filter.
@Suite(.timeLimit(.minutes(20))) struct EditPropertyTests {
  private static let scriptsPerSeed = TestEffort.of(1_000)
  private static let editsPerScript = 12

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `random edits of masked texts keep text, value and caret in step`(seed: UInt64) throws {
    var source = RandomEdits(seed: seed)
    for _ in 0..<Self.scriptsPerSeed {
      let (notation, mask) = source.mask()
      let editor = FieldEditor(mask: mask, autocompletes: source.chance(2, of: 3))
      let filter = source.filter()
      var value = ""
      var memory = EditedText()
      for _ in 0..<Self.editsPerScript {
        let shown = editor.shown(for: value)
        let edit = source.edit(of: shown)
        let outcome = try editor.outcome(of: edit, on: value, canHold: filter)
        let next = try editor.outcome(of: edit, on: value, remembering: &memory, canHold: filter)
        // Made only when it is needed: it takes longer than the edit.
        let trace: () -> Comment = {
          "\(notation) \(editor.autocompletes) '\(value)' '\(shown)' \(edit) -> \(outcome)"
        }
        #expect(next == outcome, trace())
        #expect(outcome.shown == editor.shown(for: outcome.value), trace())
        let remembered = editor.shown(for: outcome.value, remembering: memory)
        #expect(remembered == outcome.shown, trace())
        #expect((0...outcome.shown.count).contains(outcome.caret), trace())
        guard mask.holds(value), mask.holds(outcome.value) else {
          expectUnformatted(outcome, by: edit, of: shown, in: mask, filter, trace)
          value = outcome.value
          continue
        }
        expectNoLiterals(in: outcome, of: mask, trace)
        expectUTF16(edit, in: shown, trace)
        if edit.replacement.isEmpty {
          #expect(outcome.disposition == .taken, trace())
          #expect(mask.typed(outcome.value).count <= mask.typed(value).count, trace())
        } else if outcome.value != value {
          #expect(filter(outcome.value), trace())
          #expect(outcome.disposition != .refused, trace())
          let deleted = mask.deleted(by: edit, of: value, autocompletes: editor.autocompletes)
          let kept = mask.typed(value).count - deleted.count
          // Letters may become one with marks; bytes stay apart.
          #expect(mask.typed(outcome.value).count >= kept || !outcome.value.isASCII, trace())
        }
        if outcome.disposition == .refused {
          #expect(outcome.value == value && outcome.shown == shown, trace())
          #expect(outcome.caret == edit.range.upperBound, trace())
        }
        try expectSameByCharacters(outcome, edit, on: value, by: editor, filter, trace)
        try expectUndo(of: edit, from: value, to: outcome, by: editor, trace)
        value = outcome.value
      }
      try expectPasteOfShown(value, by: editor, notation)
    }
  }

  /// A deletion leaves the other characters as they are, without a format if they fit the mask no
  /// more; other edits are those of a plain text until it fits.
  private func expectUnformatted(
    _ outcome: EditOutcome,
    by edit: TextEdit,
    of shown: String,
    in mask: Mask,
    _ filter: (String) -> Bool,
    _ trace: () -> Comment
  ) {
    let edit = edit.convertingDigits ?? edit
    let rest = String(shown.prefix(edit.range.lowerBound)) + edit.replacement
    let whole = rest + shown.dropFirst(edit.range.upperBound)
    if edit.replacement.isEmpty, !mask.holds(outcome.value) {
      #expect(outcome.disposition == .taken, trace())
      // Instead of a character that the mask writes, the next one of a person's is deleted.
      let isStep = edit.range.count == 1 && outcome.value.count + 1 == shown.count
      #expect(outcome.value.isSame(as: whole) || isStep, trace())
    } else if outcome.disposition == .taken {
      #expect(mask.holds(outcome.value) || outcome.value.isSame(as: whole), trace())
    }
    if !edit.replacement.isEmpty, outcome.disposition != .refused {
      #expect(filter(outcome.value) || filter(mask.removingOwn(from: outcome.value)), trace())
    }
    if !mask.holds(outcome.value) { #expect(outcome.shown == outcome.value, trace()) }
  }

  /// What is shown and not in the value is the mask's, and there is as much of it as there must be.
  private func expectNoLiterals(in outcome: EditOutcome, of mask: Mask, _ trace: () -> Comment) {
    guard !outcome.value.isEmpty else { return }
    var rest = Array(outcome.value)[...]
    let literals = Set(
      mask.characters.compactMap { place -> Character? in
        guard case .written(let character, isInValue: false) = place else { return nil }
        return character
      }
    )
    for character in outcome.shown {
      if rest.first == character {
        rest.removeFirst()
      } else {
        #expect(literals.contains(character), trace())
      }
    }
    #expect(rest.isEmpty || mask.hasCharactersLikeTyped, trace())
    let text = MaskedText(of: Array(outcome.value), in: mask.characters, autocompletes: false)
    for (unit, cell) in zip(text.shown, text.cells) {
      switch mask.characters[cell.place] {
      case .written(let own, _): #expect(unit == own, trace())
      case .open(let kind, _): #expect(unit.isOf(kind), trace())
      }
    }
  }

  private func expectUTF16(_ edit: TextEdit, in shown: String, _ trace: () -> Comment) {
    let lower = shown.prefix(edit.range.lowerBound).utf16.count
    let upper = shown.prefix(edit.range.upperBound).utf16.count
    #expect(throws: Never.self, trace()) {
      let other = try TextEdit(
        utf16Range: lower..<upper,
        replacement: edit.replacement,
        in: shown,
        deletion: edit.deletion
      )
      #expect(other == edit, trace())
    }
  }

  /// The way through bytes and that through characters give the same.
  private func expectSameByCharacters(
    _ outcome: EditOutcome,
    _ edit: TextEdit,
    on value: String,
    by editor: FieldEditor,
    _ filter: (String) -> Bool,
    _ trace: () -> Comment
  ) throws {
    guard let mask = editor.mask, mask.bytes != nil else { return }
    let units = Array(value)
    var editing = MaskedEditing(editor, mask.characters, value: value, units: units)
    let edit = edit.convertingDigits ?? edit
    let other = try editing.outcome(of: edit, inserting: Array(edit.replacement)) {
      filter($0.text)
    }
    #expect(other == outcome, trace())
  }

  private func expectUndo(
    of edit: TextEdit,
    from value: String,
    to outcome: EditOutcome,
    by editor: FieldEditor,
    _ trace: () -> Comment
  ) throws {
    guard let mask = editor.mask, !mask.hasCharactersLikeTyped else { return }
    let before = mask.typed(value)
    let after = mask.typed(outcome.value)
    if edit.range.isEmpty, edit.replacement.count == 1, after.count == before.count + 1 {
      let undo = TextEdit(range: outcome.caret - 1..<outcome.caret, replacement: "")
      let undone = try editor.outcome(of: undo, on: outcome.value) { _ in false }
      guard mask.holds(undone.value) else { return }
      #expect(mask.typed(undone.value) == before, trace())
    }
    if edit.replacement.isEmpty {
      let deleted = mask.deleted(by: edit, of: value, autocompletes: editor.autocompletes)
      guard !deleted.isEmpty, after.count == before.count - deleted.count else { return }
      let undo = TextEdit(range: outcome.caret..<outcome.caret, replacement: String(deleted))
      let undone = try editor.outcome(of: undo, on: outcome.value) { _ in true }
      guard undone.disposition == .taken else {
        // Letters may become one with marks.
        #expect(deleted.count > 1 || !value.isASCII, trace())
        return
      }
      #expect(mask.typed(undone.value) == before, trace())
    }
  }

  /// Copying all that is shown and pasting it over itself changes nothing.
  private func expectPasteOfShown(_ value: String, by editor: FieldEditor, _ notation: String)
    throws
  {
    guard let mask = editor.mask, !mask.hasCharactersLikeTyped, !value.isEmpty, mask.holds(value)
    else { return }
    let shown = editor.shown(for: value)
    let edit = TextEdit(range: 0..<shown.count, replacement: shown)
    let outcome = try editor.outcome(of: edit, on: value) { _ in true }
    #expect(outcome.value == value, "\(notation) '\(shown)'")
    #expect(outcome.shown == shown && outcome.caret == shown.count, "\(notation) '\(shown)'")
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `random edits of plain texts are those of a string, cut between characters`(
    seed: UInt64
  ) throws {
    var source = RandomEdits(seed: seed &+ 1_000)
    let editor = FieldEditor(mask: nil)
    for _ in 0..<Self.scriptsPerSeed {
      let filter = source.filter()
      var value = ""
      var memory = EditedText()
      for _ in 0..<Self.editsPerScript {
        let edit = source.edit(of: value)
        let outcome = try editor.outcome(of: edit, on: value, canHold: filter)
        let next = try editor.outcome(of: edit, on: value, remembering: &memory, canHold: filter)
        let trace: () -> Comment = { "'\(value)' \(edit) -> \(outcome)" }
        let before = String(value.prefix(edit.range.lowerBound))
        let after = String(value.dropFirst(edit.range.upperBound))
        let whole = before + edit.replacement
        let trimmed = edit.trimmed ?? edit
        // What is tried if not all of the text fits.
        let others = [trimmed, trimmed.convertingDigits ?? trimmed].map { before + $0.replacement }
        #expect(next == outcome, trace())
        #expect(outcome.shown == outcome.value, trace())
        #expect((0...outcome.shown.count).contains(outcome.caret), trace())
        switch outcome.disposition {
        case .taken:
          let isWhole = outcome.value.isSame(as: whole + after)
          #expect(isWhole || others.contains { outcome.value.isSame(as: $0 + after) }, trace())
          #expect(isWhole || !filter(whole + after), trace())
          #expect(edit.replacement.isEmpty || filter(outcome.value), trace())
        case .refused:
          #expect(outcome.value.isSame(as: value) && !edit.replacement.isEmpty, trace())
        case .shortened:
          #expect(filter(outcome.value) && !filter(whole + after), trace())
          let isCut = ([whole] + others).contains { text in
            text.indices.contains { outcome.value.isSame(as: text[..<$0] + after) }
          }
          #expect(isCut, trace())
        }
        value = outcome.value
      }
    }
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  fileprivate func isSame(as other: some StringProtocol) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}

extension Mask {
  /// Whether a character of the mask could also be a person's.
  fileprivate var hasCharactersLikeTyped: Bool { characters.contains(where: \.isLikeTyped) }

  /// The characters of a value that are not the mask's.
  fileprivate func typed(_ value: String) -> [Character] {
    let text = MaskedText(of: Array(value), in: characters, autocompletes: false)
    return text.filled(in: 0..<text.cells.count)
  }

  /// The characters of a person's in the range of an edit.
  fileprivate func deleted(by edit: TextEdit, of value: String, autocompletes: Bool) -> [Character]
  {
    let text = MaskedText(of: Array(value), in: characters, autocompletes: autocompletes)
    return text.filled(in: edit.range)
  }
}

extension MaskedText {
  /// The characters of a person's in a range of those shown.
  fileprivate func filled(in range: Range<Int>) -> [Unit] {
    zip(shown[range], cells[range]).filter { $1.role == .filled }.map(\.0)
  }
}

/// Random masks, filters and edits that come back with their seed.
private struct RandomEdits {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func chance(_ share: Int, of total: Int) -> Bool {
    Int.random(in: 0..<total, using: &generator) < share
  }

  mutating func mask() -> (notation: String, mask: Mask) {
    while true {
      var notation = ""
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        notation += pick(Self.groups) + pick(Self.literals)
      }
      if chance(1, of: 3) { notation = pick(Self.literals) + notation }
      if chance(1, of: 5) { notation += pick(["[…]", "[0…]", "[aA…]"]) }
      // Some are ambiguous, and so no masks.
      if let mask = try? Mask(notation: notation) { return (notation, mask) }
    }
  }

  mutating func filter() -> (String) -> Bool {
    let count = Int.random(in: 1...12, using: &generator)
    let banned = Character(pick(Self.characters))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return { $0.count <= count }
    case 1: return { !$0.contains(banned) }
    default: return { _ in true }
    }
  }

  mutating func edit(of text: String) -> TextEdit {
    let count = text.count
    let caret = chance(1, of: 2) ? count : Int.random(in: 0...count, using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...3:
      return TextEdit(range: caret..<caret, replacement: pick(Self.characters))
    case 4:
      return TextEdit(range: max(0, caret - 1)..<caret, replacement: "")
    case 5:
      return TextEdit(range: caret..<min(count, caret + 1), replacement: "", deletion: .forward)
    case 6:
      return TextEdit(range: range(in: count), replacement: "")
    case 7:
      return TextEdit(range: range(in: count), replacement: pick(Self.characters))
    default:
      var paste = ""
      for _ in 0..<Int.random(in: 2...14, using: &generator) { paste += pick(Self.characters) }
      return TextEdit(
        range: chance(1, of: 2) ? caret..<caret : range(in: count),
        replacement: paste
      )
    }
  }

  private mutating func range(in count: Int) -> Range<Int> {
    let first = Int.random(in: 0...count, using: &generator)
    let second = Int.random(in: 0...count, using: &generator)
    return min(first, second)..<max(first, second)
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  private static let groups = [
    "[0]", "[00]", "[000]", "[0000]", "[9]", "[99]", "[09]", "[099]", "[A]", "[AA]", "[Aa]", "[a]",
    "[_]", "[_-]", "[--]", "[0A]", "[A0]",
  ]

  private static let literals = [
    "", "", " ", "-", ") ", "+1 (", "{.}", "{/}", "{//}", "{-}", "19", "{9}", "·", "{年}", "x",
  ]

  private static let characters = [
    "0", "1", "1", "2", "3", "4", "5", "6", "7", "8", "9", "9", "a", "b", "x", "Z", " ", "-", ".",
    "/", "(", "é", "e\u{301}", "\u{301}", "ß", "年", "٣", "👩‍👩‍👧", "👩", "\u{200D}", "🇩", "🇪", "🇩🇪", "ᄀ",
    "\u{1161}", "\u{11A8}", "क", "\u{94D}", "\r\n", "\r", "\n", "·",
  ]
}
