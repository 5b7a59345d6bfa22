import BindingGenerators
import BindingLaws

/// The most sequences of operations of one length to run.
///
/// It is more than twice what a search for memory runs at normal effort. With fewer, a fault that shows only
/// after several operations may count as invisible.
private let mostSequences = 20_000

/// The comparison of a faulty system with the system alone.
///
/// In a finite world, if the system shows no memory, the faulty one has to do what the system does when it is
/// new, after all short histories and many long ones. Otherwise random cases are carried out on both, and
/// decide. The bounds and the seed decide which reason `PowerCheck` prints.
extension Subject {
  /// Whether the system differs visibly from the same system with a fault.
  func differs(from faulty: any Subject, _ options: CheckOptions) -> Bool {
    differsInHistories(from: faulty) ?? differsInCases(from: faulty, options)
  }

  /// Whether histories show a difference.
  ///
  /// Nil if nothing can be numbered, or if the system remembers something.
  private func differsInHistories(from faulty: any Subject) -> Bool? {
    guard isFinite, unlisted == nil else { return nil }
    _ = newMeaning()
    let transactions: Transactions = offers(.transactions) ? .some : .none
    let originalMachine = proofMachine(transactions, until: nil)
    let faultyMachine = faulty.proofMachine(transactions, until: nil)
    let expected = Expectations(originalMachine)
    if !EvidenceAgainstMemory(originalMachine, expected).divergences.isEmpty { return nil }
    if !EvidenceAgainstMemory(faultyMachine, expected).divergences.isEmpty { return true }
    for depth in 1...Ladder.deepest {
      let level = HistorySuite.Level(depth, .counted)
      if level.predicted(faultyMachine, expected, limit: mostSequences) == nil { break }
      // The faulty system may have more sequences than were predicted.
      let suite = HistorySuite(
        faultyMachine, expected, level, limit: 2 * mostSequences, seeking: .any)
      if !suite.divergences.isEmpty { return true }
    }
    return false
  }

  /// Whether random cases show a difference.
  private func differsInCases(from faulty: any Subject, _ options: CheckOptions) -> Bool {
    let seed = options.seed.child(named: "difference")
    for number in 0..<options.cases {
      var choices = Choices(seed: seed.child(number))
      guard let testCase = draw(from: &choices, within: everything) else { continue }
      let start = self.start(of: testCase)
      // Four kinds of comparison in turn: outside of a transaction or in one, at the end or after each step.
      let isInTransaction = number / 2 % 2 == 1
      let comparesEachStep = number % 2 == 1
      let faultyMachine = faulty.machine(
        in: start, inTransaction: isInTransaction, settling: .afterEachOperation)
      let originalMachine = machine(
        in: start, inTransaction: isInTransaction, settling: .afterEachOperation)
      for code in testCase.operations {
        faultyMachine.perform(code)
        originalMachine.perform(code)
        if comparesEachStep && isDifferent(faultyMachine, originalMachine) { return true }
      }
      if isDifferent(faultyMachine, originalMachine) { return true }
    }
    return false
  }

  /// Whether two machines differ now in their writes, bases, readings or renderings.
  private func isDifferent(_ faulty: any Machine, _ original: any Machine) -> Bool {
    compare(at: [.writes], by: original.meaning, faulty.observedValue, original.observedValue)
      != nil
      || Runner(self).compare(faulty, original, through: faulty.held, withControls: true) != nil
  }
}
