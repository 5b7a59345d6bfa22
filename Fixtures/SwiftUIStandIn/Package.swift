// swift-tools-version: 6.2
import PackageDescription

// The shape of SwiftUI for systems that have none; see README.md. It is not SwiftUI.
let package = Package(
  name: "SwiftUIStandIn",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "SwiftUI", targets: ["SwiftUI"])],
  targets: [
    .target(
      name: "SwiftUI",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
