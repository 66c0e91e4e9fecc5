// swift-tools-version: 6.2
import PackageDescription

// An app that depends on the library alone. Without the trait of the command line nothing is fetched,
// and nothing but the library and PCRE2's module map is built.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FormRules", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [.product(name: "FormRules", package: "FormRules")]
    )
  ]
)
