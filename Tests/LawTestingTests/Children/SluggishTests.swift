import BindingLaws
import Testing

@testable import LawChecking
@testable import LawTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A cell whose set takes 40 ms of processor time.
private struct Sluggish: BindingSystem {
  typealias Model = IntegerCell
  let source: Source<Int>
  func binding(_ port: OnlyPort) -> UIBinding<Int> {
    UIBinding(get: { source.value }) { value in
      let end = clock() + 40 * CLOCKS_PER_SEC / 1_000
      while clock() < end {}
      source.value = value
    }
  }
}

@Suite struct `A hang` {
  @Test func `is no smaller case that only takes long`() throws {
    var limits = ChildrenLimits()
    (limits.child.processorTime, limits.children) = (100, 12)
    var options = CheckOptions(cases: 60)
    options.usesProof = false
    let checker = try LawChecker(
      Sluggish.self, .children(limits, launch: ChildProcess.run), options: options)
    let verdict = try checker.verdict(on: .ownTotal)
    #expect(verdict?.kind == .hung)
    let sets = verdict?.counterexample?.trace.count { $0.contains("set") || $0.contains("echo") }
    #expect((sets ?? 0) >= 3)
  }

  @Test func `is waited for in full twice, as it is found and as it is told`() throws {
    var limits = ChildrenLimits()
    limits.child.processorTime = 500
    var jobs: [ChildJob] = []
    let checker = try LawChecker(
      Dying<EndlessLoop>.self,
      .children(limits) { job in
        jobs.append(job)
        return ChildProcess.run(job)
      })
    #expect(try checker.verdict(on: .total)?.kind == .hung)
    #expect(jobs.count { $0.limits.processorTime == 500 } == 2)
  }
}
