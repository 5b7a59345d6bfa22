import BindingLaws
import LawfulBindings

/// The flag of a screen, and the own flags of two images on it.
struct BlurredScreen: Changeable {
  var isBlur = false
  var own = true
  var unused = true
}

/// An image that owns its flag, one that is bound to the screen's, and a button that toggles that.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
struct BlurredScreenModel: OwnershipModel {
  enum Port: CaseIterable { case alone, bound }
  enum Action: CaseIterable { case button }

  var bases: [BlurredScreen]? {
    Bool.all.rows(of: 3).map { BlurredScreen(isBlur: $0[0], own: !$0[1], unused: !$0[2]) }
  }
  /// Own flags start on.
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

/// Images that blur: radius 10 while on, and a tap toggles, in the transaction of its animation.
protocol ImageSystem: MadeSystem {}

extension ImageSystem { static var model: SwitchedOwnerModel { SwitchedOwnerModel() } }

// The transaction and the looks say again what `HeadlessBlurredImage` does, and what `withHeadlessAnimation`
// and `SelectionControls` make of that.
extension ImageSystem {
  static var tapTransaction: String? { "default" }
  static var renderings: Renderings { ("radius 10.0", "radius 0.0") }
}

/// An image over a binding: radius 10 while it is on, and a tap toggles it.
struct BoundBlurredImage: ImageSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>

  func control(_ port: SinglePort) -> some Switch {
    HeadlessBlurredImage(isBlurred: source.binding)
  }
}

/// An image of its own and one on the screen's flag; the button moves the latter only.
struct BlurredImages: ImageSystem {
  static let model = BlurredScreenModel()
  let source: Source<BlurredScreen>

  /// The button does what a tap on the bound image does.
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

/// The image that owns its flag is given the screen's as well, so the button moves both.
///
/// It keeps every round trip, and breaks what the owner's own flag is for.
struct OwnImageMoves: SingleSystem {
  static let model = BlurredScreenModel()
  let source: Source<BlurredScreen>
  var derived: Flag { source.binding.isBlur }
}
