@testable import RuleEngine

extension FieldEditor {
  /// Judges an edit by itself, without a memory of others; `canHold` is asked about texts.
  func outcome(
    of edit: TextEdit,
    on value: String,
    canHold: (String) -> Bool
  ) throws(EditError) -> EditOutcome {
    var memory = EditedText()
    return try outcome(of: edit, on: value, remembering: &memory, canHold: canHold)
  }

  /// Judges an edit after others; `canHold` is asked about texts.
  func outcome(
    of edit: TextEdit,
    on value: String,
    remembering memory: inout EditedText,
    canHold: (String) -> Bool
  ) throws(EditError) -> EditOutcome {
    try outcome(of: edit, on: value, remembering: &memory) { (bytes: borrowing Span<UInt8>) in
      canHold(bytes.text)
    }
  }
}

extension Span<UInt8> {
  /// The text of which this is the UTF-8.
  var text: String { String(decoding: copy(indices), as: UTF8.self) }
}
