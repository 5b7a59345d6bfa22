import Foundation
import TestSupport

@Suite struct `The specimen matrix` {
  /// Some of the specimens, or all in the full check.
  ///
  /// The main job judges all of them under its own seed, and `CI/same` under five.
  private static let some =
    allSpecimens.filter { !$0.mayTrap && !alwaysTried.contains($0.name) }.sample(oneOf: 40)
    + allSpecimens.filter { alwaysTried.contains($0.name) }

  /// The specimens that are tried each time.
  ///
  /// They alone show what headless controls, elements and observers do, and derivations over headless bindings.
  private static let alwaysTried: Set<String> = [
    "EveryControl", "EveryStyle", "EveryAcceptance", "EveryDerivation", "NestedTransactions",
    "OwningLinks", "OwningGroups", "OwningImages", "OwnTabs", "SetOrNoneParameter",
    "SelectionLinks", "SelectionDisclosureGroups", "SwitchedDisclosure", "SwitchedImage",
    "SplitDisclosure", "ItemsToggle", "SourcesToggle", "AnimatedToggle", "ConditionalBold",
    "ConditionalColour", "CopiedFlag", "ExclusiveByObservers", "EchoedFlags", "SelfEcho",
  ]

  /// A specimen that is renamed would be tried only now and then.
  @Test func `names only specimens that exist`() {
    #expect(Self.alwaysTried.subtracting(allSpecimens.map(\.name)) == [])
  }

  /// To judge takes nearly all of the time, so the same verdicts are read back as data, too.
  @Test("holds for", arguments: some)
  func matrix(_ specimen: JudgedSystem) throws {
    // Any seed but that of the main job will do: no kind of verdict may depend on it.
    let options = CheckOptions(seed: Seed(0xC0FFEE))
    for verdict in try specimen.verdicts(options) {
      let declared = specimen.declared(on: verdict.law.id)
      if declared != .skipped { #expect(verdict.fulfils(declared), "\(verdict.report)") }
      let read = try JSONDecoder().decode(Verdict.self, from: JSONEncoder().encode(verdict))
      #expect(read == verdict, "as data")
    }
  }

  @Test("has a specimen that breaks", arguments: allLaws.map(\.id))
  func breaker(_ law: String) {
    #expect(allSpecimens.contains { $0.breaks.contains { $0.id == law } })
  }
}
