/// Why a program can't be run, and which part of it is at fault.
package struct ProgramFault: Error, Sendable, Hashable {
  /// The part, in the notation of portable programs, such as `instructions[12]`.
  package var part: String
  /// What is wrong with it, as a phrase: `refers to a form that doesn't exist`.
  package var reason: String

  package init(_ part: String, _ reason: String) {
    self.part = part
    self.reason = reason
  }
}

/// Throws a fault unless the condition holds.
func require(
  _ condition: Bool,
  _ part: @autoclosure () -> String,
  _ reason: @autoclosure () -> String
) throws(ProgramFault) {
  if !condition { throw ProgramFault(part(), reason()) }
}
