import BindingGenerators
import BindingLaws

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
    let one = proofMachine(transactions, until: nil)
    let other = faulty.proofMachine(transactions, until: nil)
    let expected = Expectations(one)
    if !Evidence(one, expected).divergences.isEmpty { return nil }
    if !Evidence(other, expected).divergences.isEmpty { return true }
    let limit = 20_000
    return (1...Ladder.deepest).lazy.map { MemorySuite.Level($0, .counted) }
      .prefix { $0.predicted(other, expected, limit: limit) != nil }
      .contains { level in
        let suite = MemorySuite(other, expected, level, limit: 2 * limit, isSmallest: false)
        return !suite.divergences.isEmpty
      }
  }

  private func differsInCases(from faulty: any Subject, _ options: CheckOptions) -> Bool {
    let seed = options.seed.child(named: "difference")
    return (0..<options.cases).contains { number in
      var choices = Choices(seed: seed.child(number))
      guard let given = draw(from: &choices, within: everything) else { return false }
      let start = self.start(of: given)
      let isInTransaction = number % 4 > 1
      let one = faulty.machine(in: start, inTransaction: isInTransaction, restsAlways: true)
      let other = machine(in: start, inTransaction: isInTransaction, restsAlways: true)
      return given.operations.contains { code in
        one.perform(code)
        other.perform(code)
        return number % 2 == 1 && isDifferent(one, other)
      } || isDifferent(one, other)
    }
  }

  private func isDifferent(_ one: any Machine, _ other: any Machine) -> Bool {
    compare(at: [.writes], one.observedValue, other.observedValue) != nil
      || Runner(self).compare(one, other, through: one.held, withControls: true) != nil
  }
}
