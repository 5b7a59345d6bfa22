import BindingGenerators
import BindingLaws

/// The memory of a system apart from its base, as far as it is known.
///
/// All laws share it. See `HistorySuite` for what follows from it. `ProofSearch` takes the flags as premises:
/// a wrong one makes proofs false. Recorded outputs hold the counts, so other budgets change them.
struct SystemMemory {
  /// A result of the search for memory.
  enum Standing {
    /// No history up to a level shows a memory, and neither does any longer one that was tried.
    case unseen(HistorySuite.Level)
    /// A history shows a memory, or an input leads to a base that is not listed, or systems share a memory.
    case seen
    /// There is too much to look at, or the world is not finite.
    case unknown
  }

  /// The result of the search for memory.
  private(set) var standing = Standing.unknown
  /// The histories that show a memory: the smallest found, then others in which other inputs go wrong.
  private var divergences: [Divergence] = []
  /// The smallest history in the trace language.
  private(set) var words: [String]?
  /// The smallest history as operations of a case, or nil if no case can do it.
  private(set) var history: OperationHistory?
  /// The other histories that cases can do.
  private(set) var otherHistories: [OperationHistory] = []
  /// The input of the smallest history that did something else.
  private(set) var last: Input?
  /// The number of inputs among which the search chooses.
  private(set) var inputs = 0
  /// The number of inputs of longer histories that were carried out.
  private(set) var evidence = 0
  /// Whether a tap or an echo does what a get and a set do, in every base.
  private(set) var areUsesComposed = false
  /// Whether held bindings need no check of their own, because no port ever vanishes and fresh ones showed
  /// all that they do.
  ///
  /// Taps through a control are an exception.
  private(set) var areHeldLikeFresh = false
  /// Whether taps go through controls.
  private(set) var areTapsOfControls = false
  /// Whether ports that are gone may be used in a way that no input covers.
  ///
  /// That is the case if a fresh binding can be derived of such a port, or its control tapped.
  private(set) var usesGonePorts = false
  /// The operations that are not inputs.
  private(set) var leftOut: [String] = []
  /// Whether a twin does the same in every base, and remembers as little.
  private(set) var isLikeTwin = false
  /// The search through short histories.
  private var ladder: Ladder?

  /// Looks for memory, if the world is finite.
  ///
  /// The order of calls counts. `describe` follows each look, with its machine, and the first words stay.
  /// `usesBeyond` asks what `climb` left out, before transactions are added to that.
  ///
  /// - Parameters:
  ///   - subject: The system.
  ///   - options: How far to look.
  ///   - isInTransaction: Whether bindings are in a transaction, as for laws about transactions.
  init(_ subject: any Subject, _ options: CheckOptions, isInTransaction: Bool = false) {
    guard subject.isClosed(for: options), !options.deadline.hasPassed else { return }
    look(at: subject, options, isInTransaction: isInTransaction)
    guard case .seen = standing, let counted = subject.countedBases else { return }
    // The search may have mistaken a base that counts as another for memory of the system.
    var other = SystemMemory()
    other.look(at: subject, options, isInTransaction: isInTransaction, counting: counted)
    if other.expected?.areCountedAlike == true { self = other }
  }

  /// Looks for the memory of a system about which nothing is known yet.
  ///
  /// - Parameter counted: The base that each base counts as. Nil if each counts as itself.
  private mutating func look(
    at subject: any Subject, _ options: CheckOptions, isInTransaction: Bool,
    counting counted: [Int]? = nil
  ) {
    let meaning = subject.newMeaning()
    // Each system that a machine makes begins a look; the last look ends here.
    defer { options.recorder?.didRun() }
    let deadline = options.deadline
    func machine(_ transactions: Transactions, of subject: any Subject) -> any ProofMachine {
      subject.proofMachine(transactions, until: deadline, counting: counted)
    }
    let plain = machine(isInTransaction ? .most : .none, of: subject)
    climb(plain, options, isForOneLaw: isInTransaction)
    if plain.isOutOfTime {
      self = SystemMemory()
      return
    }
    describe(plain, subject)
    guard let expected else { return }
    if usesBeyond(subject) {
      if level != nil { standing = .unknown }
      return
    }
    let isMixed = subject.offers(.transactions) && !isInTransaction
    // This is its name in JSON, beside the words of `MachineShape.leftOut`.
    if isMixed { leftOut.append("set in a transaction") }
    let mixed = isMixed ? machine(.some, of: subject) : plain
    gather(mixed, knowing: isMixed ? nil : expected)
    if mixed.isOutOfTime {
      self = SystemMemory()
      return
    }
    describe(mixed, subject)
    areTapsOfControls = subject.offers(.renderings) && plain.shape.hasTaps
    areUsesComposed = expected.areUsesComposed(areTapsOfControls, subject.tapped)
    let areAllPresent = plain.shape.areAllPresent
    areHeldLikeFresh = areUsesComposed && areAllPresent
    let derives = !subject.traits.mayFailToDerive || expected.derivesWhereGone
    usesGonePorts = !areAllPresent && (derives || areTapsOfControls)
    guard !isInTransaction, let twin = subject.twin else { return }
    let twinMachine = machine(.none, of: twin)
    let other = SystemMemory(of: twinMachine, options)
    if twinMachine.isOutOfTime || other.usesBeyond(subject) { return }
    isLikeTwin = isLike(other) { subject.areEquivalent($0, $1, by: meaning) }
  }

  /// Makes a memory of which nothing is known, as if time had run out.
  private init() {}

  /// Whether an operation that is left out as a get and a set may be more, because it sets what is not
  /// listed.
  private func usesBeyond(_ subject: any Subject) -> Bool {
    guard let expected, !leftOut.isEmpty else { return false }
    let leavesOutTaps = leftOut.contains(MachineShape.heldTap)
    let listed = subject.transitions.listedValues
    return expected.reads { $0 >= listed || leavesOutTaps && (subject.tapped($0) ?? 0) >= listed }
  }

  /// Whether a twin has as little memory and does the same, up to equivalent values.
  private func isLike(_ twin: SystemMemory, counting countsAs: (Int, Int) -> Bool) -> Bool {
    guard level != nil, twin.level == level, let expected, let other = twin.expected else {
      return false
    }
    return expected.isEquivalent(other, counting: countsAs)
  }

  /// Notes that systems made later do something else than the first ones.
  mutating func noteSharing() { standing = .seen }

  /// Looks for the memory of a twin, which is asked for nothing else.
  private init(of twin: any ProofMachine, _ options: CheckOptions) {
    climb(twin, options)
    gather(twin, knowing: expected)
  }

  /// The level up to which no memory shows, or nil if there is none.
  var level: HistorySuite.Level? {
    if case .unseen(let level) = standing { level } else { nil }
  }

  /// The smallest history found that shows a memory.
  var divergence: Divergence? { divergences.first }

  /// The number of sequences of inputs that were run.
  var sequences: Int { ladder?.sequences ?? 0 }

  private var expected: Expectations? { ladder?.expectations }

  /// Whether no read of a fresh binding writes, in any base.
  ///
  /// If no memory shows, held bindings of ports that are there do what fresh ones do.
  var areReadsInert: Bool { expected?.areReadsInert ?? false }

  /// Whether it matters to no binding since which base it is held.
  var areAgesEquivalent: Bool { expected?.areAgesEquivalent ?? false }

  /// Whether some binding was derived at all.
  var derivesBindings: Bool { expected?.derivesSome ?? false }

  /// Looks as far as the budget allows.
  ///
  /// - Parameter isForOneLaw: Whether one level, and a quarter of the budget, have to do. All laws share the
  ///   look without transactions; the one in a transaction serves only laws about transactions.
  private mutating func climb(
    _ machine: any ProofMachine, _ options: CheckOptions, isForOneLaw: Bool = false
  ) {
    let aim: Ladder.Aim
    if let depth = options.memoryDepth {
      aim = .level(k: depth)
    } else if isForOneLaw {
      aim = .highest(budget: options.memoryLimit / 4, deepest: 1)
    } else {
      aim = .highest(budget: options.memoryLimit, deepest: Ladder.deepest)
    }
    let ladder = Ladder(machine, to: aim)
    self.ladder = ladder
    divergences = ladder.divergences
    inputs = machine.shape.count
    leftOut = machine.shape.leftOut
    guard let expectations = ladder.expectations else { return }
    if divergence != nil || !ladder.staysListed || !ladder.forgetsWithSystem {
      standing = .seen
    } else if let level = ladder.level, expectations.areUnjudgedInputsInert {
      standing = .unseen(level)
    }
  }

  /// Looks at longer histories, if no shorter one shows a memory.
  ///
  /// If the world is too large for a level, nothing else is looked at.
  private mutating func gather(_ machine: any ProofMachine, knowing known: Expectations?) {
    if case .seen = standing { return }
    if expected == nil { return }
    let expectations = known ?? Expectations(machine)
    let found = EvidenceAgainstMemory(machine, expectations)
    evidence = found.inputs
    divergences = found.divergences
    if divergence != nil || !expectations.staysListed {
      standing = .seen
    } else if !expectations.areSetsSameInTransactions {
      standing = .unknown
    }
  }

  /// Keeps the histories that were found, as words and as operations.
  ///
  /// - Parameter machine: The machine that showed them, by whose inputs they are numbered.
  private mutating func describe(_ machine: any ProofMachine, _ subject: any Subject) {
    guard let divergence, words == nil else { return }
    words = subject.words(of: divergence, machine.shape)
    history = divergence.history(machine.shape)
    otherHistories = divergences.dropFirst().compactMap { $0.history(machine.shape) }
    if case .input(let input) = divergence.steps.last { last = machine.shape.inputs[input] }
  }
}

extension Subject {
  /// Whether a world of limited size lists all that is reached, and all that a control sets.
  ///
  /// `MachineShape+Inputs` makes the inputs that are counted here.
  fileprivate func isClosed(for options: CheckOptions) -> Bool {
    let most = options.memoryDepth == nil ? options.memoryLimit : .max
    let present = (0..<transitions.listedBases * transitions.ports).count {
      transitions.presence[$0]
    }
    // In each base a port that is there has at least a get, an echo, a hold, a derivation, and all sets.
    let inputs = 4 + transitions.listedValues
    return present * inputs <= most && isFinite
      && space.table.unlisted == nil && (!offers(.renderings) || space.table.tapsToListedValues)
  }

  /// The first listed base that each listed base counts as.
  ///
  /// Nil if each base counts as itself alone, if the model's answers are no equivalence, or if there are too
  /// many bases to compare.
  fileprivate var countedBases: [Int]? {
    let count = transitions.listedBases
    guard count <= Self.mostCounted else { return nil }
    var counted: [Int] = []
    for base in 0..<count {
      let known = counted.indices.first {
        counted[$0] == $0 && areEquivalent(listedBases: base, $0)
      }
      counted.append(known ?? base)
    }
    if counted == Array(0..<count) { return nil }
    let isEquivalence = (0..<count).allSatisfy { one in
      (0..<count).allSatisfy { other in
        areEquivalent(listedBases: one, other) == (counted[one] == counted[other])
      }
    }
    return isEquivalence ? counted : nil
  }

  /// The most bases to compare with each other.
  ///
  /// 128 bases take up to 128² + 128²/2 = 24,576 questions to the model, three times as many as the look for
  /// memory has sequences. More would take longer than that look.
  private static var mostCounted: Int { 128 }

  /// Returns the number of the value that a tap sets after reading another, or nil if there is none.
  fileprivate func tapped(_ value: Int) -> Int? {
    guard value >= 0 && value < transitions.listedValues else { return nil }
    return model.tapped(space.table.values[value]).map { space.table.values.number(of: $0) }
  }
}
