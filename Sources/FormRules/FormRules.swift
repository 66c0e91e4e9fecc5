import StandardRules
public enum Facade { public static func go() -> Int { StandardRules.email.count } }
