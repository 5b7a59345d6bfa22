import TestSupport

@testable import BindingSpecimens
@testable import LawTesting

@Suite struct `The laws of the library` {
  /// The lawful specimens, by default some that stand for all, because all take minutes.
  private static let lawful = allSpecimens.filter(\.isLawful).sample(oneOf: 25)

  @Test("notice every fault that can be seen around", arguments: lawful)
  func power(_ specimen: JudgedSystem) throws {
    let laws = allLaws.filter { specimen.declared(on: $0.id) != .skipped }
    let missed = try findings(specimen.system, laws).filter(\.isMissed)
    let reported = missed.map { "\($0.fault): \($0.reason?.rawValue ?? "")" }
    let expected = Self.unnoticeable.filter { $0.specimens.contains(specimen.name) }
    #expect(reported == expected.map(\.finding))
  }

  /// The faults that no law can notice in any base, and the specimens around which that is so.
  private static let unnoticeable: [(finding: String, specimens: Set<String>)] = [
    // A tap on the active tab writes the base as it is, though it should write nothing. So would a set.
    ("tap-sets: no-law", ["OwnTabs"])
  ]

  private func findings<System: BindingSystem>(
    _ system: System.Type, _ laws: [Law]
  ) throws -> [PowerFinding] {
    try PowerCheck(system, laws: laws, options: CheckOptions(), children: .children).findings()
  }
}
