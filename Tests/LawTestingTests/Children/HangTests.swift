import Foundation
import TestSupport

@testable import LawChecking
@testable import LawTesting

/// A cell whose set takes 200 ms of processor time.
///
/// One set leaves a third of a limit of 300 ms, and two exceed it by a third.
private struct Sluggish: ModelledSystem {
  static let model = IntegerCell()
  let source: Source<Int>
  func set(_ value: Int, at port: OnlyPort) {
    work(microseconds: 200_000)
    source.value = value
  }
}

/// The inside of an optional number.
///
/// Each access takes 0.03 ms of processor time.
private struct SlowDraft: BindingSystem {
  static var model: UnwrappedModel<Int> { UnwrappedModel(trying: Array(0..<16)) }
  let source: Source<Int?>

  func binding(_ port: SinglePort) -> MyBinding<Int> {
    let last = source.value ?? 0
    return MyBinding(
      get: {
        work(microseconds: 30)
        return source.value ?? last
      },
      set: {
        work(microseconds: 30)
        if source.value != nil { source.value = $0 }
      })
  }
}

/// Uses processor time.
private func work(microseconds: Int) {
  let end = nanoseconds + 1_000 * microseconds
  while nanoseconds < end {}
}

/// The processor time of the thread, because that of a process with a timer goes in steps.
private var nanoseconds: Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

@Suite struct `A hang` {
  /// Each sequence by which a proof looks for memory, and for conformance, has its own time.
  @Test func `is not a proof that takes long`() throws {
    var limits = ChildrenLimits()
    limits.child.processorTime = 200
    let checker = try childChecker(SlowDraft.self, limits)
    #expect(try checker.verdict(on: .total)?.kind == .upheld)
    #expect(try checker.verdict(on: .coherent)?.kind == .proved)
  }

  @Test func `is not simplified to a case that only takes long`() throws {
    var limits = ChildrenLimits()
    limits.child.processorTime = 300
    // A child may take 300 ms, so that 12 of them take a few seconds, and 60 cases have several sets.
    limits.children = 12
    let options = CheckOptions(cases: 60).withoutProof
    let checker = try childChecker(Sluggish.self, limits, options)
    let verdict = try checker.verdict(on: .totalOfUser)
    #expect(verdict?.kind == .timedOut)
    let sets = verdict?.counterexample?.trace.count { $0.contains("set") || $0.contains("echo") }
    #expect((sets ?? 0) >= 2)
  }

  @Test(
    "gets its full time when found and, by total, when reported",
    arguments: [(Law.total, Verdict.Kind.timedOut, 2), (.setGet, .gaveUp, 1)])
  func wait(_ law: Law, _ kind: Verdict.Kind, _ times: Int) throws {
    var limits = ChildrenLimits()
    limits.child.processorTime = 500
    var jobs: [ChildJob] = []
    let checker = try LawChecker(
      Dying<EndlessLoop>.self,
      .children(limits) { job in
        jobs.append(job)
        return try ExitTestChild.run(job)
      })
    #expect(try checker.verdict(on: law)?.kind == kind)
    #expect(jobs.count { $0.caseLimits.processorTime == 500 } == times)
  }

  /// Otherwise each law would find the hang again, which takes a minute.
  ///
  /// A busy machine makes a few more children.
  @Test func `is not waited for again if the time budget is spent`() throws {
    var options = CheckOptions()
    var limits = ChildrenLimits()
    var jobs = 0
    options.timeBudget = .milliseconds(100)
    limits.child.processorTime = 200
    let checker = try LawChecker(
      Dying<EndlessLoop>.self,
      .children(limits) { job in
        jobs += 1
        return try ExitTestChild.run(job)
      }, options: options)
    let laws: [Law] = [.setGet, .getSet, .setSet, .conforms]
    let kinds = try laws.compactMap { try checker.verdict(on: $0)?.kind }
    #expect(Set(kinds).isSubset(of: [.gaveUp, .upheld]))
    #expect(kinds.count == laws.count)
    #expect(jobs <= 10 * laws.count)
  }
}
