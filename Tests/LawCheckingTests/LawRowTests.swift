import Foundation
import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A law's row` {
  @Test func `is in one family alone`() {
    #expect(LawSet.families.flatMap(\.laws) == allLaws)
    #expect(Set(allLaws.map(\.id)).count == allLaws.count)
  }

  @Test("is found again by its address as data", arguments: allLaws)
  func address(_ law: Law) throws {
    let words = try JSONEncoder().encode(LawAddress(of: law))
    let found = try JSONDecoder().decode(LawAddress.self, from: words).law
    #expect(found == law)
    #expect(found?.title == law.title)
  }

  @Test func `differs from that of another law with its id`() {
    let other = Law(Law.total.id, "it ends", "x ends", Nothing())
    #expect(other != .total)
    #expect(other.family.isEmpty)
  }
}

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

/// A form of laws that states nothing.
private struct Nothing: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? { nil }
}

@Suite struct `A law about q alone` {
  private static let law = Law("q-alone", "", predicted: [.set(.q, .a)])
  private static let systems = [
    Judged(SelectionLinks.self, law, comesTo: .upheld),
    Judged(IndexResolvedOnce.self, law, comesTo: .broken),
  ]

  @Test("uses held bindings, too, and is not proved:", arguments: systems)
  func kind(_ system: Judged) throws { try system.expectKind() }
}
