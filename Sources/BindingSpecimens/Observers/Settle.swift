import BindingLaws
import LawfulBindings

/// An external write of the base, after which the observers come to rest under a schedule.
///
/// Traces contain the description, and names of fixtures are made of it: never change it.
struct Settle<Base: Equatable>: Equatable, CustomStringConvertible {
  let base: Base
  let schedule: ObserverSchedule

  var description: String { "settle \(traceText(base)) by \(schedule)" }
}

/// A model whose actions are external writes, each under every schedule.
protocol SettlingModel: ObserverModel where Action == Settle<Base> {
  /// Returns the base after an external write under any schedule, which usually is the written one.
  func rest(after written: Base) -> Base
}

extension SettlingModel {
  /// The most writes until the system rests, which reports print.
  ///
  /// The usual two are the external write itself and one by an observer.
  var writesToRest: Int { 2 }

  var actions: [Settle<Base>] { (bases ?? []).flatMap(actionsPerSchedule) }

  /// Returns an external write of one base under each schedule.
  func actionsPerSchedule(writing base: Base) -> [Settle<Base>] {
    ObserverSchedule.allCases.map { Settle(base: base, schedule: $0) }
  }

  func rest(after written: Base) -> Base { written }
  func apply(_ action: Action, to base: Base) -> Base { rest(after: action.base) }
}

/// A system whose base has observers.
protocol ObservedSystem: SourcedSystem where Model: SettlingModel {
  /// The observers, which react to changes of the base.
  static var observers: [Observer] { get }
}

extension ObservedSystem {
  typealias Observer = ChangeObserver<Model.Base>

  /// The base as a binding.
  ///
  /// After each write the observers run.
  var observed: HeadlessBinding<Model.Base> {
    HeadlessBinding(
      get: { source.value },
      set: { new, transaction in
        let old = source.base
        source.write(new, transaction: transaction.animation)
        settle(source, from: old, under: .snapshot, transaction.animation)
      })
  }

  func perform(_ action: Settle<Model.Base>, on source: Source<Model.Base>) {
    let old = source.base
    source.rewrite(action.base)
    settle(source, from: old, under: action.schedule, nil)
  }

  /// Runs the observers after a change of the base, and writes each base that they lead to.
  private func settle(
    _ source: Source<Model.Base>, from old: Model.Base, under schedule: ObserverSchedule,
    _ transaction: String?
  ) {
    for state in schedule.settle(Self.observers, from: old, to: source.base)
    where state != source.base { source.write(state, transaction: transaction) }
  }
}
