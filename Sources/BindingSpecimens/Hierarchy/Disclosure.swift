import BindingLaws
import LawfulBindings

/// A parent that shows its children, and two children, there while they are shown.
///
/// The parent stands for one fact, which has a port of its own.
enum DisclosureModel: AggregateModel {
  /// The parent, the fact that the children are shown, and the children.
  enum Port: CaseIterable {
    case parent, shown, a, b
  }

  static var ports: [Port] { Port.allCases }
  static func members(of port: Port) -> [Port]? { port == .parent ? [.shown] : nil }

  static var bases: [DisclosedSelection<Port>]? {
    let selections: [Set<Port>] = [[], [.a], [.b], [.a, .b]]
    return selections.flatMap { selection in
      [false, true].map { DisclosedSelection(isShown: $0, selection: selection) }
    }
  }

  static func isPresent(_ port: Port, in base: DisclosedSelection<Port>) -> Bool {
    base.isShown || port == .parent || port == .shown
  }

  static func isOn(_ leaf: Port, in base: DisclosedSelection<Port>) -> Bool {
    leaf == .shown ? base.isShown : base.selection.contains(leaf)
  }

  static func turning(
    _ leaf: Port, on isOn: Bool, in base: DisclosedSelection<Port>
  ) -> DisclosedSelection<Port> {
    var base = base
    if leaf == .shown {
      base.isShown = isOn
    } else {
      base.selection.toggleAll([leaf], isSelected: isOn)
    }
    return base
  }
}

/// A parent toggle that shows its children, with a getter of its own.
protocol DisclosureSystem: ControlSystem where Model == DisclosureModel {
  var source: Source<DisclosedSelection<Model.Port>> { get }
  /// Whether the parent is on.
  func isOn(_ base: DisclosedSelection<Model.Port>) -> Bool
}

extension DisclosureSystem {
  func binding(_ port: Model.Port) -> HeadlessBinding<MixedState> {
    HeadlessBinding(HeadlessBinding<ToggleState>(flag(port)))
  }

  func tap(_ port: Model.Port) { flag(port).wrappedValue.toggle() }

  func rendering(_ port: Model.Port) -> String {
    port == .parent ? "\(source.value.appearance)" : "\(flag(port).wrappedValue)"
  }

  private func flag(_ port: Model.Port) -> HeadlessBinding<Bool> {
    switch port {
    case .parent: source.binding.derive(get: isOn, put: { $0.isShown = $1 })
    case .shown: source.binding.isShown
    case .a, .b: child(port)
    }
  }
}

extension DisclosureSystem {
  /// A child takes nothing while it is hidden.
  private func child(_ port: Model.Port) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: { $0.selection.contains(port) }, accepts: { base, _ in base.isShown },
      put: { $0.selection.toggleAll([port], isSelected: $1) })
  }
}

/// Whether the children are shown and what is selected of them are two facts; the parent looks like
/// one of three states and reads and writes the first fact.
struct SplitDisclosure: DisclosureSystem {
  let source: Source<DisclosedSelection<DisclosureModel.Port>>

  func isOn(_ base: DisclosedSelection<DisclosureModel.Port>) -> Bool { base.isShown }
}

/// A parent that is on also while something hidden is selected, and then cannot be set off.
///
/// It keeps to its fact when it is set.
struct ShownOrSelected: DisclosureSystem {
  let source: Source<DisclosedSelection<DisclosureModel.Port>>

  func isOn(_ base: DisclosedSelection<DisclosureModel.Port>) -> Bool {
    base.isShown || !base.selection.isEmpty
  }
}
