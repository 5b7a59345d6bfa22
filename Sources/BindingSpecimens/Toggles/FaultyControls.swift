import BindingLaws
import LawfulBindings

/// A group whose content shows while it is closed, and hides while it is open.
///
/// It keeps everything but its looks, and still looks different for on and off.
struct ShownWhileClosed: ContentSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>

  func control(_ port: OnlyPort) -> some Switch { DisclosureCore(flag: source.binding) }
  func rendering(_ port: OnlyPort) -> String { source.value ? "closed" : "content" }
}

/// A toggle that looks as before it was tapped, until something else happens.
///
/// It looks right whenever the flag is set in another way.
struct LaggingIcon: ToggleSystem {
  let source: Source<Bool>
  let kept = Memory<(icon: String, isOn: Bool)>()

  func control(_ port: OnlyPort) -> some Switch { HeadlessToggle("Flag", isOn: source.binding) }

  func tap(_ port: OnlyPort) {
    kept.value = (control(port).shown, !source.value)
    control(port).tap()
  }

  func rendering(_ port: OnlyPort) -> String {
    if let (icon, isOn) = kept.value, isOn == source.value { return icon }
    return control(port).shown
  }
}

/// A toggle that a tap turns off first, whatever it is, and then to where it goes.
///
/// It ends where it has to, and its binding writes once.
struct FlickeringTap: ControlSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> Flag { source.binding }

  func tap(_ port: OnlyPort) {
    let isOn = source.value
    source.value = false
    source.value = !isOn
  }

  func rendering(_ port: OnlyPort) -> String {
    HeadlessToggle("Flag", isOn: source.binding).rendering.icon
  }
}

/// A toggle that shows how often it was tapped, from the value that it had first.
///
/// It looks right while nobody else sets the flag.
struct DetachedCheck: ToggleSystem {
  let source: Source<Bool>
  private let taps = Memory<Int>()
  private let first: Bool

  init(source: Source<Bool>) { (self.source, first) = (source, source.value) }

  func control(_ port: OnlyPort) -> some Switch { HeadlessToggle("Flag", isOn: source.binding) }

  func tap(_ port: OnlyPort) {
    _ = taps.next()
    source.value = isChecked
  }

  func rendering(_ port: OnlyPort) -> String { "switch.\(ToggleState(isChecked))" }

  /// Until it is tapped it shows the flag.
  private var isChecked: Bool { taps.value.map { first == $0.isMultiple(of: 2) } ?? source.value }
}
