// swift-tools-version: 6.2
import PackageDescription

// Somebody's players, whose views are notified of changes by publishers, and their law tests. OpenCombine
// stands for Combine, which is not everywhere: the protocols and operators are the same.
let laws: [Target.Dependency] = ["BindingLaws", "LawTesting"].map {
  .product(name: $0, package: "swift-binding-laws")
}
let combine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")

let package = Package(
  name: "Publishers",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    // Tests alone need no trait, and download less. This one is that of ExampleApp, whose build it shares in CI.
    .package(name: "swift-binding-laws", path: "../..", traits: ["SwiftUIStandIn"]),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(name: "Players", dependencies: [combine]),
    .testTarget(name: "PlayerTests", dependencies: ["Players", combine] + laws),
  ],
  swiftLanguageModes: [.v6]
)
