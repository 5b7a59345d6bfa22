import Foundation
import TestSupport

@Suite struct `The specimen matrix` {
  /// The main job judges all of them under its own seed, and `CI/same` under five.
  private static let some = allSpecimens.filter { !$0.mayTrap }.sample(oneOf: 40)

  @Test("holds", arguments: some)
  func matrix(_ specimen: JudgedSystem) throws {
    let options = CheckOptions(seed: Seed(0xC0FFEE))
    for verdict in try specimen.verdicts(options) {
      let declared = specimen.declared(on: verdict.law.id)
      #expect(declared == .skipped || verdict.fulfils(declared), "\(verdict.report)")
      let read = try JSONDecoder().decode(Verdict.self, from: JSONEncoder().encode(verdict))
      #expect(read == verdict, "as data")
    }
  }

  @Test("has somebody who breaks", arguments: allLaws.map(\.id))
  func breaker(_ law: String) {
    #expect(allSpecimens.contains { $0.breaks.contains { $0.id == law } })
  }
}

extension JudgedSystem {
  /// What is declared about the law of this name.
  func declared(on law: String) -> Verdict.Kind {
    if skips.contains(where: { $0.law.id == law }) { return .skipped }
    return breaks.contains { $0.id == law } ? .broken : .upheld
  }
}
