import BindingLaws
import LawfulBindings

/// Two toggles on the same flag, which are always equal.
struct TwinToggles: ToggleSystem {
  static let model = SharedFlagModel<Side>()
  let source: Source<Bool>
}

/// A toggle that is tapped inside an animation, which reaches the base.
///
/// Its transaction has the name that `withHeadlessAnimation` gives.
struct AnimatedToggle: ToggleSystem {
  static var tapTransaction: String? { "default" }
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> Flag { source.binding.animation("default") }
  func tap(_ port: OnlyPort) { withHeadlessAnimation { control(port).tap() } }
}

/// A toggle whose binding is made of two closures that forget the transaction.
///
/// The toggle breaks only `transaction-reaches-base`.
struct UnanimatedToggle: PlainSystem {
  static let model = SharedFlagModel<OnlyPort>()
  let source: Source<Bool>
  func set(_ isOn: Bool, at port: OnlyPort, _ transaction: String?) { source.value = isOn }
}

/// A toggle that looks as before a tap, until something else happens.
///
/// The toggle looks right whenever the flag is set in another way.
struct LaggingIcon: ToggleSystem {
  let source: Source<Bool>
  /// The icon before the last tap, and the flag as that tap sets it.
  let kept = Memory<(icon: String, isOn: Bool)>()

  func tap(_ port: OnlyPort) {
    kept.value = (icon: control(port).shown, isOn: !source.value)
    control(port).tap()
  }

  func rendering(_ port: OnlyPort) -> String {
    if let kept = kept.value, kept.isOn == source.value { return kept.icon }
    return control(port).shown
  }
}

/// A toggle that a tap first turns off, and then to its new state.
///
/// The final state is right, and its binding writes once.
struct FlickeringTap: ControlSystem {
  static let model = SharedFlagModel<OnlyPort>()
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> Flag { source.binding }

  func tap(_ port: OnlyPort) {
    let isOn = source.value
    source.value = false
    source.value = !isOn
  }

  func rendering(_ port: OnlyPort) -> String { HeadlessToggle(isOn: source.binding).rendering.icon }
}

/// A toggle that shows the parity of its taps, from its first value on.
///
/// The toggle looks right while nobody else sets the flag.
struct DetachedCheck: ToggleSystem {
  let source: Source<Bool>
  private let taps = Memory<Int>()
  private let atStart: Bool

  init(source: Source<Bool>) {
    self.source = source
    atStart = source.value
  }

  func tap(_ port: OnlyPort) {
    _ = taps.increment()
    source.value = isChecked
  }

  func rendering(_ port: OnlyPort) -> String { "switch.\(ToggleState(isChecked))" }

  /// Whether the toggle is checked.
  ///
  /// Until it is tapped it shows the flag.
  private var isChecked: Bool { taps.value.map { atStart == $0.isMultiple(of: 2) } ?? source.value }
}
