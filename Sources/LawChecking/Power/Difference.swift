import BindingGenerators
import BindingLaws

/// Whether a faulty system can be distinguished from the system alone.
///
/// Where the world is finite and the system remembers nothing, as far as evidence says, the faulty one has
/// to do what the system does when it is new: after all short histories and many long ones. Else random
/// cases decide, which are carried out on both. The bounds and the seed decide which reason `PowerCheck`
/// prints.
struct Difference {
  /// Whether something was seen to differ.
  private(set) var isSeen = false
  private let bare: any Subject, faulty: any Subject
  /// How many sequences are run at most.
  private static let sequences = 20_000

  init(_ bare: any Subject, _ fault: Fault, _ options: CheckOptions) {
    (self.bare, faulty) = (bare, bare.around(fault))
    isSeen = isSeenInHistories() ?? isSeenInCases(options)
  }

  /// `nil` where nothing can be numbered, or the system remembers something.
  private func isSeenInHistories() -> Bool? {
    guard bare.isFinite, bare.unlisted == nil else { return nil }
    bare.forgetUnlisted()
    let transactions: Transactions = bare.offers(.transactions) ? .some : .none
    let (one, other) = (bare.machine(transactions), faulty.machine(transactions))
    let expected = Expectations(one)
    if !Evidence(one, expected).divergences.isEmpty { return nil }
    if !Evidence(other, expected).divergences.isEmpty { return true }
    return (1...Ladder.deepest).lazy.map { MemorySuite.Level($0, .counted) }
      .prefix { $0.predicted(other, expected, limit: Self.sequences) != nil }
      .contains { level in
        let suite = MemorySuite(
          other, expected, level, limit: 2 * Self.sequences, isSmallest: false)
        return !suite.divergences.isEmpty
      }
  }

  private func isSeenInCases(_ options: CheckOptions) -> Bool {
    let seed = options.seed.child(named: "difference")
    return (0..<options.cases).contains { number in
      var choices = Choices(seed: seed.child(number))
      guard let given = bare.draw(from: &choices, within: bare.everything) else { return false }
      let (start, isInTransaction) = (bare.start(of: given), number % 4 > 1)
      let one = faulty.side(in: start, inTransaction: isInTransaction, restsAlways: true)
      let other = bare.side(in: start, inTransaction: isInTransaction, restsAlways: true)
      return given.operations.contains { code in
        one.perform(code)
        other.perform(code)
        return number % 2 == 1 && differ(one, other)
      } || differ(one, other)
    }
  }

  private func differ(_ one: any Side, _ other: any Side) -> Bool {
    bare.compare(at: [.writes], one.sight, other.sight) != nil
      || Runner(bare).compare(one, other, through: one.held, withControls: true) != nil
  }
}
