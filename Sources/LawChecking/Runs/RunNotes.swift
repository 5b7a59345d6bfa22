import BindingGenerators
import BindingLaws

/// Notes on the cases that ran: whether they showed what their law speaks about, and what the law did by
/// itself.
///
/// All copies of a runner share them. Only the thread that runs cases writes here; tasks never do.
///
/// `ProofSearch` proves nothing of a law that went beyond its patterns: a note that is missing makes a proof
/// false. `OwnUse` collects what a law does in one case, and `noteOwnUse` copies it here.
final class RunNotes {
  /// Whether some case has shown what the law speaks about.
  fileprivate(set) var hasWitness = false
  /// Whether some case was refused because the system did not derive an expected binding.
  fileprivate(set) var lacksBindings = false
  /// The number of times that the system ran within cases, once for each time at which something may happen.
  var runs = 0
  /// The least number of operations of a case in which not every such time was tried.
  ///
  /// Nil if there is no such case.
  private var fewestCut: Int?
  /// Whether the law has used a held binding of a port that none of its variables holds.
  fileprivate(set) var usesOtherHeld = false
  /// Whether the law has done what no input covers in the search for memory.
  fileprivate(set) var isBeyondInputs = false
  /// Whether the law has tapped.
  fileprivate(set) var taps = false
  /// Whether, in a sweep for a proof, bases were equivalent that are not equal.
  private(set) var isTolerant = false
  /// Whether a task had to wait for another one.
  var hasWaited = false

  /// Notes whether bases were equivalent, in a sweep for a proof, that are not equal.
  ///
  /// Only then may a comparison read a port that one of two systems does not have.
  func noteComparison(isTolerant wasTolerant: Bool) {
    if wasTolerant { isTolerant = true }
  }

  /// Whether every time at which something may happen was tried in cases of up to this many operations.
  func areWhole(upTo depth: Int) -> Bool { depth < (fewestCut ?? .max) && !hasWaited }

  /// Whether there is a case in which not every such time was tried.
  var isCut: Bool { fewestCut != nil }

  /// Notes that not every time at which something may happen within a case was tried.
  func noteCut(_ testCase: LoadedCase) {
    fewestCut = min(fewestCut ?? .max, testCase.operations.count)
  }
}

extension Runner {
  /// Looks whether a case shows what the law speaks about, until one does.
  ///
  /// - Parameters:
  ///   - machine: The system after the case.
  ///   - testCase: The case.
  func noteWitness(on machine: any Machine, _ testCase: LoadedCase) {
    if notes.hasWitness { return }
    if machine.missing != nil {
      notes.lacksBindings = true
      return
    }
    if subject.witness != nil {
      notes.hasWitness = machine.isWitness(testCase)
    } else {
      // A law that names no witness is about ports: one that is there is enough.
      notes.hasWitness = (0..<subject.transitions.ports).contains(where: machine.isPresent)
    }
  }

  /// Notes what the law has done by itself in a case.
  func noteOwnUse(on machine: any Machine, in testCase: LoadedCase) {
    let use = machine.ownUse
    if use.isBeyondInputs || machine.hasUsedGone { notes.isBeyondInputs = true }
    if use.taps { notes.taps = true }
    if !use.heldPorts.isEmpty, !use.heldPorts.isSubset(of: subject.heldPorts(of: testCase)) {
      notes.usesOtherHeld = true
    }
  }

  /// The thing that the law speaks about and no case has shown, or nil if there is no such thing.
  var neverSeen: String? {
    if notes.hasWitness { return nil }
    if notes.lacksBindings { return "a binding where the model has one" }
    if let witness = subject.witness { return witness }
    let namesPort = subject.variables.contains(.p)
    return namesPort || subject.listsPorts ? nil : "a port that is there"
  }
}

extension Subject {
  /// Whether some port is there in some listed base.
  fileprivate var listsPorts: Bool {
    (0..<transitions.listedBases).contains { state in
      model.permits(base(listed: state))
        && (0..<transitions.ports).contains { isPresent($0, inListed: state) }
    }
  }
}
