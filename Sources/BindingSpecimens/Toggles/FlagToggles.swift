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

/// A model of a toggle over a flag, and of two that never change.
///
/// Traces name ports here, and draws and tokens number them: names and orders have to stay.
struct ConstantsModel: ReferenceModel {
  /// The three toggles.
  enum Port: CaseIterable { case live, alwaysOff, alwaysOn }

  func accepts(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { port == .live }
  func set(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { value }
  func get(_ port: Port, in isOn: Bool) -> Bool { port == .live ? isOn : port == .alwaysOn }
}

/// Toggles over a flag and over two constants, which reject every set.
struct ConstantToggles: ToggleSystem {
  static let model = ConstantsModel()
  let source: Source<Bool>

  func control(_ port: ConstantsModel.Port) -> some Switch {
    HeadlessToggle(isOn: port == .live ? source.binding : .constant(port == .alwaysOn))
  }
}

/// A constant in its reads only.
///
/// A write to it reaches the flag beside it. The constant reads correctly.
struct LeakyConstant: BindingSystem {
  static let model = ConstantsModel()
  let source: Source<Bool>

  func binding(_ port: ConstantsModel.Port) -> Flag {
    if port == .live { return source.binding }
    return source.binding.derive(get: { _ in port == .alwaysOn }, put: { $0 = $1 })
  }
}

/// A group whose content shows while it is closed, and hides while it is open.
///
/// The group breaks only `rendering-conforms`, because it still looks different for on and off.
struct ShownWhileClosed: ContentSystem {
  static let model = SharedFlagModel<OnlyPort>()
  let source: Source<Bool>

  func control(_ port: OnlyPort) -> some Switch { DisclosureCore(flag: source.binding) }
  func rendering(_ port: OnlyPort) -> String { source.value ? "closed" : "content" }
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
