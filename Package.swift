// swift-tools-version: 6.2
import PackageDescription

// The fuzzing of the parsers needs flags that nobody else wants.
let isFuzzing = Context.environment["BINDING_LAWS_FUZZ"] != nil
// CI/check takes no warning; who builds with a newer compiler may get some.
let takesNoWarning = Context.environment["BINDING_LAWS_STRICT"] != nil

let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + (takesNoWarning ? [.treatAllWarnings(as: .error)] : [])
  + (isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer"])] : [])

// Whole modules, without an index of the system's modules, take two thirds of the processor time. A package
// that others depend on may pass unsafe flags since tools version 6.2 (swiftlang/swift-package-manager#8876).
let whole: [SwiftSetting] = [
  .unsafeFlags(
    ["-wmo", "-num-threads", "2", "-disable-batch-mode", "-index-ignore-system-modules"],
    .when(configuration: .debug))
]

// Checks run in debug builds, and take half the time there if the engine is optimized.
// SwiftPM hands the compiler a flag for each trait, in no set order: with two traits on, every other build
// begins from nothing. So the only trait that is on here stands for this one, too.
let isForOthers =
  Context.packageDirectory.contains("/checkouts/")
  || Context.environment["BINDING_LAWS_PLAIN"] != nil
let optimizing: Set<String> = isForOthers ? ["Optimized"] : ["Optimized", "CommandLine"]
let optimized: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug, traits: optimizing))
]

// Swift Testing records warnings, and hands values to exit tests, since Swift 6.3.
#if compiler(>=6.3)
  let untestable: [String: [String]] = [:]
#else
  let untestable = ["LawTesting": ["Expecting", "Fixtures", "Flights", "Children"]]
#endif

// On Linux a trait, off by default, stands something in for SwiftUI, so that what we say of SwiftUI
// compiles there too. It has to be a dependency: a module that merely lies beside is seen by chance.
#if os(Linux)
  let standIn: [Package.Dependency] = [.package(path: "Fixtures/SwiftUIStandIn")]
  let swiftUI: [Target.Dependency] = [
    .product(
      name: "SwiftUI", package: "SwiftUIStandIn", condition: .when(traits: ["SwiftUIStandIn"]))
  ]
#else
  let standIn: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
#endif

/// Only who asks for the command line downloads it; packages of our own that want both have one trait on.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser",
  condition: .when(traits: ["CommandLine", "SwiftUIStandIn"]))

func library(
  _ name: String, uses dependencies: Target.Dependency..., settings: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict + whole + settings)
}

func tests(of name: String, uses dependencies: Target.Dependency...) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, exclude: untestable[name] ?? [],
    swiftSettings: strict)
}

let package = Package(
  name: "swift-binding-laws",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "LawfulBindings", targets: ["LawfulBindings"]),
    .library(name: "BindingLaws", targets: ["BindingLaws"]),
    .library(name: "BindingGenerators", targets: ["BindingGenerators"]),
    .library(name: "LawChecking", targets: ["LawChecking"]),
    .library(name: "LawTelling", targets: ["LawTelling"]),
    .library(name: "LawTesting", targets: ["LawTesting"]),
    .library(name: "BindingLawsCommands", targets: ["BindingLawsCommands"]),
    .plugin(name: "BindingLawsPlugin", targets: ["BindingLawsPlugin"]),
    .executable(name: "binding-laws", targets: ["binding-laws"]),
  ],
  traits: [
    .default(enabledTraits: ["CommandLine"]),
    .trait(
      name: "CommandLine",
      description: "The commands of binding-laws, which need swift-argument-parser."),
    .trait(
      name: "Optimized",
      description: "Checks in debug builds take half the time, and a first build takes twice."),
    .trait(
      name: "SwiftUIStandIn",
      description: "For our own checks: a stand-in for SwiftUI, and the commands."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ] + standIn,
  targets: [
    .target(
      name: "LawfulBindings", dependencies: swiftUI, swiftSettings: strict + whole + optimized),
    .target(name: "BindingLaws", dependencies: swiftUI, swiftSettings: strict + whole + optimized),
    library("BindingGenerators", uses: "BindingLaws", settings: optimized),
    library(
      "LawChecking", uses: "LawfulBindings", "BindingLaws", "BindingGenerators",
      settings: optimized),
    library("LawTelling", uses: "LawChecking"),
    library("LawTesting", uses: "LawChecking", "LawTelling"),
    library("BindingSpecimens", uses: "LawfulBindings", "BindingLaws"),
    .target(
      name: "BindingLawsCommands",
      dependencies: [
        "LawChecking", "LawTelling",
        argumentParser,
      ],
      swiftSettings: strict + whole),
    .executableTarget(
      name: "binding-laws",
      dependencies: [
        "BindingLawsCommands", "BindingSpecimens", "LawChecking", "LawTelling",
        argumentParser,
      ],
      swiftSettings: strict),
    .plugin(
      name: "BindingLawsPlugin",
      capability: .command(
        intent: .custom(
          verb: "binding-laws", description: "Replays a case in the tests, or writes a test of it.")
      )),
    tests(of: "LawfulBindings", uses: "LawfulBindings"),
    tests(of: "BindingLaws", uses: "BindingLaws"),
    tests(of: "BindingGenerators", uses: "BindingGenerators", "LawChecking"),
    .target(
      name: "TestSupport",
      dependencies: [
        "BindingLaws", "BindingGenerators", "LawChecking", "LawTelling", "BindingSpecimens",
        "Deaths",
      ],
      path: "Tests/Support", swiftSettings: strict),
    tests(
      of: "LawChecking", uses: "LawChecking", "LawTelling", "BindingSpecimens", "LawfulBindings",
      "TestSupport"),
    tests(of: "LawTelling", uses: "LawTelling", "LawChecking", "BindingSpecimens", "TestSupport"),
    // Its trials are those of Fixtures/ExampleApp, too, which tries them over SwiftUI's binding.
    tests(
      of: "Derivation", uses: "LawfulBindings", "BindingLaws", "BindingSpecimens", "LawChecking",
      "LawTesting"),
    tests(of: "LawTesting", uses: "LawTesting", "LawTelling", "BindingLaws", "TestSupport"),
    tests(
      of: "BindingSpecimens", uses: "BindingSpecimens", "LawTesting", "LawTelling", "LawChecking",
      "TestSupport"),
    tests(
      of: "Reproducer", uses: "binding-laws", "UnrulyReproducer", "BindingLawsCommands",
      "BindingSpecimens", "TestSupport"),
    .target(name: "Deaths", path: "Tests/Deaths", swiftSettings: strict),
    .executableTarget(
      name: "UnrulyReproducer",
      dependencies: ["BindingGenerators", "BindingLawsCommands", "BindingLaws", "Deaths"],
      path: "Tests/UnrulyReproducer", swiftSettings: strict),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "BindingGenerators", "BindingLaws", "BindingSpecimens", "LawChecking", "LawTelling",
        argumentParser,
      ],
      path: "Tests/Benchmarks", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

if isFuzzing {
  package.products.append(.executable(name: "parser-fuzzing", targets: ["ParserFuzzing"]))
  package.targets.append(
    .executableTarget(
      name: "ParserFuzzing", dependencies: ["LawChecking", "BindingLaws", "BindingGenerators"],
      path: "Tests/ParserFuzzing",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}
