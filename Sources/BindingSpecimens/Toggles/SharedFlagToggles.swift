import BindingLaws
import LawfulBindings

/// Two places that show the same flag.
enum Twin: CaseIterable {
  case left, right
}

/// Two toggles on the same flag: they are always equal.
struct TwinToggles: RenderedSystem {
  typealias Model = SharedFlagModel<Twin>
  let source: Source<Bool>

  func binding(_ twin: Twin) -> HeadlessBinding<Bool> { source.binding }

  func tap(_ twin: Twin) { toggle.tap() }

  func rendering(_ twin: Twin) -> String { toggle.rendering.icon }

  static func rendering(_ twin: Twin, showing value: Model.Value, in base: Bool) -> String {
    ToggleState(value).asSwitch
  }

  private var toggle: HeadlessToggle { HeadlessToggle("Flag", isOn: source.binding) }
}

/// A toggle that is tapped inside an animation, which reaches the base.
struct AnimatedToggle: RenderedSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  static var tapTransaction: String? { "default" }
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> { source.binding.animation("default") }

  func tap(_ port: OnlyPort) {
    withHeadlessAnimation { HeadlessToggle("Flag", isOn: source.binding).tap() }
  }

  func rendering(_ port: OnlyPort) -> String {
    HeadlessToggle("Flag", isOn: source.binding).rendering.icon
  }

  static func rendering(_ port: OnlyPort, showing value: Model.Value, in base: Bool) -> String {
    ToggleState(value).asSwitch
  }
}

/// A toggle whose binding is made of two closures that forget the transaction.
///
/// It keeps everything else.
struct UnanimatedToggle: BindingSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> {
    HeadlessBinding(get: { source.value }, set: { source.value = $0 })
  }
}
