import TestSupport

@testable import LawChecking

@Suite struct `The difference that a fault makes` {
  private func isSeen<System: BindingSystem>(
    of fault: String, around system: System.Type
  ) throws -> Bool {
    try isSeen(of: #require(Fault.named(fault)), around: system)
  }

  private func isSeen<System: BindingSystem>(
    of fault: Fault, around system: System.Type
  ) throws -> Bool {
    let original = try SystemSubject(CheckOptions(), make: System.init)
    return original.differs(from: original.around(fault), CheckOptions())
  }

  @Test func `is seen if a set is lost`() throws {
    #expect(try isSeen(of: "first-set-lost", around: LawfulPages.self))
  }

  @Test func `is seen if only the number of writes changes`() throws {
    #expect(try isSeen(of: "writes-twice", around: LawfulPages.self))
    #expect(try isSeen(of: "writes-twice", around: Storing<Int>.self))
  }

  @Test func `is seen even if nothing can be listed`() throws {
    #expect(try isSeen(of: "reading-frozen", around: Storing<Int>.self))
  }

  @Test func `is not seen if the fault does nothing`() throws {
    #expect(try !isSeen(of: noFault, around: LawfulPages.self))
    #expect(try !isSeen(of: noFault, around: Storing<Int>.self))
  }
}

private var noFault: Fault { Fault(id: "none", title: "everything is as it is") }

@Suite struct `A faulty system` {
  private func system(_ source: Source<Page?>, _ fault: Fault) throws -> FaultySystem<LawfulPages> {
    FaultySystem(
      source, around: try SystemSubject(CheckOptions(), make: LawfulPages.init), fault)
  }

  @Test func `behaves like the system, except for the fault`() throws {
    let source = Source<Page?>(nil)
    let system = try system(source, #require(Fault.named("second-set-lost")))
    system.binding(.a)?.wrappedValue = true
    #expect(source.value == .a)
    system.binding(.b)?.wrappedValue = true
    #expect(source.value == .a)
    system.binding(.b)?.wrappedValue = true
    #expect(source.value == .b)
  }

  @Test func `counts how often the fault shows`() throws {
    let fault = try #require(Fault.named("second-set-lost"))
    let system = try system(Source(nil), fault)
    system.binding(.a)?.wrappedValue = true
    #expect(fault.effects.count == 0)
    system.binding(.a)?.wrappedValue = true
    #expect(fault.effects.count == 1)
  }

  @Test func `begins anew with each system`() throws {
    let one = Source<Page?>(nil)
    let other = Source<Page?>(nil)
    let fault = try #require(Fault.named("first-set-lost"))
    try system(one, fault).binding(.a)?.wrappedValue = true
    try system(other, fault).binding(.a)?.wrappedValue = true
    #expect([one.value, other.value] == [nil, nil])
  }

  @Test func `may fail to derive only if the system may`() {
    #expect(!FaultySystem<LawfulPages>.mayFailToDerive)
    #expect(FaultySystem<LawfulRows>.mayFailToDerive == LawfulRows.mayFailToDerive)
  }
}
