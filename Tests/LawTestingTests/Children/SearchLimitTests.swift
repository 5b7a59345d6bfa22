import TestSupport

@testable import LawChecking
@testable import LawTesting

/// A cell of any integer that traps as it is set to 1000 or more.
private struct DeadlyThousand: ModelledSystem {
  static let model = UnboundedCell()
  let source: Source<Int>
  func set(_ value: Int, at port: OnlyPort) {
    precondition(value < 1000)
    source.value = value
  }
}

/// The text that Swift prints of a failed precondition: none in optimised code.
#if DEBUG
  private let preconditionText = ": Precondition failed"
#else
  private let preconditionText = ""
#endif

@Suite struct `A search in child processes` {
  @Test func `ends at the smallest of infinitely many values`() throws {
    let verdict = try verdict(children: 100)
    #expect(verdict?.counterexample?.operations == 1)
    #expect(verdict?.remark == "set cell 1000: trapped (\(signal))\(preconditionText)")
  }

  @Test func `reports what it has found when the children are used up`() throws {
    let verdict = try verdict(children: 5)
    #expect(verdict?.kind == .crashed)
    #expect(verdict?.counterexample != nil)
    #expect(
      verdict?.remark?.hasSuffix("; simplifying stopped after 4 child processes") == true,
      "\(verdict?.remark ?? "")")
  }

  @Test func `reports what it has found when the time is used up`() throws {
    let verdict = try verdict(children: 100, time: .zero)
    #expect(verdict?.kind == .crashed)
    #expect(verdict?.counterexample != nil)
    #expect(verdict?.remark?.hasSuffix("; simplifying stopped after 2 child processes") == true)
  }

  @Test func `is ended by its parent if the child's clock is stopped`() throws {
    let limit = "set cell 13: did not end within 1 s of processor time or 2 s on the clock"
    var limits = ChildrenLimits()
    limits.child.time = 2_000
    let verdict = try childChecker(Dying<StoppedClock>.self, limits).verdict(on: .totalOfUser)
    #expect(verdict?.kind == .timedOut)
    #expect(verdict?.remark == limit)
  }

  private func verdict(children: Int, time: Duration = .seconds(60)) throws -> Verdict? {
    var limits = ChildrenLimits()
    limits.children = children
    limits.time = time
    return try childChecker(DeadlyThousand.self, limits)
      .verdict(on: .totalOfUser)
  }

  private var signal: String {
    #if arch(arm64)
      "SIGTRAP"
    #else
      "SIGILL"
    #endif
  }
}
