import BindingLaws
import LawfulBindings

/// A model of one binding to three states, which combine whether children are shown and whether some are
/// selected.
///
/// The model repeats `appearance`, because a model must not ask the code that it judges. Draws and tokens
/// number the values: their order has to stay.
struct DisclosureStatesModel: ReferenceModel {
  var values: [Disclosed.Appearance]? { [.hidden, .shownNone, .shownSome] }

  func get(_ port: SinglePort, in base: Disclosed) -> Disclosed.Appearance {
    if !base.isShown { return .hidden }
    return base.selection.isEmpty ? .shownNone : .shownSome
  }

  /// Returns whether the state agrees with the selection, which the parent cannot change.
  func accepts(_ state: Value, at port: SinglePort, in base: Base) -> Bool {
    state == .hidden || base.selection.isEmpty == (state == .shownNone)
  }

  func set(_ state: Value, at port: SinglePort, in base: Base) -> Base {
    base.with(\.isShown, state != .hidden)
  }
}

/// One binding to the state of a parent, instead of a flag that ignores the selection.
struct DisclosureStates: SingleSystem {
  static let model = DisclosureStatesModel()
  let source: Source<Disclosed>

  var derived: HeadlessBinding<Disclosed.Appearance> {
    source.binding.derive(
      get: \.appearance, accepts: { $1 == .hidden || $1 == $0.with(\.isShown, true).appearance },
      put: { $0.isShown = $1 != .hidden })
  }
}
