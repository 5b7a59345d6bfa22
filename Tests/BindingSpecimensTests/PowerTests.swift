import BindingGenerators
import BindingLaws
import BindingSpecimens
import LawChecking
import Testing

@testable import LawTesting

@Suite struct `The laws of the library` {
  /// Every lawful specimen takes minutes, so that by default some stand for all.
  private static let lawful = allSpecimens.filter(\.isLawful).sample(oneOf: 40)

  @Test("notice every fault that can be seen around", arguments: lawful)
  func power(_ specimen: Specimen) throws {
    let laws = allLaws.filter { specimen.declaration(on: $0.id) != .notOwed }
    let missed = try findings(specimen.system, laws).filter(\.isMissed)
    let told = missed.map { "\($0.fault): \($0.reason?.rawValue ?? "")" }
    #expect(told == Self.withoutBase.filter { $1.contains(specimen.name) }.map { "\($0): no-base" })
  }

  /// The faults that cannot show, whatever bases there are, and around which specimens.
  private static let withoutBase: KeyValuePairs = [
    // No source is on or off, so that nothing is mixed.
    "rendering-mixed-as-on": ["NoSources", "NoSourcesOff"],
    // Nothing can be set.
    "nested-set-lost": ["EveryControl", "EveryStyle"],
  ]

  private func findings<System: BindingSystem>(
    _ system: System.Type, _ laws: [Law]
  ) throws -> [PowerFinding] {
    try PowerCheck(system, laws: laws, options: CheckOptions(), children: .children).findings()
  }
}
