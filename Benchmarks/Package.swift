// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FormRulesBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FormRules", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "LiveForms",
      dependencies: [.product(name: "FormRules", package: "FormRules")]
    )
  ]
)
