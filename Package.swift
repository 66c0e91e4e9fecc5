// swift-tools-version: 6.2
import PackageDescription

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

/// The settings of what surrounds the engine, in which size matters more than time.
///
/// `FORMRULES_SMALL` optimizes it for size, for the distributed command.
let surrounding =
  strict
  + (Context.environment["FORMRULES_SMALL"] == nil ? [] : [.unsafeFlags(["-Osize"])])

/// The pkg-config name that finds the headers of simdjson; nil where the compiler finds them.
///
/// Only Homebrew installs them elsewhere. Linux does without, because SwiftPM warns about a macro
/// definition in this description.
#if os(macOS)
  let simdjsonPackage: String? = "simdjson"
#else
  let simdjsonPackage: String? = nil
#endif

/// The pkg-config name of PCRE2; nil where the compiler finds it.
///
/// Elsewhere it would be linked although `BundledPCRE2` takes its place, as no condition excludes it.
#if os(macOS)
  let pcre2Package: String? = "libpcre2-8"
#else
  let pcre2Package: String? = nil
#endif

let package = Package(
  name: "FormRules",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "FormRules", targets: ["FormRules"]),
    .library(name: "FormRulesUI", targets: ["FormRulesUI"]),
    .library(name: "FormInterchange", targets: ["FormInterchange"]),
    .executable(name: "formrules", targets: ["CommandLineTool"]),
  ],
  traits: [
    .trait(
      name: "CommandLine",
      description: "The command formrules, with what it needs to parse arguments and read records."
    ),
    .trait(
      name: "BundledPCRE2",
      description: "PCRE2 built from sources that Scripts/pcre2_sources.sh has obtained."
    ),
    .trait(
      name: "Preview",
      description: "The command 'formrules serve', with the HTTP server that it needs.",
      enabledTraits: ["CommandLine"]
    ),
    .default(enabledTraits: ["CommandLine", "Preview"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .systemLibrary(
      name: "SystemPCRE2",
      pkgConfig: pcre2Package,
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]
    ),
    // Empty unless `Scripts/pcre2_sources.sh` has been run.
    .target(
      name: "BundledPCRE2",
      exclude: ["pcre2/private"],
      cSettings: [
        .headerSearchPath("pcre2/private"),
        .headerSearchPath("pcre2/include"),
        .define("BUNDLED_PCRE2", .when(traits: ["BundledPCRE2"])),
        .define("HAVE_CONFIG_H"),
        .define("SUPPORT_UNICODE"),
        .define("SUPPORT_PCRE2_8"),
        .define("PCRE2_CODE_UNIT_WIDTH", to: "8"),
        .define("PCRE2_STATIC"),
      ]
    ),
    .target(
      name: "CPCRE2",
      dependencies: [
        "SystemPCRE2",
        .target(name: "BundledPCRE2", condition: .when(traits: ["BundledPCRE2"])),
      ],
      swiftSettings: strict
    ),
    .target(name: "RuleSyntax", swiftSettings: surrounding),
    .target(name: "RuleEngine", dependencies: ["CPCRE2"], swiftSettings: strict),
    .target(
      name: "RuleCompiler",
      dependencies: ["RuleSyntax", "RuleEngine"],
      swiftSettings: surrounding
    ),
    .target(name: "CEmbeddedFiles"),
    .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"], swiftSettings: strict),
    .target(name: "StandardRules", dependencies: ["EmbeddedFiles"], swiftSettings: strict),
    .target(
      name: "FormRules",
      dependencies: ["RuleCompiler", "RuleEngine", "RuleSyntax", "StandardRules"],
      swiftSettings: strict
    ),
    .target(name: "FormRulesUI", dependencies: ["FormRules"], swiftSettings: strict),
    .systemLibrary(
      name: "CCSV",
      providers: [.apt(["libcsv-dev"]), .brew(["libcsv"])]
    ),
    .systemLibrary(
      name: "CEdit",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"])]
    ),
    .systemLibrary(
      name: "SystemSimdJSON",
      pkgConfig: simdjsonPackage,
      providers: [.apt(["libsimdjson-dev"]), .brew(["simdjson"])]
    ),
    .target(
      name: "CSimdJSON",
      dependencies: ["SystemSimdJSON"],
      // Without it simdjson asserts in its loops.
      cxxSettings: [.define("NDEBUG", .when(configuration: .release))],
      linkerSettings: [.linkedLibrary("simdjson")]
    ),
    .target(
      name: "FormData",
      dependencies: ["RuleEngine", "CSimdJSON", "CCSV"],
      swiftSettings: strict
    ),
    .target(
      name: "FormInterchange",
      dependencies: [
        "FormRules", "RuleSyntax", "RuleCompiler", "RuleEngine", "FormData", "StandardRules",
        "EmbeddedFiles",
      ],
      exclude: ["HTML/Page"],
      swiftSettings: surrounding
    ),
    .target(name: "GrammarPages", dependencies: ["EmbeddedFiles"], swiftSettings: surrounding),
    .target(
      name: "LanguageServer",
      dependencies: [
        "FormRules", "FormData", "FormInterchange", "RuleSyntax", "RuleCompiler", "RuleEngine",
        "GrammarPages",
      ],
      swiftSettings: surrounding
    ),
    // Empty without the trait `Preview`.
    .target(
      name: "WebServer",
      dependencies: ["RuleEngine"]
        + ["NIOCore", "NIOConcurrencyHelpers", "NIOHTTP1", "NIOPosix"].map { name in
          .product(name: name, package: "swift-nio", condition: .when(traits: ["Preview"]))
        },
      swiftSettings: surrounding
    ),
    .executableTarget(
      name: "CommandLineTool",
      dependencies: [
        "FormRules", "FormData", "FormInterchange", "RuleSyntax", "RuleCompiler", "RuleEngine",
        "GrammarPages", "LanguageServer", "CEdit", "WebServer", "EmbeddedFiles",
        .product(
          name: "ArgumentParser",
          package: "swift-argument-parser",
          condition: .when(traits: ["CommandLine"])
        ),
      ],
      exclude: ["Serving/Page"],
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      dependencies: ["FormData", "RuleEngine"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "FormRules", "FormData", "FormInterchange", "LanguageServer", "RuleSyntax", "RuleCompiler",
        "RuleEngine",
      ],
      path: "Fuzz/Targets",
      swiftSettings: strict
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FuzzTargets"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FormDataTests",
      dependencies: ["FormData", "FormInterchange", "RuleEngine", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FormInterchangeTests",
      dependencies: [
        "FormInterchange", "FormData", "FormRules", "RuleSyntax", "TestSupport",
        "EmbeddedFiles",
      ],
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
      dependencies: [
        "FormRules", "FormRulesUI", "RuleCompiler", "RuleSyntax", "RuleEngine", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FormRulesUITests",
      dependencies: ["FormRulesUI", "FormRules"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["FormInterchange", "FormRules", "RuleEngine", "RuleSyntax", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["LanguageServer", "FormData", "FormInterchange", "RuleSyntax", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "WebServerTests",
      dependencies: ["WebServer"]
        + ["NIOCore", "NIOPosix"].map { name in
          .product(name: name, package: "swift-nio", condition: .when(traits: ["Preview"]))
        },
      swiftSettings: strict
    ),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "CommandLineTool", "FormData", "FormRules", "GrammarPages", "TestSupport", "WebServer",
      ],
      swiftSettings: strict
    ),
  ],
  cxxLanguageStandard: .cxx17
)

// Only `Fuzz/run` builds the fuzzer: libFuzzer has a `main` of its own.
if Context.environment["FORMRULES_FUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzer",
      dependencies: ["FuzzTargets"],
      path: "Fuzz/Fuzzer",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]
    )
  )
}
