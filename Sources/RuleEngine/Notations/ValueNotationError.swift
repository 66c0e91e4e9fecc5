/// An error in a notation of values, and what was probably meant.
package struct ValueNotationError: Error, Sendable, Hashable {
  /// The errors in notations, each with an example.
  package enum Problem: Sendable, Hashable {
    /// `foo`: unknown part.
    case unknownPart(String)
    /// `DD.DD.YYYY`: a part is repeated.
    case partTwice(String)
    /// `DD.YY`: a part is missing.
    case missingPart(String)
    /// `DMMYYYY`: the end of a part is ambiguous.
    case unseparated(String)
    /// `hh:mm`: a 12-hour clock without AM and PM.
    case halfOfDay
    /// `1000`: not a notation of 1234.56 or 1234.
    case notANumber
    /// More than `ValueNotation.maximumLength` bytes.
    case tooLong
  }

  /// What is wrong.
  package var problem: Problem
  /// The notation that was probably meant.
  package var suggestion: String?

  init(_ problem: Problem, suggestion: String? = nil) {
    self.problem = problem
    self.suggestion = suggestion
  }
}

extension ValueNotation {
  /// The notation that one of another language means; nil for a valid one, and for other texts.
  package static func suggestion(for text: String) -> String? {
    do throws(ValueNotationError) {
      _ = try ValueNotation(text)
      return nil
    } catch {
      return error.suggestion
    }
  }
}
