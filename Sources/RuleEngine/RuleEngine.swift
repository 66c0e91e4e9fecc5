public enum RuleEngine { public static let name = "x" }
