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
    try outcome(of: edit, on: value, remembering: &memory) { (bytes: [UInt8]) in
      canHold(String(decoding: bytes, as: UTF8.self))
    }
  }
}
