// swift-tools-version: 6.2
import PackageDescription

// Swift Testing records warnings, and hands values to exit tests, since Swift 6.3.
#if compiler(>=6.3)
  let untestable: [String: [String]] = [:]
#else
  let untestable = [
    "LawTesting": ["Expecting", "Settings", "Traits", "Fixtures", "Recording", "Children"]
  ]
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

func tests(of name: String, uses dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies, exclude: untestable[name] ?? [])
}

let package = Package(
  name: "swift-binding-laws",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
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
      name: "SwiftUIStandIn",
      description: "For our own checks: a stand-in for SwiftUI, and the commands."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ] + standIn,
  targets: [
    .target(name: "LawfulBindings", dependencies: swiftUI),
    .target(name: "BindingLaws", dependencies: swiftUI),
    .target(name: "BindingGenerators", dependencies: ["BindingLaws"]),
    .target(
      name: "LawChecking", dependencies: ["LawfulBindings", "BindingLaws", "BindingGenerators"]),
    .target(name: "LawTelling", dependencies: ["LawChecking"]),
    .target(name: "LawTesting", dependencies: ["LawChecking", "LawTelling"] + swiftUI),
    .target(name: "BindingSpecimens", dependencies: ["LawfulBindings", "BindingLaws"]),
    .target(
      name: "BindingLawsCommands", dependencies: ["LawChecking", "LawTelling", argumentParser]),
    .executableTarget(
      name: "binding-laws",
      dependencies: [
        "BindingLawsCommands", "BindingSpecimens", "LawChecking", "LawTelling",
        argumentParser,
      ]),
    .plugin(
      name: "BindingLawsPlugin",
      capability: .command(
        intent: .custom(
          verb: "binding-laws",
          description: "Writes the law tests of a package, or replays a case in them.")
      ), dependencies: ["TestWriter"]),
    // What the plugin runs; it depends on nothing, so that nothing is downloaded for it.
    .executableTarget(name: "TestWriter"),
    .testTarget(
      name: "TestWriterTests", dependencies: ["TestWriter", "LawTesting", "TestSupport"],
      exclude: ["Recorded"]),
    tests(of: "LawfulBindings", uses: "LawfulBindings"),
    tests(of: "BindingLaws", uses: "BindingLaws"),
    tests(of: "BindingGenerators", uses: "BindingGenerators", "LawChecking"),
    .target(
      name: "TestSupport",
      dependencies: [
        "BindingLaws", "BindingGenerators", "LawChecking", "LawTelling", "BindingSpecimens",
        "Deaths",
      ],
      path: "Tests/Support"),
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
    .target(name: "Deaths", path: "Tests/Deaths"),
    .executableTarget(
      name: "UnrulyReproducer",
      dependencies: ["BindingGenerators", "BindingLawsCommands", "BindingLaws", "Deaths"],
      path: "Tests/UnrulyReproducer"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "BindingGenerators", "BindingLaws", "BindingSpecimens", "LawChecking", "LawTelling",
        argumentParser,
      ],
      path: "Tests/Benchmarks"),
  ],
  swiftLanguageModes: [.v6]
)

// Without the library that CI/fuzz links it has no main function.
if Context.environment["BINDING_LAWS_FUZZ"] != nil {
  package.products.append(.executable(name: "parser-fuzzing", targets: ["ParserFuzzing"]))
  package.targets.append(
    .executableTarget(
      name: "ParserFuzzing", dependencies: ["LawChecking", "BindingLaws", "BindingGenerators"],
      path: "Tests/ParserFuzzing"))
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // CI/check takes no warning; who builds with a newer compiler may get some.
  if Context.environment["BINDING_LAWS_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
