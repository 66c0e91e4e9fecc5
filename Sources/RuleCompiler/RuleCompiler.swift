public enum RuleCompiler { public static let name = "x" }
