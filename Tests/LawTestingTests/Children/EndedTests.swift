import Foundation
import TestSupport

@testable import LawChecking
@testable import LawTesting

@Suite(.cases(100), .inChildProcess) struct `A case that crashes` {
  @Test func `leaves the law to be judged on other cases`() throws {
    let (verdicts, texts) = judged(Dying<ArrayIndex>.self, [.setGet, .getSet])
    #expect(verdicts.map(\.kind) == [.upheld, .upheld])
    #expect(verdicts.allSatisfy { $0.showsEnd })
    #expect(verdicts.allSatisfy { $0.remark?.contains("judge total") == true })
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("Dying<ArrayIndex> crashed on total") == true)
  }

  @Test(.expecting(.total, .crashed, because: "it dies at 13"))
  func `is no issue if it is expected`() {
    #expect(judged(Dying<ArrayIndex>.self, [.setGet]).texts.isEmpty)
  }

  @Test(.skipping(.total, because: "somebody else reports it"))
  func `is no issue if total is skipped`() {
    #expect(judged(Dying<ArrayIndex>.self, [.setGet]).texts.isEmpty)
  }

  @Test(.childLimits(time: .milliseconds(300), memory: 64))
  func `is bounded as the traits say`() {
    let (_, hangs) = judged(Dying<EndlessLoop>.self, [.setGet])
    #expect(hangs.contains { $0.contains("within 0.3 s of processor time or 3 s") }, "\(hangs)")
    let (_, floods) = judged(Dying<HeapExhaustion>.self, [.setGet])
    #expect(floods.contains { $0.contains("used more than 64 MB") }, "\(floods)")
  }

  @Test(.childLimits(time: .milliseconds(100)))
  func `is not seen in a lawful binding that is slow`() {
    let (verdicts, texts) = judged(SlowSwitch.self, [.setGet])
    #expect(texts.isEmpty, "\(texts)")
    #expect(verdicts.map(\.kind) == [.proved])
  }

  @Test func `is not seen in a lawful binding that prints much`() {
    let (verdicts, texts) = judged(LoudCell.self, [.setGet])
    #expect(texts.isEmpty, "\(texts)")
    #expect(verdicts.map(\.ended) == [0])
  }

  private func judged<System: BindingSystem>(
    _ system: System.Type, _ laws: [Law]
  ) -> (verdicts: [Verdict], texts: [String]) {
    var verdicts: [Verdict] = []
    let texts = issues { verdicts = expect(system, obeys: LawSet(laws)) }
    return (verdicts, texts)
  }
}

/// A path that takes a set of a path that is no longer than itself for a pop.
///
/// It traps if that set pops nothing.
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
    #expect(verdicts.first { $0.law.isAboutEnds }?.kind == .crashed)
    #expect(verdicts.count > 10)
    #expect(children <= 60)
  }

  /// `total` runs the cases, and tries a proof if none of them crashes.
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

/// A switch with slow sets.
///
/// The sets of a search for memory together take longer than one case may.
private struct SlowSwitch: ModelledSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  func set(_ isOn: Bool, at port: SinglePort) {
    let sum = (0..<200).reduce(0, &+)
    if sum > 0 { source.value = isOn }
  }
}

/// A cell whose every set prints a megabyte on standard error.
///
/// All sets together print more than a file may hold.
private struct LoudCell: ModelledSystem {
  static let model = UnboundedCell()
  let source: Source<Int>
  func set(_ value: Int, at port: OnlyPort) {
    let words = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    _ = words.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    source.value = value
  }
}
