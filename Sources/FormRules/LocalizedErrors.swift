// The sentences that apps show for errors of the library, as `localizedDescription`.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension RuleFileError: LocalizedError {
  /// A sentence with the first error, and how many more there are.
  public var errorDescription: String? {
    let errors = diagnostics.filter { $0.severity == .error }
    guard let first = errors.first else { return "The rules cannot be loaded." }
    let place = "\(first.file), line \(first.location.line)"
    let others =
      switch errors.count - 1 {
      case 0: ""
      case 1: " There is one more error."
      case let count: " There are \(count) more errors."
      }
    return "The rules cannot be loaded (\(place)): \(first.message).\(others)"
  }
}

extension CompiledRulesError: LocalizedError {
  /// A sentence about the part that is wrong.
  public var errorDescription: String? {
    "The compiled rules cannot be loaded: \(part.isEmpty ? "the text" : part) \(reason)."
  }
}

extension MissingExternalRulesError: LocalizedError {
  /// A sentence that names the rules.
  public var errorDescription: String? { sentence(description) }
}

extension SessionError: LocalizedError {
  /// A sentence that names the field.
  public var errorDescription: String? { sentence(description) }
}

extension MalformedDataError: LocalizedError {
  /// A sentence with the location.
  public var errorDescription: String? {
    "The data cannot be read (line \(line), column \(column)): \(reason)."
  }
}

extension ValueConversionError: LocalizedError {
  /// A sentence with the path.
  public var errorDescription: String? {
    path.components.isEmpty
      ? "The value cannot be converted: \(reason)."
      : "The value of '\(path)' cannot be converted: \(reason)."
  }
}

/// A developer's description, in lower case and without a period, as a sentence.
private func sentence(_ description: String) -> String {
  description.prefix(1).uppercased() + description.dropFirst() + "."
}
