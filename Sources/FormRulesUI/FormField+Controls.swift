// What controls read and write; text fields use `FormField.text`. The control of a read-only field is
// disabled, so a value that it writes nevertheless is ignored.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import FormRules

extension FormField {
  /// Whether a switch is on; without a value, it is off.
  public var isOn: Bool {
    get { value?.boolean ?? false }
    set { try? self.set(Value(newValue)) }
  }

  /// The selected option of a choice; nil for none.
  public var selectedOption: String? {
    get { value?.text.flatMap { $0.isEmpty ? nil : $0 } }
    set { try? self.set(newValue.map { Value($0) }) }
  }

  /// The selected options of a list of choices; they are stored in the order of the rule file.
  public var selectedOptions: Set<String> {
    get { Set((value?.list ?? []).compactMap(\.text)) }
    set {
      let known = declaration.options.map(\.value).filter { newValue.contains($0) }
      try? self.set(.list(known.map { Value($0) }))
    }
  }

  /// The value of a date or time picker; nil for no value.
  public var selectedDate: Date? {
    get { try? decoded(as: Date?.self) }
    set {
      if let newValue { try? self.set(encoding: newValue) } else { try? clear() }
    }
  }

  /// Whether people can edit the field now.
  public var isEditable: Bool { isActive && isEnabled && !isReadOnly }
}
