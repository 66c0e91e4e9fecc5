#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ImportError: LocalizedError {
  /// A sentence with the first error, and how many more there are.
  public var errorDescription: String? {
    let refusals = notes.filter { $0.severity == .refusal }
    guard let first = refusals.first else { return "The form cannot be imported." }
    let others =
      switch refusals.count - 1 {
      case 0: ""
      case 1: " There is one more reason."
      case let count: " There are \(count) more reasons."
      }
    return "The form cannot be imported: \(first.message).\(others)"
  }
}
