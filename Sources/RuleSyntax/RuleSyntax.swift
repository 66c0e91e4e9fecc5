public enum RuleSyntax { public static let name = "x" }
