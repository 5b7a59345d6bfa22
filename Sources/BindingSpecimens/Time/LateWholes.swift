import BindingLaws
import LawfulBindings

/// Two flags whose sets land in the next turn, each in what is there then.
struct NextTurnFlags: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    pending.clock.after(1) { [source] in source.turn(side, isOn) }
  }
}

/// Two flags whose sets land when nobody has set any for a while: one timer serves both.
struct OneTimerForAll: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    pending.land(after: 3) { [source] in source.turn(side, isOn) }
  }
}

extension Source<SidedFlags> {
  /// Changes a flag, if it changes.
  fileprivate func turn(_ side: Side, _ isOn: Bool) {
    if value[keyPath: side.flag] != isOn { value[keyPath: side.flag] = isOn }
  }
}

/// Two flags whose sets land in the next turn, as the whole that was there before it.
struct LateWhole: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let whole = source.value.with(side.flag, isOn)
    pending.clock.after(1) { [source] in source.value = whole }
  }
}

/// Two flags whose changes land in the next turn.
///
/// A set that changes nothing when it is made is dropped, though it may when it lands.
struct LateChange: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let (before, whole) = (source.value, source.value.with(side.flag, isOn))
    if whole != before { pending.clock.after(1) { [source] in source.value = whole } }
  }
}

/// A level that is clamped a turn after a binding was made, to what it was when that was made.
struct ClampedAsOfMaking: ClockedSystem {
  typealias Model = ClampedLevelModel
  let source: Source<Int>
  let pending = Pending<Int>()

  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> {
    let level = source.value
    pending.clock.after(1) { [source] in source.value = min(max(level, 0), 2) }
    return source.binding.map(\.self, back: { min(max($0, 0), 2) })
  }
}
