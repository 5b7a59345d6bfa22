// swift-tools-version: 6.2
import PackageDescription

// Somebody's app, written for SwiftUI and judged by the laws. Where there is no SwiftUI, a stand-in
// takes its place; an app that runs on Apple's systems alone needs none of the lines that say so.
#if os(Linux)
  let standIn: [Package.Dependency] = [.package(path: "../SwiftUIStandIn")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "SwiftUIStandIn")]
#else
  let standIn: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
#endif

func ours(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-binding-laws") }
}

let package = Package(
  name: "ExampleApp",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "swift-binding-laws", path: "../..", traits: ["SwiftUIStandIn"])
  ] + standIn,
  targets: [
    .target(name: "ExampleApp", dependencies: ours("LawfulBindings") + swiftUI),
    .executableTarget(
      name: "ExampleLaws",
      dependencies: ["ExampleApp"] + ours("BindingLaws", "BindingLawsCommands", "LawfulBindings")
        + swiftUI),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: ["ExampleApp", "ExampleLaws"] + ours("BindingLaws", "LawChecking", "LawTesting")
        + swiftUI),
    // An app whose code belongs to the main actor where nothing else is said.
    .testTarget(
      name: "DefaultIsolationTests", dependencies: ours("BindingLaws", "LawTesting") + swiftUI,
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The trials are those of the package at the top: a link leads to them.
    .testTarget(
      name: "DerivationTests",
      dependencies: ours("BindingLaws", "LawChecking", "LawfulBindings", "LawTesting") + swiftUI),
  ],
  swiftLanguageModes: [.v6]
)
