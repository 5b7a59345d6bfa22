import Foundation
import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A law's row` {
  @Test func `is in one family alone`() {
    #expect(LawSet.families.flatMap(\.laws) == allLaws)
    #expect(Set(allLaws.map(\.id)).count == allLaws.count)
  }

  @Test("is found again by another process", arguments: allLaws)
  func address(_ law: Law) throws {
    let words = try JSONEncoder().encode(LawAddress(of: law))
    let found = try JSONDecoder().decode(LawAddress.self, from: words).law
    #expect(found == law)
    #expect(found?.title == law.title)
  }

  @Test func `is not that of another law of its name`() {
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
      #expect(system.laws == allLaws.filter { checker.runner(of: $0) != nil })
    }
    try compare(specimen.system)
  }
}

/// It states nothing.
private struct Nothing: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? { nil }
}

@Suite struct `A law about q alone` {
  private static let law = Law("q-alone", "", predicted: [.set(.q, .a)])
  private static let systems = [
    Judged(SelectionLinks.self, law, comesTo: .upheld),
    Judged(IndexResolvedOnce.self, law, comesTo: .broken),
  ]

  @Test("holds the binding that it uses as held, and is not proved, of", arguments: systems)
  func kind(_ system: Judged) throws { try system.expectKind() }
}
