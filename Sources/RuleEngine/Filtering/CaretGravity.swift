/// On which side of characters that the mask writes at the caret the caret ends up.
package enum CaretGravity: Sendable, Hashable {
  /// After them, as for typing.
  case forward
  /// Before them, as for deleting.
  case backward
}
