/// What a character that is put into a mask may be.
struct MaskSource: Sendable, Hashable {
  /// It may fill an open place, as a typed character.
  var fills: Bool
  /// It may be one of the mask's characters that belong to the value.
  var matchesFixed: Bool
  /// It may be one of the mask's characters that are only shown.
  var matchesLiterals: Bool
  /// It is typed or pasted.
  ///
  /// If it fits nowhere, it may end optional places, as the `/` in `1/2` does for `[09]{.}[09]`. If no
  /// number of the place can begin with it, it gets a zero: `9:7` becomes `9:07`.
  var isNew = false

  /// A character of a value.
  static let value = MaskSource(fills: true, matchesFixed: true, matchesLiterals: false)
  /// A typed character, from before an edit.
  static let kept = MaskSource(fills: true, matchesFixed: false, matchesLiterals: false)
  /// One of the mask's characters in the value, from before an edit.
  static let keptFixed = MaskSource(fills: false, matchesFixed: true, matchesLiterals: false)
  /// A character of text as shown.
  static let formatted =
    MaskSource(fills: true, matchesFixed: true, matchesLiterals: true, isNew: true)
  /// A character of text as in the value.
  static let raw =
    MaskSource(fills: true, matchesFixed: true, matchesLiterals: false, isNew: true)
  /// A character of text without any of the mask's characters.
  static let bare =
    MaskSource(fills: true, matchesFixed: false, matchesLiterals: false, isNew: true)
}
