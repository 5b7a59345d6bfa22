import BindingGenerators
import BindingLaws

/// How many sequences of operations are run of one length, at most.
///
/// With another number `PowerCheck` may print other reasons.
private let mostSequences = 20_000

/// Whether a faulty system can be distinguished from the system alone.
///
/// In a finite world, evidence may find no memory of the system. Then the faulty one has to do what the
/// system does when it is new: after all short histories and many long ones. Else random cases decide,
/// which are carried out on both. The bounds and the seed decide which reason `PowerCheck` prints.
extension Subject {
  /// Whether something is seen to differ from the same system with a fault.
  func differs(from faulty: any Subject, _ options: CheckOptions) -> Bool {
    differsInHistories(from: faulty) ?? differsInCases(from: faulty, options)
  }

  /// `nil` where nothing can be numbered, or the system remembers something.
  private func differsInHistories(from faulty: any Subject) -> Bool? {
    guard isFinite, unlisted == nil else { return nil }
    forgetUnlisted()
    let transactions: Transactions = offers(.transactions) ? .some : .none
    let originalMachine = proofMachine(transactions, until: nil)
    let faultyMachine = faulty.proofMachine(transactions, until: nil)
    let expected = Expectations(originalMachine)
    if !Evidence(originalMachine, expected).divergences.isEmpty { return nil }
    if !Evidence(faultyMachine, expected).divergences.isEmpty { return true }
    for depth in 1...Ladder.deepest {
      let level = HistorySuite.Level(depth, .counted)
      if level.predicted(faultyMachine, expected, limit: mostSequences) == nil { break }
      // The faulty system may have more of them than were predicted.
      let suite = HistorySuite(
        faultyMachine, expected, level, limit: 2 * mostSequences, isSmallest: false)
      if !suite.divergences.isEmpty { return true }
    }
    return false
  }

  private func differsInCases(from faulty: any Subject, _ options: CheckOptions) -> Bool {
    let seed = options.seed.child(named: "difference")
    for number in 0..<options.cases {
      var choices = Choices(seed: seed.child(number))
      guard let testCase = draw(from: &choices, within: everything) else { continue }
      let start = self.start(of: testCase)
      // Four ways in turn.
      let isInTransaction = number / 2 % 2 == 1
      let comparesEachStep = number % 2 == 1
      let faultyMachine = faulty.machine(
        in: start, inTransaction: isInTransaction, restsAlways: true)
      let originalMachine = machine(in: start, inTransaction: isInTransaction, restsAlways: true)
      for code in testCase.operations {
        faultyMachine.perform(code)
        originalMachine.perform(code)
        if comparesEachStep && isDifferent(faultyMachine, originalMachine) { return true }
      }
      if isDifferent(faultyMachine, originalMachine) { return true }
    }
    return false
  }

  private func isDifferent(_ faulty: any Machine, _ original: any Machine) -> Bool {
    compare(at: [.writes], faulty.observedValue, original.observedValue) != nil
      || Runner(self).compare(faulty, original, through: faulty.held, withControls: true) != nil
  }
}
