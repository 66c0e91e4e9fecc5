package import RuleEngine
import RuleSyntax

/// The language's names other than rules, for tools that offer or explain them.
package enum LanguageNames {
  /// The names of field types.
  package static let types = TypeName.all
  /// The names of parameter types.
  package static let parameterTypes = ParameterTypeName.types.map(\.key)
  /// The steps of `normalize`.
  package static let normalizations = NormalizationName.all
  /// What reports call violations that no rule of a file causes.
  package static let ownRules = Checker.ownRules
  /// The placeholders available in every message.
  package static let placeholders = PlaceholderName.allCases.map(\.rawValue)

  /// The functions of operands, with the names of their parameters.
  package static let functions: [(name: String, parameters: [String])] =
    (ComputedFunction.all.map { ($0.key, $0.value.parameters.map(\.name.text)) }
    + Operation.choosing.keys.map { ($0, ["value", "other"]) })
    .sorted { $0.0 < $1.0 }

  /// The kinds of values that a type without parameters holds; all kinds for other names.
  package static func kinds(ofType name: String) -> SubjectKinds {
    TypeName.types[name]?.kinds ?? .anyValue
  }
}
