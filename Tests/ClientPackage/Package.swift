// swift-tools-version: 6.2
import PackageDescription

/// How PCRE2 comes along: the system's, or with `bundled` one that is built from its sources.
let traits: Set<Package.Dependency.Trait> =
  Context.environment["CLIENT_PCRE2"] == "bundled" ? ["BundledPCRE2"] : []

// An app that depends on the library alone. Without the trait of the command line nothing is fetched,
// and nothing but the library and PCRE2's module map is built.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FormRules", path: "../..", traits: traits)],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [
        .product(name: "FormRules", package: "FormRules"),
        .product(name: "FormRulesUI", package: "FormRules"),
      ]
    )
  ]
)
