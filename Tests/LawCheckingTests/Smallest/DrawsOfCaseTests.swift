import TestSupport

@testable import BindingGenerators
@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `Draws of a case` {
  @Test func `exist for exactly the cases whose start is listed`() throws {
    let subject = try runner(EchoedFlags.self, .conforms).subject
    let bases = 0..<subject.transitions.listedBases
    let drawn = bases.map { start in
      subject.load(Case(start: start)).flatMap(subject.draws) != nil
    }
    #expect(drawn.contains(false))
    #expect(drawn == bases.map(try #require(subject.starts).contains))
  }
}
