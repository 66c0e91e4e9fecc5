/// The texts of the standard rule files, embedded at build time.
public enum StandardRules {
  /// Each file's name without its ending, and its bytes.
  public static var files: [(name: String, bytes: [UInt8])] {
    [
      ("email", PackageResources.email_rules)
    ]
  }
}
