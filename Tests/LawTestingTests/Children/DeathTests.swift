import Foundation
import LawTesting
import TestSupport

/// A system that ends its process, and how it does.
struct Fate: Sendable, CustomTestStringConvertible {
  let system: any (BindingSystem & SendableMetatype).Type
  let diagnosis: Diagnosis
  var kind = Verdict.Kind.crashed
  /// The end of what the runtime prints, if it is known.
  var says: String?
  /// The words of the report, with the limit that is reached.
  var words: String {
    switch diagnosis {
    case .timedOut: "did not end within 1 s of processor time or 10 s on the clock"
    case .outOfMemory: "used more than 256 MB"
    // macOS has another signal for a full stack if the thread is not the main one.
    case .signal(SIGSEGV): "stack overflow or bad memory access"
    default: "\(diagnosis)"
    }
  }
  var testDescription: String { "\(system)" }

  static let all: [Fate] = [
    Fate(system: Dying<ArrayIndex>.self, diagnosis: .signal(trap), says: indexText),
    Fate(system: Dying<FailedPrecondition>.self, diagnosis: .signal(trap)),
    Fate(
      system: Dying<Trap>.self, diagnosis: .signal(trap), says: "): three"),
    Fate(
      system: Dying<StackOverflow>.self, diagnosis: .signal(SIGSEGV)),
    Fate(system: Dying<Abort>.self, diagnosis: .signal(SIGABRT)),
    Fate(system: Dying<HeapExhaustion>.self, diagnosis: .outOfMemory),
    Fate(system: Dying<SmallObjects>.self, diagnosis: .outOfMemory),
    Fate(system: Dying<ClosedPipe>.self, diagnosis: .signal(SIGPIPE)),
    Fate(system: Dying<ExitZero>.self, diagnosis: .exited(code: nil)),
    Fate(system: Dying<QuickExitZero>.self, diagnosis: .exited(code: 0)),
    Fate(system: Dying<FeignedEnd>.self, diagnosis: .exited(code: 42)),
    Fate(system: Dying<KillFromOutside>.self, diagnosis: .signal(SIGKILL)),
  ]

  /// The text that Swift prints of an index out of range: none in optimised code.
  #if DEBUG
    static let indexText: String? = "): Index out of range"
  #else
    static let indexText: String? = nil
  #endif

  /// The signal with which Swift stops a process: by `ud2` on Intel, by `brk` on Arm.
  #if arch(arm64)
    static let trap = SIGTRAP
  #else
    static let trap = SIGILL
  #endif
}

@Suite(.cases(100), .expecting(.totalOfUser, .crashed, because: "it dies at 13"))
struct `A crash or hang of the code under test` {
  @Test("is found, simplified and reported", arguments: Fate.all)
  func crash(_ fate: Fate) throws {
    try check(fate)
  }

  @Test("is found in a loop, too", .expecting(.totalOfUser, .timedOut, because: "it hangs at 13"))
  func hang() throws {
    try check(Fate(system: Dying<EndlessLoop>.self, diagnosis: .timedOut, kind: .timedOut))
  }

  private func check(_ fate: Fate) throws {
    let judged = expect(fate.system, obeys: .totalOfUser)
    let verdict = try #require(judged)
    let found = try #require(verdict.counterexample)
    #expect(verdict.kind == fate.kind)
    #expect(found.trace == ["start 0", "set cell 13"])
    #expect(found.equation == "set cell 13")
    #expect(found.system.hasPrefix(fate.words), "\(found.system)")
    #expect(fate.says.map(found.system.hasSuffix) ?? true, "\(found.system)")
  }
}
