import TestSupport

@testable import BindingGenerators
@testable import LawChecking

@Suite struct `A loaded case` {
  private let stammering: Runner
  /// Two cases of texts, none of which the model lists, with their runs.
  private let one, other: (testCase: LoadedCase, run: Run)

  init() throws {
    let stammering = try runner(Stammering.self, .historyIndependent)
    func ran(_ trace: String) throws -> (LoadedCase, Run) {
      let testCase = try #require(
        stammering.subject.cases(written: trace, .historyIndependent).last)
      return (testCase, stammering.run(testCase))
    }
    self.stammering = stammering
    one = try ran("start \"a\"; set value \"b\"; set value \"c\"")
    other = try ran("start \"x\"; set value \"y\"; set value \"z\"")
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

  @Test func `knows the bases that its run has reached`() throws {
    let starts = try [one, other, one].map { testCase, run in
      let history = try #require(run.other)
      return stammering.subject.text(ofBase: history.start, by: testCase.meaning)
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
    // The number of a base that the model does not list is negative.
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
  private let arm = Arm()

  init(source: Source<String>) { self.source = source }

  func set(_ text: String, at port: SinglePort) {
    source.value = arm.isSet ? text + "!" : text
    arm.isSet = true
  }
}
