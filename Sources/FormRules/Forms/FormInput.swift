/// The input of a validation.
enum FormInput: Sendable {
  /// Values by name.
  case values([String: Value])
  /// A record that was read into the form's slots.
  case record(RecordBuffer)
}
