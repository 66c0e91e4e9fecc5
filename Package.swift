// swift-tools-version: 6.2
import PackageDescription

/// How code is compiled for a command that starts quickly.
///
/// Generic types are named by what makes them, not looked up by text, which would be a sixth of the
/// instructions of a run on one record; and each function stands in a section of its own, so that the
/// linker can put those that a start runs side by side. Whoever uses the library alone, without the trait
/// of the command, is spared the flags; unsafe as they are called, they keep nobody from depending on the
/// package since version 6.2 of the tools.
let quickStart: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      "-Xfrontend", "-function-sections",
    ],
    .when(platforms: [.linux], configuration: .release, traits: ["CommandLine"])
  )
]

/// Every target is built in the strictest language mode that the toolchain offers.
///
/// `FORMRULES_STRICT` makes warnings errors, for CI: whoever depends on the package is spared that.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
  ] + (Context.environment["FORMRULES_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])
  + quickStart

let package = Package(
  name: "FormRules",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "FormRules", targets: ["FormRules"]),
    .library(name: "FormInterchange", targets: ["FormInterchange"]),
    .executable(name: "formrules", targets: ["CommandLineTool"]),
  ],
  traits: [
    .trait(
      name: "CommandLine",
      description: "The command formrules, with what it needs to parse arguments and read records."
    ),
    .default(enabledTraits: ["CommandLine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .systemLibrary(
      name: "CPCRE2",
      pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]
    ),
    .target(name: "RuleSyntax", swiftSettings: strict),
    .target(name: "RuleEngine", dependencies: ["CPCRE2"], swiftSettings: strict),
    .target(
      name: "RuleCompiler",
      dependencies: ["RuleSyntax", "RuleEngine"],
      swiftSettings: strict
    ),
    .target(
      name: "StandardRules",
      resources: [.embedInCode("Standard")],
      swiftSettings: strict
    ),
    .target(
      name: "FormRules",
      dependencies: ["RuleCompiler", "RuleEngine", "RuleSyntax", "StandardRules"],
      swiftSettings: strict
    ),
    .systemLibrary(
      name: "CCSV",
      providers: [.apt(["libcsv-dev"]), .brew(["libcsv"])]
    ),
    .systemLibrary(
      name: "CEdit",
      providers: [.apt(["libedit-dev"])]
    ),
    .target(
      name: "CSimdJSON",
      linkerSettings: [.linkedLibrary("simdjson")]
    ),
    .target(
      name: "FormData",
      dependencies: ["RuleEngine", "CSimdJSON", "CCSV"],
      swiftSettings: strict
    ),
    .target(
      name: "FormInterchange",
      dependencies: ["RuleSyntax", "RuleEngine", "FormData"],
      resources: [.embedInCode("HTML/Page")],
      swiftSettings: strict
    ),
    .target(
      name: "GrammarPages",
      resources: [.embedInCode("Diagnostics"), .embedInCode("Reference")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "CommandLineTool",
      dependencies: [
        "FormRules", "FormData", "FormInterchange", "RuleSyntax", "RuleCompiler", "RuleEngine",
        "GrammarPages", "CEdit",
        .product(
          name: "ArgumentParser",
          package: "swift-argument-parser",
          condition: .when(traits: ["CommandLine"])
        ),
      ],
      exclude: ["start_order.txt"],
      swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary("edit", .when(platforms: [.macOS])),
        .linkedLibrary("edit", .when(platforms: [.linux], configuration: .debug)),
        // More than a quarter of the instructions of a run on one record would go into finding the
        // symbols of Swift's libraries, and a sixth of its time into the 52,000 addresses that would
        // have to be put right were the executable to be loaded anywhere. It is not, so its own addresses
        // are no secret to whoever attacks it; libraries, heap and stack still lie at random places.
        // A tenth of the time would go into loading libedit and what it needs, and into looking for
        // the symbols of other libraries among those of the executable, which no library asks for.
        // Another tenth would go into pages that hold little of what a start runs: it is put side by
        // side, by a list that the linker gold takes and others do not. And a file that is written in
        // large pieces is held in such, which are mapped with a tenth fewer page faults.
        .unsafeFlags(
          [
            "-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections",
            "-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic",
            "-use-ld=gold", "-Xlinker", "--no-mmap-output-file", "-Xlinker",
            "--section-ordering-file=\(Context.packageDirectory)/Sources/CommandLineTool/start_order.txt",
            "-l:libedit.a", "-l:libtinfo.a", "-l:libbsd.a", "-l:libmd.a",
          ],
          .when(platforms: [.linux], configuration: .release)
        ),
      ]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "FormDataTests",
      dependencies: ["FormData", "RuleEngine", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FormInterchangeTests",
      dependencies: ["FormInterchange", "FormData", "FormRules", "RuleSyntax", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RuleEngineTests",
      dependencies: ["RuleEngine", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RuleSyntaxTests",
      dependencies: ["RuleSyntax", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RuleCompilerTests",
      dependencies: ["RuleCompiler", "RuleSyntax", "RuleEngine", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FormRulesTests",
      dependencies: ["FormRules", "RuleCompiler", "RuleSyntax", "RuleEngine", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["FormInterchange", "FormRules", "RuleEngine", "RuleSyntax"],
      swiftSettings: strict
    ),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["CommandLineTool", "FormData", "FormRules", "GrammarPages"],
      swiftSettings: strict
    ),
  ],
  cxxLanguageStandard: .cxx17
)
