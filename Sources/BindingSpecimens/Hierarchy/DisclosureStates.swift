import BindingLaws
import LawfulBindings

/// One of three states stands for what is shown and what is selected of it.
enum DisclosureStatesModel: ReferenceModel {
  /// What a parent looks like.
  enum State: Hashable, CaseIterable {
    case hidden, shownNone, shownSome
  }

  typealias Port = CellModel<State>.Port
  static var ports: [Port] { Port.allCases }
  static var values: [State]? { State.allCases }
  static var bases: [Disclosed]? { Disclosed.all }

  static func get(_ port: Port, in base: Disclosed) -> State {
    base.isShown ? base.selection.isEmpty ? .shownNone : .shownSome : .hidden
  }

  /// What is selected is not for the parent to say: some is shown where some is.
  static func accepts(_ state: State, at port: Port, in base: Disclosed) -> Bool {
    state == .hidden || base.selection.isEmpty == (state == .shownNone)
  }

  static func set(_ state: State, at port: Port, in base: Disclosed) -> Disclosed {
    Disclosed(isShown: state != .hidden, selection: base.selection)
  }
}

/// One binding to the state of a parent, in place of a flag that forgets what is selected.
struct DisclosureStates: BindingSystem {
  typealias Model = DisclosureStatesModel
  let source: Source<Disclosed>

  func binding(_ port: Model.Port) -> HeadlessBinding<Model.State> {
    source.binding.selected.derive(
      get: { Model.State($0.appearance) },
      accepts: { base, state in
        let shown = DisclosedSelection(isShown: true, selection: base.selection)
        return state == .hidden || state == Model.State(shown.appearance)
      },
      put: { $0.isShown = $1 != .hidden })
  }
}

extension DisclosureStatesModel.State {
  fileprivate init(_ appearance: DisclosedSelection<DisclosureModel.Port>.Appearance) {
    switch appearance {
    case .hidden: self = .hidden
    case .shownNone: self = .shownNone
    case .shownSome: self = .shownSome
    }
  }
}
