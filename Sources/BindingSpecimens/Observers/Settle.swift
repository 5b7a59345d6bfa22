import BindingLaws
import LawfulBindings

/// An external write of the base, after which the observers come to rest under a schedule.
struct Settle<Base: Equatable>: Equatable, CustomStringConvertible {
  let base: Base
  /// Where the schedule stands among all of them.
  let schedule: Int

  var description: String { "settle \(traceText(base)) by \(Schedules.all[schedule].name)" }
}

/// The schedules under which observers are tried.
///
/// Their order numbers actions in draws and tokens, so it has to stay; traces show their names.
enum Schedules {
  static let all: [ObserverSchedule] = [
    .snapshot, .recheck, .reversed,
    .permuted("shuffled") { positions in positions.sorted { mixed($0) < mixed($1) } },
  ]
}

/// A number that stands in no order with the position it is made from.
///
/// It decides what the schedule `shuffled` does: kept cases rely on it.
private func mixed(_ position: Int) -> UInt64 { UInt64(position + 1) &* 0x9E37_79B9_7F4A_7C15 }

/// A model whose actions are external writes, each under every schedule.
protocol SettlingModel: ObserverModel where Action == Settle<Base> {
  /// The base that an external write leads to, whatever the schedule is.
  static func rest(after written: Base, from base: Base) -> Base
}

extension SettlingModel {
  static var actions: [Settle<Base>] { (bases ?? []).flatMap(settling) }

  static func settling(_ base: Base) -> [Settle<Base>] {
    Schedules.all.indices.map { Settle(base: base, schedule: $0) }
  }

  static func apply(_ action: Settle<Base>, to base: Base) -> Base {
    rest(after: action.base, from: base)
  }
}

/// A system whose base has observers.
protocol ObservedSystem: BindingSystem where Model: SettlingModel {
  var source: Source<Model.Base> { get }
  /// What reacts to changes of the base.
  static var observers: [ChangeObserver<Model.Base>] { get }
}

extension ObservedSystem {
  /// The base as a binding whose writes are followed by the observers.
  var observed: HeadlessBinding<Model.Base> {
    HeadlessBinding(
      get: { source.value },
      set: { new, transaction in
        let old = source.base
        source.write(new, transaction: transaction.animation)
        source.settle(
          Self.observers, from: old, under: .snapshot, transaction: transaction.animation)
      })
  }

  func perform(_ action: Settle<Model.Base>, on source: Source<Model.Base>) {
    let old = source.base
    source.rewrite(action.base)
    source.settle(Self.observers, from: old, under: Schedules.all[action.schedule])
  }
}

extension Source where Base: Equatable {
  /// Lets observers react to a change of the base, and writes each base that they lead to.
  fileprivate func settle(
    _ observers: [ChangeObserver<Base>], from old: Base, under schedule: ObserverSchedule,
    transaction: String? = nil
  ) {
    let settlement = Settlement(of: observers, from: old, to: base, schedule: schedule)
    for state in settlement.states where state != base {
      write(state, transaction: transaction)
    }
  }
}
