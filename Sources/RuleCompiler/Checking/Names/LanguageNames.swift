package import RuleEngine
import RuleSyntax

/// The names that the language has besides those of rules, for tools that offer or explain them.
package enum LanguageNames {
  /// The types that fields have by name.
  package static let types = TypeName.all
  /// The types that parameters of rules have by name.
  package static let parameterTypes = ParameterTypeName.types.map(\.key)
  /// The steps of `normalize`.
  package static let normalizations = NormalizationName.all
  /// The placeholders that every message may use.
  package static let placeholders = PlaceholderName.allCases.map(\.rawValue)

  /// The functions of operands with the names of their parameters, by name.
  package static let functions: [(name: String, parameters: [String])] =
    (ComputedFunction.all.map { ($0.key, $0.value.parameters.map(\.name.text)) }
    + Operation.choosing.keys.map { ($0, ["value", "other"]) })
    .sorted { $0.0 < $1.0 }

  /// The kinds of values that a type without parameters holds; all for a name that is no type.
  package static func kinds(ofType name: String) -> SubjectKinds {
    TypeName.types[name]?.kinds ?? .anyValue
  }
}
