import Foundation
import LawChecking
import Testing

@testable import LawTesting

@Suite struct `The end of a child process` {
  @Test("is a signal if one killed it", arguments: [Int32(CLD_KILLED), Int32(CLD_DUMPED)])
  func killed(_ code: Int32) {
    #expect(end(by: code) == .signal(0))
  }

  @Test func `is a status if the process ended itself`() {
    #expect(end(by: Int32(CLD_EXITED)) == .exitCode(0))
  }

  @Test func `is unknown while it is stopped`() {
    #expect(end(by: Int32(CLD_STOPPED)) == nil)
  }

  private func end(by code: Int32) -> ProcessEnd? {
    var state = siginfo_t()
    state.si_signo = SIGCHLD
    state.si_code = code
    return ProcessEnd(state)
  }
}
