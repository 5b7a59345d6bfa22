import BindingGenerators
import BindingLaws

/// Checks systems of one kind in this process.
///
/// It keeps what all checks share: the model as a table, and what the system remembers.
/// `LawChecker` makes one if cases run in this process, and `ChildJob` one in a child.
final class LocalChecker {
  /// The system.
  ///
  /// Replace it only before the first law is judged, since later laws use what was kept of it.
  var subject: any Subject
  var options: CheckOptions
  /// The part of the time budget of the next law that is spent already.
  private var spent = Duration.zero
  /// The fault of the model in drawn worlds, or why `==` cannot be believed there.
  ///
  /// Nil if none shows.
  private(set) lazy var drawnFault: (any Error)? = subject.drawnFault(seed: options.seed)
  /// The cases that are not run, because they have crashed other runs.
  var avoided: Set<Case> = []
  /// The derivations near the ports of the system.
  let near = NearDerivations()
  /// The first cases of all, or nil until they have run.
  private var firstOfAll: FirstCases?

  /// The memory that the system has.
  ///
  /// What systems share, such as a static, may have changed for good before the check looks for memory, and
  /// would not show then. So the first cases of all run again.
  private(set) lazy var memory: SystemMemory = {
    var memory = SystemMemory(subject, options)
    if memory.level != nil, let firstOfAll, !comesToTheSame(firstOfAll) { memory.noteSharing() }
    return memory
  }()
  /// The memory of the system if every binding is one in a transaction.
  private(set) lazy var memoryInTransaction = SystemMemory(
    subject, options, isInTransaction: true)
  /// The number of further cases in order of size, and again at random.
  ///
  /// They are for a world that would be closed without what the system remembers or leads to. Longer traces
  /// matter there. A quarter of the cases asked for runs in order of size anyway: with another half of them
  /// it is three times as many.
  private(set) lazy var moreCases: Int = {
    if options.usesProof, case .seen = memory.standing { options.cases / 2 } else { 0 }
  }()

  /// Whether the base always has the ports that the model's base has.
  ///
  /// If not, a trace may use ports that are gone, and no proof looks at fresh bindings there.
  private(set) lazy var followsModel: Bool = {
    let search = ConformanceSearch(
      subject, limit: max(options.proofLimit, Self.leastOfConformance), until: options.deadline)
    return search.isUpheld && search.isClosed && !search.differsInPorts
  }()

  /// The least number of operations that the search may carry out to see that a system conforms.
  ///
  /// In each base, it carries out every operation through fresh bindings, and again through those held since
  /// each base. The largest closed world of a specimen has 21 bases with 29 operations: 22 × 21 × 29 =
  /// 13,398. So 30 bases with 43 operations still fit.
  private static var leastOfConformance: Int { 40_000 }

  /// The laws about memory, in the order in which they are tried.
  ///
  /// A test looks that they include `SystemMemory.lawsInDoubt`. In another order other cases may run.
  static let lawsAboutMemory: [Law] = [
    .historyIndependent, .readTransparent, .coherent,
    .fresh, .derivePure, .getPure, .conforms,
  ]

  /// Whether a case breaks one of the laws about memory.
  private(set) lazy var memoryBreaksALaw: Bool = {
    Self.lawsAboutMemory.contains { law in
      guard let runner = runner(of: law) else { return false }
      var search = Search(runner, options: options, moreCases: moreCases)
      return search.run() != nil
        || LawCheck(runner: runner, law: law, checker: self).caseAlongMemory() != nil
    }
  }()

  /// A base of a finite world that is reached and not listed, so that nothing can be proved.
  ///
  /// Nil if there is none.
  private(set) lazy var unlisted: String? = subject.unlisted
  /// The number of bases from which each value is read, or nil if bases or values are not listed.
  private(set) lazy var fibres = subject.fibres

  /// Prepares for checks.
  ///
  /// - Parameters:
  ///   - system: The type of the system.
  ///   - model: The model of the system.
  ///   - make: Makes the system on a source.
  ///   - given: The name to print instead of the name of the type.
  ///   - options: How hard to look.
  /// - Throws: An error that says what to do if the model gives nothing to draw from.
  init<System: BindingSystem>(
    _ system: System.Type = System.self, by model: System.Model = System.model,
    make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) },
    named given: GivenName? = nil, options: CheckOptions
  ) throws {
    let start = ContinuousClock.now
    if let shared = ClassBaseError(of: System.self, named: given) { throw shared }
    self.options = options.bounded
    // A proof writes the base externally.
    if !System.offers(.externalWrites) { self.options.usesProof = false }
    let flaw = model.flaw(in: model.bases ?? [], setting: model.values ?? [])
    let system: SystemSubject<System>
    do {
      system = try SystemSubject(self.options, by: model, make: make, named: given)
    } catch {
      guard let flaw else { throw error }
      throw BrokenOracle(flaw, of: System.displayName(given), by: model, reading: nil)
    }
    if let flaw { throw system.complaint(about: flaw) }
    if let contradiction = model.learned?.questions.contradictions.first {
      throw WorldError(contradiction.refusal)
    }
    system.space.holdsBindings = options.holdsBindings
    subject = system
    spent = start.duration(to: .now)
  }

  /// Starts the time budget of a law, if there is one.
  ///
  /// The first law loses the time that preparing took.
  func startClock() {
    options.deadline = options.timeBudget.map { .now + $0 - spent }
    spent = .zero
  }

  /// Notes the results of the first cases of a law, if they are the first of all.
  ///
  /// Call it before `memory`, which runs them again.
  func noteFirstCases(of law: Law) {
    if firstOfAll == nil { firstOfAll = firstCases(of: law) }
  }

  /// Returns the finding of the first cases of all, if they broke this law.
  ///
  /// If nothing breaks the law later, it happens once in a process, such as with a static that is empty at
  /// first.
  func firstFinding(of law: Law) -> Search.Finding? {
    firstOfAll?.law == law ? firstOfAll?.finding : nil
  }

  /// Whether first cases come to the same when they run again.
  private func comesToTheSame(_ first: FirstCases) -> Bool {
    guard let again = firstCases(of: first.law) else { return false }
    return subject.areSame(again.states, first.states)
      && (again.finding == nil) == (first.finding == nil)
  }

  /// Runs the first cases of a law.
  ///
  /// Nil if the law does not apply, or has tasks.
  private func firstCases(of law: Law) -> FirstCases? {
    guard let runner = runner(of: law), !runner.subject.isConcurrent else { return nil }
    var states: [FinalState] = []
    runner.machines.onEnd = { machine in
      let counts = machine.counts
      states.append(
        FinalState(base: machine.reachedBase, writes: counts.writes, changes: counts.changes))
    }
    var search = Search(runner, options: options)
    search.runFirst()
    return FirstCases(law: law, states: states, finding: search.early)
  }

  /// Returns the runner for the cases of a law, or nil if the law does not apply to the system.
  ///
  /// - Parameter length: The operations of the longest case that is run without a search, if there is one. No
  ///   search may use such a runner: it would draw cases of that length.
  func runner(of law: Law, reaching length: Int = 0) -> Runner? {
    subject.stating(law, upTo: max(options.maximumLength, length)).map { stated in
      options.recorder?.spellCases { stated.lines(of: $0).joined(separator: "; ") }
      var runner = Runner(stated)
      runner.avoided = avoided
      runner.deadline = options.deadline
      return runner
    }
  }
}

extension Subject {
  fileprivate var fibres: FibreCount? { FibreCount(model) }
}

/// What the first cases of a law came to.
private struct FirstCases {
  let law: Law
  /// The bases to which they led, in numbers, and the counts of writes.
  let states: [FinalState]
  /// The case that broke the law, or nil if none did.
  let finding: Search.Finding?
}
