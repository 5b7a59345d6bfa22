import TestSupport

@testable import LawTesting

@Suite struct `A trait that makes no sense` {
  @Test(
    "says what it takes",
    arguments: [
      (.cases(-4), ".cases(-4) asks for no case: it takes 1 or more"),
      (.cases(0), ".cases(0) asks for no case: it takes 1 or more"),
      (.timeBudget(.zero), ".timeBudget(0.0 seconds) asks for no time: it takes more than none"),
      (.exhaustive(depth: -1), ".exhaustive(depth: -1) asks for no depth: it takes 0 or more"),
      (.memory(upTo: 0), ".memory(upTo: 0) is out of bounds: it takes 1 to 16"),
      (.memory(upTo: 17), ".memory(upTo: 17) is out of bounds: it takes 1 to 16"),
      (.memory(upTo: .max), ".memory(upTo: \(Int.max)) is out of bounds: it takes 1 to 16"),
      (.skipping(.getSet, because: ""), ".skipping(.getSet) gives no reason: say why"),
    ] as [(LawTrait, String)])
  func complaint(_ trait: LawTrait, _ text: String) async throws {
    #expect(try await issues(of: trait) == [text])
  }

  @Test func `leaves nothing to judge by`() async throws {
    let texts = try await issues(of: .skipping(.total, because: "it takes long")) {
      expect(ColourButton.self, obeys: [.total, .followsIdentity])
    }
    #expect(
      texts == [
        "ColourButton was judged by no law: none of follows-identity speaks about such a system"
      ])
  }

  @Test(
    "names a law that judges nothing",
    arguments: [
      (.expecting(.getSet, .broken, because: "of old"), ".expecting"),
      (.skipping(.getSet, because: "of old"), ".skipping"),
    ] as [(LawTrait, String)])
  func unused(_ trait: LawTrait, _ name: String) async throws {
    let texts = try await issues(of: trait) {
      expect(ColourButton.self, obeys: .setGet)
    }
    #expect(texts == ["no expectation here judges by get-set: remove the trait \(name) (of old)"])
  }

  @Test("is none of these:", arguments: [.cases(1), .exhaustive(depth: 0), expecting])
  func sense(_ trait: LawTrait) async throws {
    #expect(
      try await issues(of: trait) {
        expect(ClearingButton.self, obeys: [.getSet])
      }
      .filter { !$0.hasPrefix("ClearingButton breaks") }.isEmpty)
  }

  private static let expecting = LawTrait.expecting(.getSet, .broken, because: "of old")

  /// Returns the texts of the issues that are recorded in the scope of a trait.
  private func issues(
    of trait: LawTrait, _ body: @escaping @Sendable () -> Void = {}
  ) async throws -> [String] {
    try await recorded(within: [trait]) { body() }.map { $0.comments.first?.rawValue ?? "\($0)" }
  }
}
