import BindingLaws
import LawfulBindings

/// A group whose content shows while it is closed, and hides while it is open.
///
/// It keeps everything but its looks, and still looks different for on and off.
struct ShownWhileClosed: RenderedSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> { group.isExpanded }
  func tap(_ port: OnlyPort) { group.tap() }
  func rendering(_ port: OnlyPort) -> String { group.content == nil ? "content" : "closed" }

  static func rendering(
    _ port: OnlyPort, showing value: Model.Value, in base: Bool
  ) -> String { value ? "content" : "closed" }

  private var group: HeadlessDisclosureGroup<String> {
    HeadlessDisclosureGroup("Show", isExpanded: source.binding) { "content" }
  }
}

/// A toggle that looks as before it was tapped, until something else happens.
///
/// It looks right whenever the flag is set in another way.
struct LaggingIcon: RenderedSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>
  private let kept = Kept()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> { source.binding }

  func tap(_ port: OnlyPort) {
    kept.icon = (icon, !source.value)
    HeadlessToggle("Flag", isOn: source.binding).tap()
  }

  func rendering(_ port: OnlyPort) -> String {
    if let (icon, isOn) = kept.icon, isOn == source.value { return icon }
    return icon
  }

  static func rendering(
    _ port: OnlyPort, showing value: Model.Value, in base: Bool
  ) -> String { ToggleState(value).asSwitch }

  private var icon: String { HeadlessToggle("Flag", isOn: source.binding).rendering.icon }

  private final class Kept { var icon: (icon: String, isOn: Bool)? }
}

/// A toggle that a tap turns off first, whatever it is, and then to where it goes.
///
/// It ends where it has to, and its binding writes once.
struct FlickeringTap: ControlSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> { source.binding }

  func tap(_ port: OnlyPort) {
    let isOn = source.value
    source.value = false
    source.value = !isOn
  }

  func rendering(_ port: OnlyPort) -> String {
    HeadlessToggle("Flag", isOn: source.binding).rendering.icon
  }
}

/// An image whose binding carries transactions, and whose tap forgets the animation that it is to have.
///
/// It ends where it has to.
struct UnanimatedTap: ControlSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  static var tapTransaction: String? { "default" }
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> { source.binding }
  func tap(_ port: OnlyPort) { source.value.toggle() }
  func rendering(_ port: OnlyPort) -> String { source.value ? "radius 10.0" : "radius 0.0" }
}

/// A toggle that shows how often it was tapped, from the value that it had first.
///
/// It looks right while nobody else sets the flag.
struct DetachedCheck: RenderedSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>
  private let taps = Memory<Int>()
  private let first: Bool

  init(source: Source<Bool>) { (self.source, first) = (source, source.value) }

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> { source.binding }

  func tap(_ port: OnlyPort) {
    _ = taps.next()
    source.value = isChecked
  }

  func rendering(_ port: OnlyPort) -> String { ToggleState(isChecked).asSwitch }

  static func rendering(
    _ port: OnlyPort, showing value: Model.Value, in base: Bool
  ) -> String { ToggleState(value).asSwitch }

  /// Until it is tapped it shows the flag.
  private var isChecked: Bool { taps.value.map { first == $0.isMultiple(of: 2) } ?? source.value }
}
