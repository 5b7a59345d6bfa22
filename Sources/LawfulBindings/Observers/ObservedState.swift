/// A base whose observers run after each write, before the write returns.
package final class ObservedState<Base> {
  private let observers: [ChangeObserver<Base>]
  private let schedule: ObserverSchedule
  /// What the last write led to, `nil` before the first.
  package private(set) var settlement: Settlement<Base>?
  /// The base of now.
  package private(set) var value: Base

  package init(
    _ value: Base,
    observers: [ChangeObserver<Base>],
    schedule: ObserverSchedule = .snapshot
  ) {
    self.value = value
    self.observers = observers
    self.schedule = schedule
  }

  /// A binding whose writes are followed by the observers.
  package var binding: HeadlessBinding<Base> {
    HeadlessBinding(get: { self.value }, set: { self.write($0) })
  }

  private func write(_ new: Base) {
    let settlement = Settlement(of: observers, from: value, to: new, schedule: schedule)
    self.settlement = settlement
    value = settlement.result
  }
}
