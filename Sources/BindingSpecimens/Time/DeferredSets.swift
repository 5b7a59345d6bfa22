import BindingLaws
import LawfulBindings

/// A system of two flags whose sets land later.
protocol ClockedSides: ClockedSystem, PlainSides where Model == SidesModel {}

/// A text field that waits from the first letter on, and then takes that letter.
///
/// It drops the letter if others have written meanwhile, as it should. So it breaks only `deferred-arrives`.
struct FirstKeystrokeWins: ClockedSystem {
  let source: Source<Int>
  let pending = Pending<Int>()

  func set(_ text: Int, at port: OnlyPort, _ transaction: String?) {
    if pending.value != nil { return }
    pending.value = text
    let before = source.value
    pending.clock.after(.answer) { [source, pending] in
      if source.value == before { source.value = text }
      pending.value = nil
    }
  }
}

/// Two flags whose sets land in the next turn, each in the base at that time.
struct NextTurnFlags: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    pending.clock.after(.nextTurn) { [source] in source.turn(side, isOn) }
  }
}

/// Two flags whose sets land when nobody has set any for a while.
///
/// One timer serves both.
struct OneTimerForAll: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    pending.land(after: .answer) { [source] in source.turn(side, isOn) }
  }
}

extension Source<SidedFlags> {
  /// Changes a flag, unless it has that value already.
  fileprivate func turn(_ side: Side, _ isOn: Bool) {
    if value[keyPath: side.flag] != isOn { value[keyPath: side.flag] = isOn }
  }
}

/// Two flags whose sets land in the next turn, as the whole from before it.
struct LateWhole: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let whole = source.value.with(side.flag, isOn)
    pending.clock.after(.nextTurn) { [source] in source.value = whole }
  }
}

/// Two flags whose changes land in the next turn, as the whole from before it.
///
/// A set that changes nothing at the time it is made is dropped, though it might change something when it
/// lands. `LateWhole` drops none.
struct LateChange: ClockedSides {
  let source: Source<SidedFlags>
  let pending = Pending<Bool>()

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let before = source.value
    let whole = source.value.with(side.flag, isOn)
    if whole != before { pending.clock.after(.nextTurn) { [source] in source.value = whole } }
  }
}

/// A level that is clamped late: a turn after a binding was made, the clamped level of then is written.
///
/// Its bounds are those of its model, which no system may ask.
struct ClampedAsOfMaking: ClockedSystem {
  static let model = ClampedLevelModel()
  let source: Source<Int>
  let pending = Pending<Int>()

  func binding(_ port: OnlyPort) -> HeadlessBinding<Int> {
    let level = source.value
    pending.clock.after(.nextTurn) { [source] in source.value = Self.clamped(level) }
    return source.binding.map(\.self, back: { Self.clamped($0) })
  }

  private static func clamped(_ level: Int) -> Int { min(max(level, 0), 2) }
}
