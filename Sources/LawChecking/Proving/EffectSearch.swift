import BindingGenerators
import BindingLaws

/// Carries out every operation in every listed base: through fresh bindings, and through bindings
/// held since every base, which are compared with the fresh ones.
///
/// One system serves for all bases that its bindings are held through.
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
  }

  /// Whether the base was a listed one after each operation.
  private(set) var stayListed = true
  /// Whether held bindings did what fresh ones did, and nothing where those are not to be had.
  private(set) var areCoherent = true
  private let table: ModelTable<Model>
  private let make: (Source<Model.Base>) -> System
  private let codes: [OperationCode]
  private let states: [Int]
  private var effects: [Effect?] = []

  /// Searches; `nil` when that would take more than so many operations.
  init?(_ runner: CaseRunner<System>, limit: Int) {
    (table, make) = (runner.table, runner.make)
    let table = table
    table.reset()
    codes = table.transitions.codes
    states = Array(0..<table.transitions.listedBases)
    guard states.count * (states.count + 1) * codes.count <= limit else { return nil }
    carryOutFresh()
    for origin in states where stayListed && areCoherent { carryOutHeld(since: origin) }
  }

  private mutating func carryOutFresh() {
    let trial = Trial<System>(table, state: 0, isLogging: true, make: make)
    for state in states {
      for code in codes {
        let isThere = !code.hasPort || table.isPresent(code.port, in: state)
        effects.append(isThere ? effect(of: code, in: state, on: trial) : nil)
        stayListed = stayListed && (!isThere || endsListed(trial))
      }
    }
  }

  private mutating func carryOutHeld(since origin: Int) {
    let trial = Trial<System>(table, state: origin, isLogging: true, make: make)
    trial.perform(OperationCode(.holdAll))
    var fresh = effects.makeIterator()
    for state in states {
      for var code in codes {
        let owed = fresh.next() ?? nil
        guard code.hasPort && trial.held.contains(code.port) else { continue }
        code.isHeld = true
        let found = effect(of: code, in: state, on: trial)
        let isLike = owed.map(found.isLike) ?? (found.writes.isEmpty && found.base == trial.before)
        areCoherent = areCoherent && isLike
        stayListed = stayListed && endsListed(trial)
      }
    }
  }

  private func effect(of code: OperationCode, in state: Int, on trial: Trial<System>) -> Effect {
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
