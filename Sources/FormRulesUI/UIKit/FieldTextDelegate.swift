// Not compiled on Linux: build a change with Xcode. It holds no logic.
#if canImport(UIKit) && !os(watchOS)
  public import FormRules
  public import UIKit

  /// Passes the edits of a text field to a field of a live form.
  ///
  /// Keep it as long as the text field, which has only a weak reference to it.
  @MainActor
  public final class FieldTextDelegate: NSObject, UITextFieldDelegate {
    /// The field being edited.
    public let field: FormField
    /// Called when Return is pressed; `session.field(after: field)` is the field to enter next.
    public var onReturn: () -> Void = {}

    /// A delegate for a text field, which then shows the field's text.
    public init(_ field: FormField, of view: UITextField) {
      self.field = field
      super.init()
      view.delegate = self
      view.text = field.text
      view.addTarget(self, action: #selector(editingChanged), for: .editingChanged)
    }

    /// Lets the field accept, format or reject an edit.
    public func textField(
      _ view: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      // Marked text belongs to the input method until it is done; `editingChanged` takes it then.
      guard view.markedTextRange == nil else { return true }
      let outcome = try? field.edit(
        utf16Range: range.location..<(range.location + range.length),
        string
      )
      if let outcome { show(outcome, in: view) }
      return false
    }

    @objc private func editingChanged(_ view: UITextField) {
      guard view.markedTextRange == nil, let text = view.text else { return }
      if let outcome = try? field.edit(to: text) { show(outcome, in: view) }
    }

    private func show(_ outcome: EditOutcome, in view: UITextField) {
      view.text = outcome.shown
      guard let caret = view.position(from: view.beginningOfDocument, offset: outcome.utf16Caret)
      else { return }
      view.selectedTextRange = view.textRange(from: caret, to: caret)
    }

    /// Moves the focus into the field.
    public func textFieldDidBeginEditing(_ view: UITextField) { field.focus() }

    /// Moves the focus out of the field.
    public func textFieldDidEndEditing(_ view: UITextField) { field.leave() }

    /// Calls ``onReturn``.
    public func textFieldShouldReturn(_ view: UITextField) -> Bool {
      onReturn()
      return false
    }
  }
#endif
