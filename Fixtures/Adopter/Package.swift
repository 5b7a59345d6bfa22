// swift-tools-version: 6.2
import PackageDescription

// Somebody's binding library, which has never heard of laws, and its law tests. It depends on what
// everybody can depend on: products.
func ours(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-binding-laws") }
}

let package = Package(
  name: "Adopter",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    // What is on by default does; this trait is that of ExampleApp, whose build it shares in CI.
    .package(name: "swift-binding-laws", path: "../..", traits: ["SwiftUIStandIn"])
  ],
  targets: [
    .target(name: "Wires"),
    .executableTarget(
      name: "wire-laws",
      dependencies: ["Wires"] + ours("BindingLaws", "BindingLawsCommands", "LawfulBindings"),
      path: "Sources/WireLaws"),
    .testTarget(
      name: "WireTests",
      dependencies: ["Wires", "wire-laws"]
        + ours("BindingLaws", "LawChecking", "LawfulBindings", "LawTesting")),
    // Tests from before Swift Testing, some of which have to fail.
    .testTarget(name: "OlderWireTests", dependencies: ["wire-laws"] + ours("LawTesting")),
  ],
  swiftLanguageModes: [.v6]
)
