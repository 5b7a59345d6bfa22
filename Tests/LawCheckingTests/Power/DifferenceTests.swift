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
