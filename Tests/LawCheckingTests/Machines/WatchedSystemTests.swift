import TestSupport

@testable import LawChecking

@Suite struct `A watched system` {
  @Test func `notes each operation before carrying it out`() throws {
    let log = Log()
    let subject = try SystemSubject(CheckOptions(), make: LawfulPages.init)
    let fault = Fault(
      id: "none", title: "it is watched",
      note: { input, base in
        let words = input.map { subject.text(of: $0, by: subject.table.meaning) } ?? "init"
        log.lines.append("\(words), \(base)")
      })
    let system = FaultySystem(Source(nil), around: subject, fault)
    let binding = system.binding(.a)
    binding?.wrappedValue = true
    _ = binding?.wrappedValue
    #expect(log.lines == ["init, 0", "derive a, 0", "set a on, 0", "get held a, 1"])
  }

  private final class Log {
    var lines: [String] = []
  }
}
