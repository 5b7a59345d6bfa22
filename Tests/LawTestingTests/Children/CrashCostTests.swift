import Foundation
import TestSupport

@testable import LawChecking
@testable import LawTesting

/// A path whose setter appends what a longer path ends in, and takes any other path for a pop.
///
/// It traps if that path is as long as the stored one, because then nothing is popped.
private struct PoppingPath: LearnedSystem {
  static var examples: [[Int]] { [[], [1], [1, 2]] }
  static var values: [[Int]]? { examples }
  let source: Source<[Int]>

  func binding(_ port: SinglePort) -> MyBinding<[Int]> {
    MyBinding(
      get: { source.value },
      set: { path in
        if path.count > source.value.count, let last = path.last {
          source.value.append(last)
        } else if let index = source.value.firstIndex(of: source.value[path.count]) {
          source.value.removeSubrange(index...)
        }
      })
  }
}

@Suite(.onOwnThreads) struct `The cost of a crash` {
  /// Sixty is a ceiling, and no measurement.
  ///
  /// Steps that crash under `total` are left out under all laws. When each law still found these crashes for
  /// itself, all laws together took 36 s instead of 2.5 s.
  @Test("is at most 60 child processes for all laws, with", arguments: [Effort.quick, .normal])
  func children(_ effort: Effort) throws {
    var options = CheckOptions()
    options.effort = effort
    var children = 0
    let checker = try LawChecker(
      PoppingPath.self,
      .children(ChildrenLimits()) { job in
        children += 1
        return try ExitTestChild.run(job)
      }, options: options)
    let laws = PoppingPath.laws
    checker.announce(laws)
    let verdicts = try laws.compactMap { try checker.verdict(on: $0) }
    #expect(children <= 60)
    // It would be cheap to miss the crash, or to say nothing of the other laws. Each set crashes somewhere, so
    // these give up, and say why.
    #expect(verdicts.first { $0.law.isAboutEnds }?.kind == .crashed)
    let others = verdicts.filter { !$0.law.isAboutEnds }
    #expect(others.count > 10)
    #expect(others.allSatisfy { $0.isGivenUp })
  }

  /// The child of `total` runs the cases, and, as none of them crashes, the proof, too.
  ///
  /// The sets of the proof together take longer than one case may, which must not be taken for a hang.
  @Test func `is one child process if nothing crashes`() throws {
    var children = 0
    let checker = try LawChecker(
      SlowSwitch.self,
      .children(ChildrenLimits()) { job in
        children += 1
        return try ExitTestChild.run(job)
      })
    #expect(try checker.verdict(on: .total)?.kind == .proved)
    #expect(children == 1)
  }
}
