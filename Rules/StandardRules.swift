public enum StandardRules {
  public static var email: [UInt8] { PackageResources.email_rules }
}
