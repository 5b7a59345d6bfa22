import BindingGenerators
import BindingLaws

/// Whether a faulty system can be distinguished from the system alone.
///
/// Where the world is finite and the system remembers nothing, as far as evidence says, the faulty one has to do
/// what it does when it is new: after all short histories and many long ones. Else random cases decide, which
/// are carried out on both.
struct Difference {
  /// Whether something was seen to differ.
  private(set) var isSeen = false
  /// How many sequences are run at most.
  private static let sequences = 20_000

  init<Form: FaultyForm>(
    _ form: Form.Type, _ options: CheckOptions, _ tally: FaultTally,
    make: @escaping (Source<Form.Model.Base>) -> Form.Bare
  ) throws {
    let table = ModelTable(try World(Form.Model.self, kinds: options.kinds))
    let space = CaseSpace(
      of: .conforms, on: table, maximumLength: options.bounded.maximumLength)
    let bare = SystemSubject(space, make: make)
    let faulty = SystemSubject(space) { Form(core: FaultyCore($0, tally, make: make)) }
    isSeen =
      Self.isSeenInHistories(bare, faulty) ?? Self.isSeenInCases(bare, faulty, options)
  }

  /// `nil` where nothing can be numbered, or the system remembers something.
  private static func isSeenInHistories(_ bare: any Subject, _ faulty: any Subject) -> Bool? {
    guard bare.isFinite, bare.unlisted == nil else { return nil }
    bare.forgetUnlisted()
    let transactions: Transactions = bare.traits.carriesTransactions ? .some : .none
    let (one, other) = (bare.machine(transactions), faulty.machine(transactions))
    let expected = Expectations(one)
    if Evidence(one, expected).divergence != nil { return nil }
    if Evidence(other, expected).divergence != nil { return true }
    return (1...Ladder.deepest).lazy.map { MemorySuite.Level($0, .counted) }
      .prefix { $0.predicted(other, expected, limit: sequences) != nil }
      .contains { level in
        let suite = MemorySuite(
          other, expected, level, limit: 2 * sequences, isSmallest: false)
        return suite.divergence != nil
      }
  }

  private static func isSeenInCases(
    _ bare: any Subject, _ faulty: any Subject, _ options: CheckOptions
  ) -> Bool {
    let seed = options.seed.child(named: "difference")
    return (0..<options.cases).contains { number in
      var choices = Choices(seed: seed.child(number))
      guard let given = bare.draw(from: &choices, within: bare.everything) else { return false }
      let (start, isInTransaction) = (bare.start(of: given), number % 4 > 1)
      let one = faulty.side(in: start, inTransaction: isInTransaction)
      let other = bare.side(in: start, inTransaction: isInTransaction)
      return given.operations.contains { code in
        one.perform(code)
        other.perform(code)
        return number % 2 == 1 && bare.tells(one, from: other)
      } || bare.tells(one, from: other)
    }
  }
}

extension Subject {
  /// Whether something else is seen of two systems with the same model.
  fileprivate func tells(_ one: any Side, from other: any Side) -> Bool {
    if !areAlike(met: one.met, other.met) || !areAlike(one.writesMet, other.writesMet) {
      return true
    }
    let present = (0..<transitions.ports).filter(one.isPresent)
    if present.contains(where: { one.rendering($0) != other.rendering($0) }) { return true }
    let places = present.map { ($0, false) } + one.held.map { ($0, true) }
    return places.contains { port, isHeld in
      let found = one.value(port, isHeld: isHeld)
      let expected = other.value(port, isHeld: isHeld)
      guard let found, let expected else { return (found == nil) != (expected == nil) }
      return !areAlike(found, expected)
    }
  }
}
