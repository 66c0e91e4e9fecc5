// What the library's own declarations speak of: values and reports from the engine, diagnostics
// from the front end. Only what those modules make public is seen through these imports.
@_exported public import RuleEngine
@_exported public import RuleSyntax
