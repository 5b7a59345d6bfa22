import BindingLaws
import LawfulBindings

/// Two flags whose sets land in the next turn, each in what is there then.
struct NextTurnFlags: DeferredSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>
  private let clock = VirtualClock()

  init(source: Source<SidedFlags>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn in
        clock.after(1) { [source] in
          if source.value[keyPath: port.flag] != isOn { source.value[keyPath: port.flag] = isOn }
        }
      })
  }

  func settle() { clock.runOut() }
}

/// Two flags whose sets land in the next turn, as the whole that was there before it.
struct LateWhole: DeferredSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>
  private let clock = VirtualClock()

  init(source: Source<SidedFlags>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn in
        var whole = source.value
        whole[keyPath: port.flag] = isOn
        clock.after(1) { [source, whole] in source.value = whole }
      })
  }

  func settle() { clock.runOut() }
}

/// Two flags whose sets land when nobody has set any for a while: one timer serves both.
struct OneTimerForAll: DeferredSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>
  private let pending = Pending<Bool>()

  init(source: Source<SidedFlags>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn in
        pending.number.map(pending.clock.cancel)
        pending.number = pending.clock.after(3) { [source] in
          if source.value[keyPath: port.flag] != isOn { source.value[keyPath: port.flag] = isOn }
        }
      })
  }

  func settle() { pending.clock.runOut() }
}

/// A level that is clamped a turn after its binding was made, as it was when that was made.
struct ClampedAsOfMaking: DeferredSystem {
  typealias Model = ClampedLevelModel
  let source: Source<Int>
  private let clock = VirtualClock()

  init(source: Source<Int>) { self.source = source }

  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> {
    let level = source.value
    clock.after(1) { [source] in source.value = level.clamped }
    return HeadlessBinding(
      get: { source.value },
      set: { source.write($0.clamped, transaction: $1.animation) })
  }

  func settle() { clock.runOut() }
}

extension Int {
  /// The nearest level from 0 to 2.
  fileprivate var clamped: Int { Swift.min(Swift.max(self, 0), 2) }
}

/// Two flags whose changes land in the next turn: what is no change yet is taken for none.
struct LateChange: DeferredSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>
  private let clock = VirtualClock()

  init(source: Source<SidedFlags>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn in
        var whole = source.value
        if whole[keyPath: port.flag] == isOn { return }
        whole[keyPath: port.flag] = isOn
        clock.after(1) { [source, whole] in source.value = whole }
      })
  }

  func settle() { clock.runOut() }
}
