import TestSupport

@testable import LawChecking

/// They are listed by the system's type and its model, and chosen by a checker, which has to choose the same.
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

/// To know it, nothing of the system may run: nobody has yet recorded that it may crash.
///
/// A learned model runs its system if it is asked for its bases.
@Suite(.serialized) struct `Whether a law applies to a system` {
  @Test("is known without making the system:", arguments: allLaws)
  func applies(_ law: Law) {
    let before = CountedMaking.timesMade.value
    _ = CountedMaking.judgesOnRequest(law)
    _ = CountedMaking.reasonNotApplied(law)
    _ = LawSet.everything.asks(for: law, of: CountedMaking.self, by: CountedMaking.model)
    _ = law.statement(for: CountedMaking.model)?.needs.allSatisfy(CountedMaking.offers)
    #expect(CountedMaking.timesMade.value == before)
  }

  @Test func `is known for all laws without making the system`() {
    let before = CountedMaking.timesMade.value
    // This law once asked the model for its bases.
    #expect(CountedMaking.laws.contains(.reEntrant))
    #expect(CountedMaking.timesMade.value == before)
  }

  /// Otherwise the count would stay as it is in the tests before, whoever made the system.
  @Test func `is not yet its verdict, for which the system is made`() throws {
    let before = CountedMaking.timesMade.value
    #expect(try check(CountedMaking.self, obeys: .fresh)?.kind == .proved)
    #expect(CountedMaking.timesMade.value > before)
  }
}

/// A system without a model, which counts how often it and its bindings are made.
private struct CountedMaking: LearnedSystem {
  static let timesMade = Locked(0)
  static var ports: [Int] { [0, 1] }
  static var examples: [[Bool]] { [[false, true]] }
  let source: Source<[Bool]>

  init(source: Source<[Bool]>) {
    Self.timesMade.use { $0 += 1 }
    self.source = source
  }

  func binding(_ place: Int) -> Accessor<Bool> {
    Self.timesMade.use { $0 += 1 }
    return Accessor(get: { source.value[place] }, set: { source.value[place] = $0 })
  }
}
