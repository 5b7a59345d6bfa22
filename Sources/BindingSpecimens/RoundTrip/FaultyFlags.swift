import BindingLaws
import LawfulBindings

/// A flag that counts its changes beside its value.
///
/// The last set does not win: the way there is counted. It keeps every other law, and its model
/// agrees.
struct ChangeCounter: BindingSystem {
  typealias Model = ChangeCountModel
  let source: Source<CountedFlag>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: \.isOn,
      put: { flag, isOn in
        if flag.isOn != isOn { flag.count = flag.count == 2 ? 0 : flag.count + 1 }
        flag.isOn = isOn
      })
  }
}

/// A flag that counts how often it was set, so that setting what is there already shows.
struct SetCounter: BindingSystem {
  typealias Model = SetCountModel
  let source: Source<CountedFlag>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: \.isOn,
      put: { flag, isOn in
        flag.count = flag.count == 2 ? 0 : flag.count + 1
        flag.isOn = isOn
      })
  }
}

/// A setter that toggles, whatever it is given.
///
/// It keeps nothing of the round trip.
struct TogglingSetter: BindingSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> {
    source.binding.derive(get: \.self, put: { isOn, _ in isOn.toggle() })
  }
}

/// A setter that turns on, whatever it is given.
///
/// It keeps that the last set wins.
struct StuckOn: BindingSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> {
    source.binding.derive(get: \.self, put: { isOn, _ in isOn = true })
  }
}

/// A negation in one direction only: reads are negated, writes are not.
struct HalfNegation: BindingSystem {
  typealias Model = NegatedFlagModel
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> { source.binding.map(!, back: \.self) }
}
