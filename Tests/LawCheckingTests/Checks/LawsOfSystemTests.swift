import TestSupport

@testable import LawChecking

@Suite struct `The laws of a system` {
  @Test("are those by which it is judged", arguments: allSpecimens.filter { !$0.mayTrap })
  func judged(_ specimen: JudgedSystem) throws {
    func compare<System: BindingSystem>(_ system: System.Type) throws {
      let checker = try LocalChecker(system, options: CheckOptions())
      let laws = allLaws.filter { law in
        checker.runner(of: law) != nil && !system.judgesOnRequest(law)
      }
      #expect(system.laws == laws)
    }
    try compare(specimen.system)
  }
}

@Suite(.serialized) struct `Whether a law applies to a system` {
  @Test("is known without making the system:", arguments: allLaws)
  func applies(_ law: Law) {
    let before = CountedRuns.runs.value
    _ = CountedRuns.judgesOnRequest(law)
    _ = CountedRuns.reasonNotApplied(law)
    _ = LawSet.everything.asks(for: law, of: CountedRuns.self, by: CountedRuns.model)
    _ = law.statement(for: CountedRuns.model)?.needs.allSatisfy(CountedRuns.offers)
    #expect(CountedRuns.runs.value == before)
  }

  @Test func `is known for all laws without making the system`() {
    let before = CountedRuns.runs.value
    #expect(CountedRuns.laws.contains(.reEntrant))
    #expect(CountedRuns.runs.value == before)
  }

  @Test func `is not yet its verdict, for which the system is made`() throws {
    let before = CountedRuns.runs.value
    #expect(try check(CountedRuns.self, obeys: .fresh)?.kind == .proved)
    #expect(CountedRuns.runs.value > before)
  }
}

/// A system without a model, which counts how often it and its bindings are made.
private struct CountedRuns: LearnedSystem {
  static let runs = Locked(0)
  static var ports: [Int] { [0, 1] }
  static var examples: [[Bool]] { [[false, true]] }
  let source: Source<[Bool]>

  init(source: Source<[Bool]>) {
    Self.runs.use { $0 += 1 }
    self.source = source
  }

  func binding(_ place: Int) -> Accessor<Bool> {
    Self.runs.use { $0 += 1 }
    return Accessor(get: { source.value[place] }, set: { source.value[place] = $0 })
  }
}
