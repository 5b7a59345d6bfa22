import BindingLaws
import LawfulBindings

/// The flag of a screen, and the own flags of two images on it.
struct BlurredScreen: Equatable {
  var isBlur = false
  var own = true
  var unused = true
}

/// An image that owns its flag, one that is bound to the screen's, and a button that toggles that.
enum BlurredScreenModel: OwnershipModel {
  enum Port: CaseIterable {
    case alone, bound
  }

  enum Action {
    case button
  }

  typealias Value = Bool
  static var actions: [Action] { [.button] }

  static var bases: [BlurredScreen]? {
    Bool.all.flatMap { unused in
      Bool.all.flatMap { own in
        Bool.all.map { BlurredScreen(isBlur: $0, own: !own, unused: !unused) }
      }
    }
  }

  /// Own flags start on.
  static var starts: [BlurredScreen]? { bases?.filter { $0.own && $0.unused } }

  static func isProvided(_ port: Port, in base: BlurredScreen) -> Bool { port == .bound }
  static func external(_ port: Port, in base: BlurredScreen) -> Bool { base.isBlur }

  static func own(_ port: Port, in base: BlurredScreen) -> Bool {
    port == .alone ? base.own : base.unused
  }

  static func settingExternal(
    _ value: Bool, at port: Port, in base: BlurredScreen
  ) -> BlurredScreen {
    BlurredScreen(isBlur: value, own: base.own, unused: base.unused)
  }

  static func settingOwn(_ value: Bool, at port: Port, in base: BlurredScreen) -> BlurredScreen {
    port == .alone
      ? BlurredScreen(isBlur: base.isBlur, own: value, unused: base.unused)
      : BlurredScreen(isBlur: base.isBlur, own: base.own, unused: value)
  }

  static func apply(_ action: Action, to base: BlurredScreen) -> BlurredScreen {
    settingExternal(!base.isBlur, at: .bound, in: base)
  }
}

/// Images that blur: radius 10 while on, and a tap toggles, in the transaction of its animation.
protocol ImageSystem: RenderedSystem where Model.Value == Bool {
  /// The image at a port.
  func image(_ port: Model.Port) -> HeadlessBlurredImage
}

extension ImageSystem {
  static var tapTransaction: String? { "default" }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { image(port).$isBlurred }
  func tap(_ port: Model.Port) { image(port).tap() }
  func rendering(_ port: Model.Port) -> String { "radius \(image(port).radius)" }

  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    "radius \(value ? 10.0 : 0.0)"
  }
}

/// An image over a binding: radius 10 while it is on, and a tap toggles it.
struct BoundBlurredImage: ImageSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>

  func image(_ port: Model.Port) -> HeadlessBlurredImage {
    HeadlessBlurredImage("gods", isBlurred: source.binding)
  }
}

/// An image of its own and one on the screen's flag; the button moves the latter only.
struct BlurredImages: ImageSystem {
  typealias Model = BlurredScreenModel
  let source: Source<BlurredScreen>

  /// The button does what a tap on the bound image does.
  func perform(_ action: Model.Action, on source: Source<BlurredScreen>) {
    let screen = HeadlessState(wrappedValue: source.base)
    image(.bound, on: screen.projectedValue).tap()
    source.rewrite(screen.wrappedValue)
  }

  func image(_ port: Model.Port) -> HeadlessBlurredImage { image(port, on: source.binding) }

  private func image(
    _ port: Model.Port, on screen: HeadlessBinding<BlurredScreen>
  ) -> HeadlessBlurredImage {
    let owner = OwnedBinding(own: port == .alone ? screen.own : screen.unused) {
      port == .bound ? screen.isBlur : nil
    }
    return HeadlessBlurredImage("gods", owner: owner)
  }
}

/// An image whose provider appears and disappears, as a group's does.
struct SwitchedImage: ImageSystem {
  typealias Model = SwitchedOwnerModel
  let source: Source<SwitchedOwner>

  func image(_ port: Model.Port) -> HeadlessBlurredImage {
    let owner = OwnedBinding(own: source.binding.own) {
      source.value.isProvided ? source.binding.external : nil
    }
    return HeadlessBlurredImage("gods", owner: owner)
  }
}

/// An image inside a container that hands it the binding of the moment.
///
/// It keeps all laws while nobody switches, and breaks what a held binding must do afterwards.
struct ImageOwnerChosenOnce: ImageSystem {
  typealias Model = SwitchedOwnerModel
  let source: Source<SwitchedOwner>

  func image(_ port: Model.Port) -> HeadlessBlurredImage {
    let chosen = source.value.isProvided ? source.binding.external : source.binding.own
    return HeadlessBlurredImage("gods", isBlurred: chosen)
  }
}

/// The image that owns its flag is given the screen's as well, so the button moves both.
///
/// It keeps every round trip, and breaks what the owner's own flag is for.
struct OwnImageMoves: BindingSystem {
  typealias Model = BlurredScreenModel
  let source: Source<BlurredScreen>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { source.binding.isBlur }
}
