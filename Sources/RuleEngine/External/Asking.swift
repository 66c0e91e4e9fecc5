/// How an evaluation treats questions to the host without an answer.
package enum Asking: Sendable, Hashable {
  /// Reports their checks as undecided.
  case leaving
  /// Makes no report while there are any, as the input is judged again with each answer.
  ///
  /// Their checks are undecided without a cause.
  case awaiting
  /// As `awaiting`, but where there is one question only and everything else holds, makes the report that
  /// is right if the host accepts: most values are accepted, and are then judged once instead of twice.
  ///
  /// Nothing is supposed within `and`, `or` and `each`: an acceptance would short-circuit an `or`, whose
  /// other questions should be asked at the same time.
  case supposing
}
