import BindingGenerators
import BindingLaws
import LawChecking
import Testing

@Suite struct `Random search alone` {
  @Test func `ends in one smallest trace under every seed`() throws {
    let finals = try Set((0..<50).map { try final(seed: $0) })
    #expect(finals == [["start .a", "set b off"]])
  }

  private func final(seed: UInt64) throws -> [String] {
    var options = CheckOptions(seed: Seed(seed), cases: 1000)
    (options.usesShortlex, options.usesProof) = (false, false)
    let verdict = try check(ErasingPages.self, obeys: .conforms, options: options)
    return verdict?.counterexample?.trace ?? []
  }
}
