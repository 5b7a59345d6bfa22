import BindingGenerators
import BindingLaws

// A system as a proof of its memory sees it. The model does not follow it. A proof calls `perform` for every
// input. The usual way through it makes no list of writes, and equal writes have one number by either way.
extension SystemMachine: ProofMachine {
  var baseNumber: Int { counted(probe.base) }

  /// Returns the base that a listed base counts as.
  ///
  /// Other bases count as themselves.
  private func counted(_ base: Int) -> Int { base < shape.bases ? shape.counted[base] : base }

  private var sourceCounts: SourceCounts { probe.source.counts.pointee }

  func make(in base: Int, isHolding: Bool) -> Bool {
    if !hasTime() { return false }
    recall()
    let isInTransaction = shape.transactions == .most
    let hold = put(ProbeStep(.holdAll, isInTransaction: isInTransaction, state: base))
    see(hold, count: isHolding ? 1 : 0, startingIn: base)
    return sourceCounts.reads > 0
  }

  func rewrite(_ base: Int) {
    if hasTime() { see(put(ProbeStep(.write, state: base))) }
  }

  /// Carries out a step, or none.
  ///
  /// Makes a new system first if a start is given.
  private func see(
    _ step: UnsafeMutablePointer<ProbeStep>, count: Int = 1, startingIn start: Int = -1
  ) {
    _ = System.execute(ProbeScript(step, count, .numbers, startingIn: start), on: probe)
  }

  /// Writes a step that is no input to the list that all machines of the table share.
  ///
  /// Carry it out at once.
  private func put(_ step: ProbeStep) -> UnsafeMutablePointer<ProbeStep> {
    let steps = transitions.steps.elements
    steps.pointee = step
    return steps
  }

  func perform(_ input: Int) -> Observation {
    // Once the time is over, nothing is done, and the base counts as one that is not listed.
    if !hasTime() { return Observation(base: shape.bases) }
    let before = sourceCounts
    let steps = shape.steps.elements
    // The rendering of a control is no step.
    let shown = steps[input].kind == nil ? rendering(numberedAt: shape.inputs[input].port) : nil
    let isSeen = !transitions.goneReadsLast || !usesGone(input)
    see(steps + input)
    var observation = observation(isSeen ? shown ?? probe.reading : 0, since: before)
    if case .act = steps[input].kind { observation.hasRead = true }
    return observation
  }

  /// Whether an input uses the held binding of a port that is gone.
  private func usesGone(_ input: Int) -> Bool {
    let port = shape.usedHeldPort[input]
    let base = probe.base
    return port >= 0 && base < shape.bases && !shape.isPresent(port, in: base)
  }

  private func rendering(numberedAt port: Int) -> Int {
    let shown = probe.hands?.render(probe.system, probe.ports.elements + port)
    return 1 + table.renderings.number(of: shown ?? "")
  }

  private func observation(_ reading: Int, since before: SourceCounts) -> Observation {
    let after = sourceCounts
    let base = counted(probe.base)
    let isOne = after.changes &- before.changes == 1 && base < shape.bases
    let isPlain = after.transactions == before.transactions
    let writes: Int
    if after.writes == before.writes {
      writes = 0
    } else if isOne && isPlain {
      writes = 1 &+ base
    } else {
      writes = log(since: before, isOne: isOne)
    }
    return Observation(
      reading: reading, writes: writes, base: base, hasRead: after.reads != before.reads)
  }

  /// Returns the number of a list of writes.
  ///
  /// For one write outside of any transaction it is that of its base.
  private func log(since before: SourceCounts, isOne: Bool) -> Int {
    let base = counted(probe.base)
    let writes = probe.source.writes(since: before.writes)
    if isOne, let label = writes.last?.transaction {
      return 1 + shape.bases + table.logs.number(ofOne: base, in: label)
    }
    let log = writes.map { (base: number(of: $0.base), label: $0.transaction) }
    if log.count == 1 && log[0].label == nil && log[0].base < shape.bases { return 1 + log[0].base }
    return 1 + shape.bases + table.logs.number(of: log)
  }

  private func number(of base: Base) -> Int {
    table.bases.firstIndex(of: base, amongFirst: shape.bases).map(counted)
      ?? shape.bases + table.basesSeenInProofs.number(of: base)
  }
}
