import BindingLaws
import Testing

@testable import LawChecking

@Suite struct `The difference` {
  private func isSeen<System: BindingSystem, Fault: BindingFault>(
    of fault: Fault.Type, around system: System.Type
  ) throws -> Bool {
    try Difference(
      FaultySystem<System, Fault>.self, CheckOptions(), FaultTally(),
      make: { System(source: $0) }
    ).isSeen
  }

  @Test func `is seen of a set that is lost`() throws {
    #expect(try isSeen(of: FirstSetLost.self, around: LawfulPages.self))
  }

  @Test func `is seen of what is only written, and leads to the same`() throws {
    #expect(try isSeen(of: WritesTwice.self, around: LawfulPages.self))
    #expect(try isSeen(of: WritesTwice.self, around: Number.self))
  }

  @Test func `is seen where nothing can be listed`() throws {
    #expect(try isSeen(of: ReadingFrozen.self, around: Number.self))
  }

  @Test func `is not seen of what does nothing`() throws {
    #expect(try !isSeen(of: NoFault.self, around: LawfulPages.self))
    #expect(try !isSeen(of: NoFault.self, around: Number.self))
  }
}

private enum NoFault: BindingFault {
  static let (id, title) = ("none", "everything is as it is")
}

private struct Number: BindingSystem {
  typealias Model = CellModel<Int>
  let source: Source<Int>
  func binding(_ port: SinglePort) -> Accessor<Int> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }
}

@Suite struct `A faulty system` {
  @Test func `is the system but for the fault`() {
    let source = Source<Page?>(nil)
    let system = FaultySystem<LawfulPages, SecondSetLost>(source: source)
    system.binding(.a).wrappedValue = true
    #expect(source.value == .a)
    system.binding(.b).wrappedValue = true
    #expect(source.value == .a)
    system.binding(.b).wrappedValue = true
    #expect(source.value == .b)
  }

  @Test func `notes when the fault shows`() {
    let tally = FaultTally()
    let core = FaultyCore<LawfulPages, SecondSetLost>(Source(nil), tally) {
      LawfulPages(source: $0)
    }
    core.binding(.a)?.wrappedValue = true
    #expect(tally.shown == 0)
    core.binding(.a)?.wrappedValue = true
    #expect(tally.shown == 1)
  }

  @Test func `forgets with the system`() {
    let (one, other) = (Source<Page?>(nil), Source<Page?>(nil))
    FaultySystem<LawfulPages, FirstSetLost>(source: one).binding(.a).wrappedValue = true
    FaultySystem<LawfulPages, FirstSetLost>(source: other).binding(.a).wrappedValue = true
    #expect([one.value, other.value] == [nil, nil])
  }
}
