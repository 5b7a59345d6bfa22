import BindingGenerators
import BindingLaws

/// A system as a proof of its memory sees it: what it reads, writes and shows, in numbers.
///
/// One room serves for all systems that are made one after the other; the source is new for each.
final class TrialMachine<System: BindingSystem>: Machine {
  typealias Model = System.Model

  let shape: MachineShape
  let table: ModelTable<Model>
  /// The numbers of what is seen; a twin that is compared has the same.
  let numbers: ModelNumbering<Model>
  /// A step for each input, and room for one more.
  private let steps: UnsafeMutablePointer<ProbeStep>
  private let probe: UnsafeMutablePointer<ObservationProbe<System>>
  private let hands: ControlHands<System>?
  private let transactions: Transactions
  /// Whether the base is kept in a store of the system's own.
  private let isMirrored: Bool
  private var made = 0

  /// A machine of a finite world: its listed bases, and every input that the system offers.
  ///
  /// - Parameters:
  ///   - table: The model.
  ///   - numbers: The numbers of what is seen.
  ///   - transactions: Which bindings are in one.
  ///   - make: Makes the system.
  init(
    _ table: ModelTable<Model>, numbers: ModelNumbering<Model>, transactions: Transactions = .none,
    make: @escaping (Source<Model.Base>) -> System
  ) {
    (self.table, self.numbers, self.transactions) = (table, numbers, transactions)
    hands = ControlHands(System.self)
    isMirrored = System.keeper != .source
    shape = MachineShape(of: System.self, table, transactions)
    probe = .allocate(capacity: 1)
    probe.initialize(
      to: ObservationProbe(
        Source(table.base(of: 0)), ports: table.ports.elements, count: shape.ports,
        presence: shape.presence,
        values: numbers.values, bases: numbers.bases,
        wrap: transactions == .none ? nil : System.Derived.Subject.wrapping, make: make))
    steps = .allocate(capacity: shape.count + 1)
    for (place, input) in shape.inputs.enumerated() {
      (steps + place).initialize(to: ProbeStep(input, isControl: hands != nil, transactions))
    }
  }

  deinit {
    SystemsMade.add(made)
    probe.pointee.deallocate()
    probe.deinitialize(count: 1)
    probe.deallocate()
    steps.deallocate()
  }

  var base: Int { probe.pointee.base }

  private var counts: UnsafeMutablePointer<SourceCounts> { probe.pointee.source.counts }

  func make(in base: Int, isHolding: Bool) -> Bool {
    made &+= 1
    System.make(
      put(
        ProbeStep(
          isHolding ? .holdAll : nil, isInTransaction: transactions == .most, state: base)), probe)
    lookAtStore()
    return counts.pointee.reads > 0
  }

  func rewrite(_ base: Int) {
    if isMirrored { probe.pointee.source.put(table.base(of: base)) }
    see(ProbeStep(.write, state: base))
    lookAtStore()
  }

  /// Looks at the store, if the system has one of its own, and numbers what it holds.
  private func lookAtStore() {
    if !isMirrored { return }
    probe.pointee.source.look()
    see(ProbeStep(nil))
  }

  /// Carries out what is no input.
  private func see(_ step: ProbeStep) { _ = System.see(put(step), probe) }

  /// Puts down what is no input.
  private func put(_ step: ProbeStep) -> UnsafeMutablePointer<ProbeStep> {
    (steps + shape.count).initialize(to: step)
    return steps + shape.count
  }

  func perform(_ input: Int) -> Observation {
    let before = counts.pointee
    if steps[input].kind == nil { return performApart(input, before) }
    let reading = System.see(steps + input, probe)
    lookAtStore()
    return observation(reading, since: before)
  }

  /// What no binding does: an action, a tap of a control, a look at one.
  private func performApart(_ index: Int, _ before: SourceCounts) -> Observation {
    let input = shape.inputs[index]
    let (system, port) = (probe.pointee.system, probe.pointee.ports + input.port)
    var reading = 0
    switch input.kind {
    case .act: system.pointee.perform(table.world.actions[input.value], on: probe.pointee.source)
    case .tap: hands?.tap(system, port)
    case .write: rewrite(input.value)
    default: reading = 1 + numbers.renderings.number(of: hands?.render(system, port) ?? "")
    }
    _ = System.see(steps + index, probe)
    lookAtStore()
    var observation = observation(reading, since: before)
    observation.hasRead = observation.hasRead || input.kind == .act
    return observation
  }

  private func observation(_ reading: Int, since before: SourceCounts) -> Observation {
    let (after, base) = (counts.pointee, probe.pointee.base)
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
    let writes = probe.pointee.source.writes(since: before.writes)
    if isOne, let label = writes.last?.transaction {
      return 1 + shape.bases + numbers.logs.number(ofOne: base, in: label)
    }
    let log = writes.map {
      (base: numbers.bases.number(of: $0.base), label: $0.transaction)
    }
    if log.count == 1 && log[0].label == nil && log[0].base < shape.bases { return 1 + log[0].base }
    return 1 + shape.bases + numbers.logs.number(of: log)
  }
}

/// The numbers of all that is seen of systems with one model.
final class ModelNumbering<Model: ReferenceModel> {
  let values: Numbering<Model.Value>
  let bases: Numbering<Model.Base>
  let logs = LogNumbers()
  let renderings = Numbering<String>()

  init(_ table: ModelTable<Model>) {
    values = Numbering(table.world.values.listed)
    bases = Numbering(table.world.bases.listed)
  }
}

/// The numbers of lists of writes, each a base by its number and the label of its transaction: equal
/// lists have equal numbers.
final class LogNumbers {
  private struct Write: Hashable {
    /// The number of what was written before.
    let past: Int
    let base: Int
    let label: String?
  }

  private var numbers: [Write: Int] = [:]
  /// The base, the label and the number that were asked for last.
  private var latest = (base: -1, label: "", number: 0)

  func number(of log: [(base: Int, label: String?)]) -> Int {
    log.reduce(0) { number(of: Write(past: $0, base: $1.base, label: $1.label)) }
  }

  /// The number of a list of one write.
  func number(ofOne base: Int, in label: String) -> Int {
    if latest.base == base && latest.label == label { return latest.number }
    latest = (base, label, number(of: [(base, label)]))
    return latest.number
  }

  private func number(of write: Write) -> Int {
    if let number = numbers[write] { return number }
    numbers[write] = numbers.count + 1
    return numbers.count
  }
}
