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
    #expect(missed.map { "\($0.fault): \($0.reason?.rawValue ?? "")" } == [])
  }

  private func findings<System: BindingSystem>(
    _ system: System.Type, _ laws: [any Law]
  ) throws -> [PowerFinding] {
    try PowerCheck(system, laws: laws, options: CheckOptions(), children: .children).findings()
  }
}
