import BindingGenerators
import BindingLaws

/// A system as a proof of its memory sees it: what it reads, writes and shows, in numbers.
///
/// One room serves for all systems that are made one after the other; the source is new for each.
final class TrialMachine<System: BindingSystem>: Machine {
  typealias Model = System.Model

  let shape: MachineShape
  /// The model, by which what is seen has its numbers; a twin that is compared has the same.
  let table: ModelTable<Model>
  /// A step for each input, and room for one more.
  private let steps: UnsafeMutablePointer<ProbeStep>
  private let probe: Probe<System>
  private let transactions: Transactions

  /// A machine of a finite world: its listed bases, and every input that the system offers.
  ///
  /// - Parameters:
  ///   - table: The model.
  ///   - transactions: Which bindings are in one.
  ///   - make: Makes the system.
  init(
    _ table: ModelTable<Model>, _ transactions: Transactions = .none,
    make: @escaping (Source<Model.Base>) -> System
  ) {
    (self.table, self.transactions) = (table, transactions)
    shape = MachineShape(of: System.self, table, transactions)
    probe = Probe(table, in: 0, make: make)
    probe.wrap = transactions == .none ? nil : System.Derived.Subject.wrapping
    steps = .allocate(capacity: shape.count + 1)
    for (place, input) in shape.inputs.enumerated() {
      (steps + place).initialize(to: ProbeStep(input, transactions))
    }
  }

  deinit {
    SystemsMade.add(probe.made)
    steps.deallocate()
  }

  var base: Int { probe.base }

  private var counts: UnsafeMutablePointer<SourceCounts> { probe.source.counts }

  func make(in base: Int, isHolding: Bool) -> Bool {
    let hold = put(ProbeStep(.holdAll, isInTransaction: transactions == .most, state: base))
    see(hold, count: isHolding ? 1 : 0, startingIn: base)
    return counts.pointee.reads > 0
  }

  func rewrite(_ base: Int) { see(put(ProbeStep(.write, state: base))) }

  /// Carries out a step, or none, on a new system where one is made first.
  private func see(
    _ step: UnsafeMutablePointer<ProbeStep>, count: Int = 1, startingIn start: Int = -1
  ) {
    _ = System.execute(ProbeScript(step, count, .numbers, startingIn: start), on: probe)
  }

  /// Puts down what is no input.
  private func put(_ step: ProbeStep) -> UnsafeMutablePointer<ProbeStep> {
    (steps + shape.count).initialize(to: step)
    return steps + shape.count
  }

  func perform(_ input: Int) -> Observation {
    let before = counts.pointee
    // A look at a control is no step.
    let shown = steps[input].kind == nil ? rendering(at: shape.inputs[input].port) : nil
    let isSeen = !table.transitions.goneReadsLast || !usesGone(input)
    see(steps + input)
    var observation = observation(isSeen ? shown ?? probe.reading : 0, since: before)
    if case .act = steps[input].kind { observation.hasRead = true }
    return observation
  }

  /// Whether an input uses the held binding of a port that is gone.
  private func usesGone(_ input: Int) -> Bool {
    let (port, base) = (shape.heldPort[input], probe.base)
    return port >= 0 && base < shape.bases && !shape.isPresent(port, in: base)
  }

  private func rendering(at port: Int) -> Int {
    let look = probe.hands?.render(probe.system, probe.ports.elements + port)
    return 1 + table.renderings.number(of: look ?? "")
  }

  private func observation(_ reading: Int, since before: SourceCounts) -> Observation {
    let (after, base) = (counts.pointee, probe.base)
    let isOne = after.changes &- before.changes == 1 && base < shape.bases
    let isPlain = after.transactions == before.transactions
    let writes = after.writes &- before.writes
    return Observation(
      reading: reading,
      writes: writes == 0 ? 0 : isOne && isPlain ? 1 &+ base : log(since: before, isOne: isOne),
      base: base, hasRead: after.reads != before.reads)
  }

  /// The number of a list of writes; of one write outside of any transaction that of its base.
  private func log(since before: SourceCounts, isOne: Bool) -> Int {
    let writes = probe.source.writes(since: before.writes)
    if isOne, let label = writes.last?.transaction {
      return 1 + shape.bases + table.logs.number(ofOne: base, in: label)
    }
    let log = writes.map {
      (base: number(of: $0.base), label: $0.transaction)
    }
    if log.count == 1 && log[0].label == nil && log[0].base < shape.bases { return 1 + log[0].base }
    return 1 + shape.bases + table.logs.number(of: log)
  }

  private func number(of base: Model.Base) -> Int {
    table.bases.firstIndex(of: base, amongFirst: shape.bases)
      ?? shape.bases + table.strangers.number(of: base)
  }
}

extension Probe {
  /// Room for a system, beside the table of its model, on a source that holds the base of a state.
  convenience init(
    _ table: ModelTable<Model>, in state: Int, isLogging: Bool = true,
    make: @escaping (Source<Model.Base>) -> System
  ) {
    self.init(
      Source(table.base(of: state), isLogging: isLogging), ports: table.ports, values: table.values,
      bases: table.bases, listedBases: table.transitions.listedBases, readings: table.readings,
      presence: table.transitions.presence, actions: table.actions, make: make)
  }
}
