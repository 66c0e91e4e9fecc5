public import Observation

/// The text of one field by itself, while it is typed: the field's mask formats it, and its filter
/// refuses what can no longer come to hold.
///
/// This is for those who want to know what may be typed and nothing else, and give the value to a form
/// when it is finished. A field of a ``FormSession`` takes edits in the same way, and is judged too.
///
/// A view keeps it for as long as it is there, as its properties are observable.
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

  /// The value: what was typed, without what only the mask shows.
  public var value: String {
    watchedValue.noteRead(held)
    return held
  }

  /// The text that is shown for the value: formatted by the field's mask.
  public var text: String {
    let shown = shown
    watchedText.noteRead(shown)
    return shown
  }

  private var shown: String { editor.shown(for: held, remembering: memory) }

  /// Puts another value in place of what was typed; ``acceptsTyping(of:)`` says whether it fits.
  ///
  /// Characters that only the mask shows are left out.
  public func set(_ value: String) {
    guard case .text(let text)? = editor.value(given: .text(value)) else { return }
    held = text
    notify()
  }

  /// Whether a value is one that could have been typed: it fits mask and filter.
  public func acceptsTyping(of value: String) -> Bool {
    editor.accepts(value: value) { filter.canHold($0) }
  }

  /// Edits the text that is shown, as a key or a paste does.
  ///
  /// Deleting is never refused; of a paste the longest beginning that fits is taken.
  ///
  /// - Parameters:
  ///   - range: the characters of ``text`` that are replaced; empty for an insertion.
  ///   - replacement: what comes in their place; empty for a deletion.
  ///   - deletion: which way to go on where the range holds nothing but characters of the mask.
  /// - Returns: what to show, where the caret belongs, and whether the edit was taken.
  /// - Throws: ``SessionError`` where the range is not in the text.
  @discardableResult
  public func edit(
    _ range: Range<Int>,
    _ replacement: String,
    deletion: TextEdit.Deletion = .backward
  ) throws(SessionError) -> EditOutcome {
    try edit(TextEdit(range: range, replacement: replacement, deletion: deletion))
  }

  /// Edits the text that is shown, with a range in UTF-16 units, as many text fields count.
  ///
  /// A range may split a character, as keyboards do that delete a letter's mark alone: the text becomes
  /// what is left.
  ///
  /// - Parameters:
  ///   - utf16Range: the range in UTF-16 units of ``text``.
  ///   - replacement: what comes in its place; empty for a deletion.
  ///   - deletion: which way to go on where the range holds nothing but characters of the mask.
  /// - Returns: what to show, where the caret belongs, and whether the edit was taken.
  /// - Throws: ``SessionError`` where the range is not in the text.
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

  /// Tells observers, if there are any, what is otherwise now.
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
  /// The text of one field by itself, for as long as it is typed.
  ///
  /// - Parameters:
  ///   - path: the field, one of the form's own or of its groups; that of a nested form is asked of
  ///     that form.
  ///   - values: what other fields hold, for a filter that reads them.
  ///   - clock: what `now` and `today` are.
  /// - Returns: the text, which is empty at first.
  /// - Throws: ``SessionError`` where there is no such field, or nobody types its values.
  public func makeTextInput(
    for path: FieldPath,
    among values: [String: Value] = [:],
    clock: FormClock = .system
  ) throws(SessionError) -> TextInput {
    let fields = layout.fields
    guard let position = fields.firstIndex(where: { $0.path == path }) else {
      throw .unknownField(path)
    }
    guard fields[position].type.isTyped else { throw .notEditable(path) }
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
