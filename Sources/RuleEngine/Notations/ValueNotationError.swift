/// What is wrong with a notation of values, and what was probably meant.
package struct ValueNotationError: Error, Sendable, Hashable {
  /// The ways in which a text is no notation, each with a text that shows it.
  package enum Problem: Sendable, Hashable {
    /// `foo`: there is no part of that name.
    case unknownPart(String)
    /// `DD.DD.YYYY`: a part is repeated.
    case partTwice(String)
    /// `DD.YY`: what there is makes no value.
    case missingPart(String)
    /// `DMMYYYY`: it is unclear where the part ends.
    case unseparated(String)
    /// `hh:mm`: twelve hours do without morning and afternoon.
    case halfOfDay
    /// `1000`: no way of writing 1234.56 or 1234.
    case notANumber
    /// More than `ValueNotation.maximumLength` bytes.
    case tooLong
  }

  /// What is wrong.
  package var problem: Problem
  /// A notation that was probably meant.
  package var suggestion: String?

  init(_ problem: Problem, suggestion: String? = nil) {
    self.problem = problem
    self.suggestion = suggestion
  }
}
