import BindingGenerators
import BindingLaws

/// Carries out every operation in every listed base: on systems made anew, on one that all was
/// carried out on before, and through bindings held since every base; and compares what it did.
struct EffectSearch<System: BindingSystem> {
  typealias Model = System.Model

  /// What an operation did: what it read, wrote and led to.
  private struct Effect {
    let reading: Model.Value?
    let writes: ArraySlice<Source<Model.Base>.Write>
    let base: Model.Base

    func isLike(_ other: Effect) -> Bool {
      reading == other.reading && base == other.base
        && writes.elementsEqual(other.writes) {
          $0.base == $1.base && $0.transaction == $1.transaction
        }
    }

    /// Whether nothing was written since the trial was marked.
    func isNothing(since trial: Trial<System>) -> Bool {
      writes.isEmpty && base == trial.before
    }
  }

  /// Whether the base was a listed one after each operation.
  private(set) var stayListed = true
  /// Whether an old system did what new ones did.
  private(set) var onlyBaseMatters = true
  /// Whether every operation in every base was carried out after every other one.
  private(set) var followsEachOther = false
  /// Whether held bindings did what fresh ones did, and nothing where those are not to be had.
  private(set) var areCoherent = true
  /// Whether no read through a fresh binding wrote anything.
  private(set) var areReadsInert = true
  /// How many operations were carried out.
  private(set) var transitions = 0
  private let table: ModelTable<Model>
  private let make: (Source<Model.Base>) -> System
  private let codes: [OperationCode]
  private let states: [Int]
  private var effects: [Effect?] = []

  /// Searches; `nil` when that would take more than so many operations.
  init?(_ runner: Runner<System>, limit: Int, seed: Seed) {
    (table, make) = (runner.table, runner.make)
    let table = table
    table.reset()
    codes = table.transitions.codes
    states = Array(0..<table.transitions.listedBases)
    guard states.count * (states.count + 2) * codes.count <= limit else { return nil }
    carryOutAnew()
    carryOutOnOne(seed)
    for origin in states where isUpheld { carryOutHeld(since: origin) }
  }

  /// Whether nothing speaks against the assumption.
  var isUpheld: Bool { stayListed && onlyBaseMatters }

  private mutating func carryOutAnew() {
    for state in states {
      for code in codes {
        let isThere = !code.hasPort || table.isPresent(code.port, in: state)
        let trial = Trial<System>(table, state: state, isLogging: true, make: make)
        let effect = isThere ? effect(of: code, in: state, on: trial) : nil
        effects.append(effect)
        guard let effect else { continue }
        stayListed = stayListed && endsListed(trial)
        if code.kind == .get { areReadsInert = areReadsInert && effect.isNothing(since: trial) }
      }
    }
  }

  /// Carries out every operation in every base after every other one, where they are few enough;
  /// otherwise each twice, in a random order.
  private mutating func carryOutOnOne(_ seed: Seed) {
    let trial = Trial<System>(table, state: 0, isLogging: true, make: make)
    let possible = effects.indices.filter { effects[$0] != nil }
    followsEachOther = possible.count <= 40
    var random = SplitMix64(seed: seed.child(named: "effects").value)
    let order =
      followsEachOther
      ? possible.eachAfterEachOther : (possible + possible).shuffled(using: &random)
    for index in order where onlyBaseMatters {
      guard let owed = effects[index] else { continue }
      let (state, code) = (states[index / codes.count], codes[index % codes.count])
      onlyBaseMatters = effect(of: code, in: state, on: trial).isLike(owed)
    }
  }

  private mutating func carryOutHeld(since origin: Int) {
    let trial = Trial<System>(table, state: origin, isLogging: true, make: make)
    trial.perform(OperationCode(.holdAll))
    var anew = effects.makeIterator()
    for state in states {
      for var code in codes {
        let owed = anew.next() ?? nil
        guard code.hasPort && trial.held.contains(code.port) else { continue }
        code.isHeld = true
        let found = effect(of: code, in: state, on: trial)
        let isOwed = owed.map(found.isLike) ?? found.isNothing(since: trial)
        areCoherent = areCoherent && isOwed
        stayListed = stayListed && endsListed(trial)
      }
    }
  }

  private mutating func effect(of code: OperationCode, in state: Int, on trial: Trial<System>)
    -> Effect
  {
    transitions += 1
    trial.move(to: state)
    trial.mark()
    let reading = code.kind == .get ? trial.subject(code)?.wrappedValue : nil
    trial.perform(code)
    return Effect(reading: reading, writes: trial.writes, base: trial.base)
  }

  /// Whether the base is a listed one now; most often it is the one that the model foretells.
  private func endsListed(_ trial: Trial<System>) -> Bool {
    let listed = table.transitions.listedBases
    if trial.state < listed && trial.base == trial.predicted { return true }
    return (0..<listed).contains { Model.areEquivalent(bases: trial.base, table.base(of: $0)) }
  }
}

extension [Int] {
  /// The elements in an order in which each comes right after each, itself included, once.
  var eachAfterEachOther: [Int] {
    indices.flatMap { place in
      [self[place]] + self[(place + 1)...].flatMap { [self[place], $0] }
    } + prefix(1)
  }
}
