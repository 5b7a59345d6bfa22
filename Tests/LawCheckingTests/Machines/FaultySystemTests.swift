import TestSupport

@testable import LawChecking

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

  @Test func `notes each operation before carrying it out`() throws {
    let log = Log()
    let subject = try SystemSubject(CheckOptions(), make: LawfulPages.init)
    let fault = Fault(
      id: "none", title: "it does what the system does",
      beforeInput: { input, base in
        let words = input.map { subject.text(of: $0, by: subject.table.meaning) } ?? "init"
        log.lines.append("\(words), \(base)")
      })
    let system = FaultySystem(Source(nil), around: subject, fault)
    let binding = system.binding(.a)
    binding?.wrappedValue = true
    _ = binding?.wrappedValue
    #expect(log.lines == ["init, 0", "derive a, 0", "set a on, 0", "get held a, 1"])
  }

  @Test func `may fail to derive only if the system may`() {
    #expect(!FaultySystem<LawfulPages>.mayFailToDerive)
    #expect(FaultySystem<LawfulRows>.mayFailToDerive == LawfulRows.mayFailToDerive)
  }

  private final class Log {
    var lines: [String] = []
  }
}
