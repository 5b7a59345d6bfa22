import BindingLaws
import LawfulBindings

/// The flag of a screen, and the own flags of two images on it.
struct BlurredScreen: Changeable {
  var isBlur = false
  /// The flag of the image that owns its flag.
  var own = true
  /// The own flag of the bound image, which has no effect.
  var unused = true
}

/// An image that owns its flag, an image that is bound to the screen's flag, and a button that toggles that
/// flag.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
struct BlurredScreenModel: OwnershipModel {
  enum Port: CaseIterable { case alone, bound }
  enum Action: CaseIterable { case button }

  var bases: [BlurredScreen]? {
    Bool.all.rows(of: 3).map { BlurredScreen(isBlur: $0[0], own: !$0[1], unused: !$0[2]) }
  }

  /// The bases in which the own flags are on, as at the start.
  var starts: [BlurredScreen]? { bases?.filter { $0.own && $0.unused } }

  func flag(_ port: Port) -> WritableKeyPath<BlurredScreen, Bool> {
    port == .alone ? \.own : \.unused
  }

  func isProvided(_ port: Port, in base: BlurredScreen) -> Bool { port == .bound }
  func external(_ port: Port, in base: BlurredScreen) -> Bool { base.isBlur }
  func own(_ port: Port, in base: BlurredScreen) -> Bool { base[keyPath: flag(port)] }

  func settingExternal(_ isOn: Bool, at port: Port, in base: Base) -> Base {
    base.with(\.isBlur, isOn)
  }

  func settingOwn(_ isOn: Bool, at port: Port, in base: BlurredScreen) -> BlurredScreen {
    base.with(flag(port), isOn)
  }

  func apply(_ action: Action, to base: BlurredScreen) -> BlurredScreen {
    settingExternal(!base.isBlur, at: .bound, in: base)
  }
}

/// A system of images that blur.
///
/// The radius is 10 while on, and a tap toggles in the transaction of its animation.
protocol ImageSystem: MadeSystem {}

extension ImageSystem { static var model: SwitchedOwnerModel { SwitchedOwnerModel() } }

// The transaction and the looks repeat what `HeadlessBlurredImage`, `withHeadlessAnimation` and
// `SwitchSystems` do.
extension ImageSystem {
  static var tapTransaction: String? { "default" }
  static var renderings: Renderings { ("radius 10.0", "radius 0.0") }
}

/// An image over a binding.
///
/// The radius is 10 while it is on, and a tap toggles it.
struct BoundBlurredImage: ImageSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>

  func control(_ port: SinglePort) -> some Switch {
    HeadlessBlurredImage(isBlurred: source.binding)
  }
}

/// An image with its own flag, and one on the screen's flag.
///
/// The button moves only the latter.
struct BlurredImages: ImageSystem {
  static let model = BlurredScreenModel()
  let source: Source<BlurredScreen>

  /// Carries out the button, which does the same as a tap on the bound image.
  func perform(_ action: BlurredScreenModel.Action, on source: Source<BlurredScreen>) {
    let screen = HeadlessState(wrappedValue: source.base)
    image(.bound, on: screen.projectedValue).tap()
    source.rewrite(screen.wrappedValue)
  }

  func control(_ port: BlurredScreenModel.Port) -> some Switch { image(port, on: source.binding) }

  private func image(
    _ port: BlurredScreenModel.Port, on screen: HeadlessBinding<BlurredScreen>
  ) -> HeadlessBlurredImage {
    let isBlurred = HeadlessBinding.owned(port == .alone ? screen.own : screen.unused) {
      port == .bound ? screen.isBlur : nil
    }
    return HeadlessBlurredImage(isBlurred: isBlurred)
  }
}

/// An image that should own its flag, but is given the screen's as well, so that the button moves both.
///
/// The image upholds every round trip, but its own flag has no effect.
struct OwnImageMoves: SingleSystem {
  static let model = BlurredScreenModel()
  let source: Source<BlurredScreen>
  var derived: Flag { source.binding.isBlur }
}
