/// What a character may be when it is put into a mask.
struct MaskSource: Sendable, Hashable {
  /// A person's character may fill a place.
  var fills: Bool
  /// It may be a character of the mask that belongs to the value.
  var matchesFixed: Bool
  /// It may be a character of the mask that is only shown.
  var matchesLiterals: Bool
  /// A character that fits nowhere may end what is optional, as the `/` in `1/2` for `[09]{.}[09]`.
  var separates = false

  /// A character of a value.
  static let value = MaskSource(fills: true, matchesFixed: true, matchesLiterals: false)
  /// A character that filled a place before an edit.
  static let kept = MaskSource(fills: true, matchesFixed: false, matchesLiterals: false)
  /// A character that the mask had put into the value before an edit.
  static let keptFixed = MaskSource(fills: false, matchesFixed: true, matchesLiterals: false)
  /// A character of a text as it is shown.
  static let formatted =
    MaskSource(fills: true, matchesFixed: true, matchesLiterals: true, separates: true)
  /// A character of a text as it is in the value.
  static let raw =
    MaskSource(fills: true, matchesFixed: true, matchesLiterals: false, separates: true)
  /// A character of a text without any of the mask's.
  static let bare =
    MaskSource(fills: true, matchesFixed: false, matchesLiterals: false, separates: true)
}
