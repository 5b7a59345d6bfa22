import BindingLaws
import Testing

@testable import LawChecking

@Suite struct `A watched system` {
  @Test func `says what is done to it, before it is done`() {
    let log = Log()
    let source = Source<Page?>(nil)
    let system = WatchedSystem(source: source) {
      log.lines.append("\($0), \(source.value.map { "\($0)" } ?? "none")")
    } make: {
      LawfulPages(source: $0)
    }
    let binding = system.binding(.a)
    binding?.wrappedValue = true
    _ = binding?.wrappedValue
    #expect(log.lines == ["init, none", "derive a, none", "set a on, none", "get a, a"])
  }

  private final class Log {
    var lines: [String] = []
  }
}
