import TestSupport

@testable import BindingGenerators
@testable import LawChecking

/// The model lists no texts, so those of a case get numbers when it is loaded.
///
/// Another case uses the same numbers for its own texts.
@Suite struct `A loaded case` {
  private let stammering: Runner
  private let one: CaseWithRun
  private let other: CaseWithRun

  private struct CaseWithRun {
    let testCase: LoadedCase
    let run: Run
  }

  init() throws {
    let stammering = try runner(Stammering.self, .historyIndependent)
    func run(_ trace: String) throws -> CaseWithRun {
      // If a trace can be read in several ways, the last way takes all of its sets for operations.
      let testCase = try #require(
        stammering.subject.cases(written: trace, .historyIndependent).last)
      return CaseWithRun(testCase: testCase, run: stammering.run(testCase))
    }
    self.stammering = stammering
    one = try run("start \"a\"; set value \"b\"; set value \"c\"")
    other = try run("start \"x\"; set value \"y\"; set value \"z\"")
  }

  @Test func `prints its own texts, whichever case ran last`() {
    let subject = stammering.subject
    #expect(
      subject.lines(of: one.testCase) == ["start \"a\"", "set value \"b\"", "set value \"c\""])
    #expect(
      subject.lines(of: other.testCase) == ["start \"x\"", "set value \"y\"", "set value \"z\""])
    // To print the other has not changed the texts of the first.
    #expect(subject.lines(of: one.testCase).first == "start \"a\"")
  }

  /// The second system of a run starts in the base that the first has reached before its last set.
  @Test func `knows the bases that its run has reached`() throws {
    let starts = try [one, other, one].map { ran in
      let history = try #require(ran.run.other)
      return stammering.subject.text(ofBase: history.start, by: ran.testCase.meaning)
    }
    #expect(starts == ["\"b\"", "\"y\"", "\"b\""])
  }

  @Test func `is explained in its own texts`() throws {
    let discrepancy = try #require(one.run.discrepancy)
    let found = stammering.subject.counterexample(
      one.testCase, discrepancy, beside: one.run.other, law: Law.historyIndependent.id)
    #expect(found.trace == ["start \"a\"", "set value \"b\"", "set value \"c\""])
    #expect(found.rows.map(\.systemBase?.text) == ["\"a\"", "\"b\"", "\"c!\""])
    #expect(found.otherRows.map(\.systemBase?.text) == ["\"b\"", "\"c\""])
  }

  @Test func `goes on where it was if another case runs while its system does`() throws {
    let machine = stammering.machine(of: one.testCase)
    machine.perform(one.testCase.operations)
    let reached = machine.reachedBase
    // A base that only a system has reached has a negative number: no case names it, no model predicts it.
    #expect(reached < 0)
    _ = stammering.subject.lines(of: other.testCase)
    #expect(stammering.subject.text(ofBase: machine.reachedBase, by: machine.meaning) == "\"c!\"")
    #expect(machine.reachedBase == reached)
  }
}

/// A text to which every set but the first adds a mark.
private struct Stammering: ModelledSystem {
  static let model = CellModel<String>()
  let source: Source<String>
  private let wasSet = Arm()

  init(source: Source<String>) { self.source = source }

  func set(_ text: String, at port: SinglePort) {
    source.value = wasSet.isSet ? text + "!" : text
    wasSet.isSet = true
  }
}
