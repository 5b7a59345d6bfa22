import BindingLaws
import Testing

@testable import LawChecking

@Suite struct `A watched system` {
  @Test func `says what is done to it, before it is done`() throws {
    let log = Log()
    let fault = Fault(
      id: "none", title: "it is watched", note: { log.lines.append("\($0), \($1)") })
    let system = FaultySystem(
      Source(nil), around: try SystemSubject(CheckOptions(), make: LawfulPages.init), fault)
    let binding = system.binding(.a)
    binding?.wrappedValue = true
    _ = binding?.wrappedValue
    #expect(log.lines == ["init, 0", "derive a, 0", "set a on, 0", "get a, 1"])
  }

  private final class Log {
    var lines: [String] = []
  }
}
