// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FormRulesBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "FormRules", path: "..", traits: []),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .target(
      name: "Typing",
      dependencies: [.product(name: "FormRules", package: "FormRules")]
    ),
    .executableTarget(
      name: "LiveForms",
      dependencies: ["Typing", .product(name: "FormRules", package: "FormRules")]
    ),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "FormRulesBenchmarks",
      dependencies: [
        "AllocationCounter", "Typing",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "FormRules", package: "FormRules"),
      ],
      // The library takes what lies in a folder of this name for benchmarks, as this package does.
      path: "FormRulesBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ]
)
