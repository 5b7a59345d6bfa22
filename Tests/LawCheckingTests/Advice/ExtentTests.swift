import LawfulBindings
import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `The extent of a failing case` {
  private func extent<System: BindingSystem>(
    _ system: System.Type, _ law: Law
  ) throws -> Extent? {
    try #require(try check(system, obeys: law)?.counterexample).extent
  }

  @Test func `is what all failing cases have and no other`() throws {
    let extent = try #require(try extent(ClearAnySelection.self, .setOffClearsOwn))
    // Where the port is off already: three ports, and of the four bases nil and two others.
    #expect((extent.failing, extent.cases) == (6, 9))
    #expect((extent.conditions, extent.isExact) == (["s ≠ nil"], true))
    #expect(extent.passing == ["s = nil"])
  }

  @Test func `compares what is set with what is read`() throws {
    let extent = try #require(try extent(DroppedWrite.self, .setGet))
    #expect((extent.failing, extent.cases) == (8, 16))
    #expect((extent.conditions, extent.isExact) == (["a ≠ get(p, s)"], true))
  }

  @Test func `compares what was read in the start`() throws {
    let extent = try #require(try extent(FrozenCapture.self, .fresh))
    #expect((extent.failing, extent.cases) == (2, 4))
    #expect(extent.conditions == ["get(p, start) ≠ get(p, s)"])
    #expect(extent.passing == ["the value of step 1 = off"])
  }

  @Test func `is all there is where nothing passes`() throws {
    let extent = try #require(try extent(HalfNegation.self, .getSet))
    #expect((extent.failing, extent.cases) == (2, 2))
    #expect(extent.conditions.isEmpty)
    #expect(extent.passing.isEmpty)
  }

  @Test func `says what all have where that does not tell them apart`() throws {
    let extent = try #require(try extent(ErasingParent.self, .parentSetKeepsForeign))
    #expect((extent.failing, extent.cases) == (12, 32))
    #expect((extent.conditions, extent.isExact) == (["a = off"], false))
  }

  @Test func `is none in a world without end`() throws {
    #expect(try extent(CrossedScales.self, .setGet) == nil)
  }
}
