public import Observation

/// The text of a single field while it is typed, with the field's mask and filter.
///
/// Use it if you need only the mask and the filter, and validate the finished value later. A field
/// of a ``FormSession`` accepts edits in the same way, and is validated too.
///
/// Its properties are observable, so a view can keep it and read them.
///
/// ```swift
/// let number = try form.makeTextInput(for: "number")
/// let outcome = try number.edit(0..<0, "41111111")
/// print(outcome.shown, number.value)  // "4111 1111 41111111"
/// ```
public final class TextInput: Observable {
  private var held = ""
  private let editor: FieldEditor
  private var filter: InputFilter
  private var memory = EditedText()
  private var watchedValue = Watched<String>()
  private var watchedText = Watched<String>()

  fileprivate init(_ editor: FieldEditor, _ filter: consuming InputFilter) {
    self.editor = editor
    self.filter = filter
  }

  /// The value: the typed text without the characters that belong only to the mask.
  public var value: String {
    watchedValue.noteRead(held)
    return held
  }

  /// The text shown for the value, formatted by the field's mask.
  public var text: String {
    let shown = shown
    watchedText.noteRead(shown)
    return shown
  }

  private var shown: String { editor.shown(for: held, remembering: memory) }

  /// Replaces the value; use ``acceptsTyping(of:)`` to find out whether it fits.
  ///
  /// Characters that belong only to the mask are left out.
  public func set(_ value: String) {
    guard case .text(let text)? = editor.value(given: .text(value)) else { return }
    held = text
    notify()
  }

  /// Whether a value could have been typed, that is, fits the mask and the filter.
  public func acceptsTyping(of value: String) -> Bool {
    editor.accepts(value: value) { filter.canHold($0) }
  }

  /// Edits the text shown, as a key press or a paste does.
  ///
  /// Deleting is never rejected; of a paste, the longest prefix that fits is accepted.
  ///
  /// - Parameters:
  ///   - range: the characters of ``text`` that are replaced; empty for an insertion.
  ///   - replacement: the text that replaces them; empty for a deletion.
  ///   - deletion: the direction in which to continue if the range contains only characters of the
  ///     mask.
  /// - Returns: the new text, the position of the caret, and whether the edit was accepted.
  /// - Throws: ``SessionError`` if the range is not in the text.
  @discardableResult
  public func edit(
    _ range: Range<Int>,
    _ replacement: String,
    deletion: TextEdit.Deletion = .backward
  ) throws(SessionError) -> EditOutcome {
    try edit(TextEdit(range: range, replacement: replacement, deletion: deletion))
  }

  /// Edits the text shown, with a range in UTF-16 units, as used by many text fields.
  ///
  /// A range may split a character, for example if the keyboard deletes only an accent.
  ///
  /// - Parameters:
  ///   - utf16Range: the range in UTF-16 units of ``text``.
  ///   - replacement: the text that replaces it; empty for a deletion.
  ///   - deletion: the direction in which to continue if the range contains only characters of the
  ///     mask.
  /// - Returns: the new text, the position of the caret, and whether the edit was accepted.
  /// - Throws: ``SessionError`` if the range is not in the text.
  @discardableResult
  public func edit(
    utf16Range: Range<Int>,
    _ replacement: String,
    deletion: TextEdit.Deletion = .backward
  ) throws(SessionError) -> EditOutcome {
    try edit(TextEdit(in: utf16Range, of: shown, replacement, deletion))
  }

  private func edit(_ edit: TextEdit) throws(SessionError) -> EditOutcome {
    do throws(EditError) {
      let outcome = try TextInput.outcome(of: edit, on: held, by: editor, &memory, &filter)
      held = outcome.value
      notify()
      return outcome
    } catch {
      throw SessionError(error)
    }
  }

  /// Notifies observers of the properties that have changed.
  private func notify() {
    var signals: [ChangeSignal] = []
    watchedValue.check(held, &signals)
    watchedText.check(shown, &signals)
    for signal in signals { signal.send() }
  }

  private static func outcome(
    of edit: TextEdit,
    on value: String,
    by editor: FieldEditor,
    _ memory: inout EditedText,
    _ filter: inout InputFilter
  ) throws(EditError) -> EditOutcome {
    try editor.outcome(of: edit, on: value, remembering: &memory) { filter.canHold($0) }
  }
}

/// A field's filter, with what else it may look at.
private struct InputFilter: ~Copyable {
  let field: FieldIndex
  /// The instance that holds the field; nil where the field has no filter.
  let stack: FrameStack?
  var evaluator: Evaluator

  /// Whether more typing can make a text, given as UTF-8, hold.
  mutating func canHold(_ text: borrowing Span<UInt8>) -> Bool {
    guard let stack else { return true }
    return evaluator.canHold(text, in: field, of: stack)
  }
}

extension RuleForm {
  /// Creates the text of a single field, for typing it without a session.
  ///
  /// - Parameters:
  ///   - path: a field of the form or of its groups. For a field of a nested form, call this on
  ///     that form.
  ///   - values: the values of other fields, for a filter that reads them.
  ///   - clock: the source of `now` and `today`.
  /// - Returns: an empty text.
  /// - Throws: ``SessionError`` if there is no such field, or its values are not typed as text.
  public func makeTextInput(
    for path: FieldPath,
    among values: [String: Value] = [:],
    clock: FormClock = .system
  ) throws(SessionError) -> TextInput {
    let fields = layout.fields
    guard let position = fields.firstIndex(where: { $0.path == path }) else {
      throw .unknownField(path)
    }
    guard fields[position].type.isEditableText else { throw .notEditable(path) }
    var evaluator = Evaluator(evaluators.executable, clock: clock)
    do throws(RecordLoader.LimitReached) {
      let loader = RecordLoader(forms: program.forms)
      try loader.load(values, of: index, into: &evaluator.record)
    } catch {
      throw .tooManyValues
    }
    evaluator.prepare(as: index, EvaluationRequest())
    return TextInput(
      evaluators.blueprints[index.position].fields[position].editor,
      InputFilter(
        field: FieldIndex(position),
        stack: fields[position].filter.map { _ in FrameStack(form: index, base: 0) },
        evaluator: evaluator
      )
    )
  }
}
