// The types of other modules that the library's public declarations use: values and reports from the
// engine, diagnostics from the front end. Only their public declarations are re-exported.
@_exported public import RuleEngine
@_exported public import RuleSyntax
