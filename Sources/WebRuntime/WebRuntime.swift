/// The JavaScript runtime, which is written in the folder `Web` and embedded at build time.
package enum WebRuntime {
  /// The text of the ECMAScript module, minified.
  package static var module: String {
    String(decoding: PackageResources.formrules_min_js, as: UTF8.self)
  }

  /// The module's declarations for TypeScript.
  package static var declarations: String {
    String(decoding: PackageResources.formrules_d_ts, as: UTF8.self)
  }
}
