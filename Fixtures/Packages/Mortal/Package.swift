// swift-tools-version: 6.2
import PackageDescription

// Somebody's package whose tests fail and die, for CI/full.d/failing-tests.
let package = Package(
  name: "mortal",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The trait of ExampleApp, whose build it shares in CI.
    .package(name: "swift-binding-laws", path: "../../..", traits: ["SwiftUIStandIn"])
  ],
  targets: [
    .testTarget(
      name: "MortalTests",
      dependencies: [.product(name: "LawTesting", package: "swift-binding-laws")])
  ],
  swiftLanguageModes: [.v6]
)
