import BindingLaws
import LawfulBindings

/// The base of a disclosure: whether children are shown, and which of them are selected.
struct Disclosed: Changeable, Listed {
  var isShown = false
  var selection: Set<DisclosureModel.Port> = []

  /// The look of the parent.
  ///
  /// The look is computed, so it cannot contradict the facts. `CI/full.d/source-mutants.txt` quotes it, and
  /// `stored` of `DisclosureModel`.
  var appearance: Appearance {
    if !isShown { return .hidden }
    return selection == [] ? .shownNone : .shownSome
  }

  /// The looks of a parent.
  enum Appearance: Hashable, CaseIterable { case hidden, shownNone, shownSome }

  static var all: [Disclosed] {
    [DisclosureModel.Port.a, .b].subsets.flatMap { selection in
      Bool.all.map { Disclosed(isShown: $0, selection: selection) }
    }
  }
}

/// A parent that shows its children, and two children, which are present while they are shown.
///
/// The parent stands for one fact, which has a port of its own. Traces name ports, bases and values here, and
/// draws and tokens number them: names and orders have to stay.
struct DisclosureModel: StatesModel {
  /// The parent, the fact that the children are shown, and the children.
  enum Port: CaseIterable { case parent, shown, a, b }

  func members(of port: Port) -> [Port]? { port == .parent ? [.shown] : nil }

  func isPresent(_ port: Port, in base: Disclosed) -> Bool {
    base.isShown || port == .parent || port == .shown
  }

  func stored(at leaf: Port, in base: Disclosed) -> Bool {
    leaf == .shown ? base.isShown : base.selection.contains(leaf)
  }

  func storing(_ isOn: Bool, at leaf: Port, in base: Disclosed) -> Disclosed {
    leaf == .shown
      ? base.with(\.isShown, isOn) : base.with(\.selection, base.selection.with(leaf, isOn))
  }
}

/// A parent toggle that shows its children, with a getter of its own.
protocol DisclosureSystem: RenderedSystem, SourcedSystem where Model == DisclosureModel {
  /// Returns whether the parent is on.
  func isOn(_ base: Disclosed) -> Bool
}

extension DisclosureSystem {
  static var model: Model { DisclosureModel() }

  func binding(_ port: Model.Port) -> TriState { HeadlessToggle(isOn: flag(port)).binding }
  func tap(_ port: Model.Port) { flag(port).wrappedValue.toggle() }

  func rendering(_ port: Model.Port) -> String {
    port == .parent ? "\(source.value.appearance)" : "\(flag(port).wrappedValue)"
  }

  /// Returns what a port has to show.
  ///
  /// The words are the names of the cases of `Appearance`.
  static func rendering(_ port: Model.Port, showing value: ToggleState, in base: Disclosed)
    -> String
  {
    if port != .parent { return "\(value == .on)" }
    if !base.isShown { return "hidden" }
    return base.selection.isEmpty ? "shownNone" : "shownSome"
  }

  /// Returns the flag of a port.
  ///
  /// A child rejects sets while it is hidden.
  private func flag(_ port: Model.Port) -> Flag {
    switch port {
    case .parent: source.binding.derive(get: isOn, put: { $0.isShown = $1 })
    case .shown: source.binding.isShown
    case .a, .b:
      source.binding.derive(
        get: { $0.selection.contains(port) }, accepts: { base, _ in base.isShown },
        put: { $0.selection = $0.selection.togglingAll([port], isSelected: $1) })
    }
  }
}

/// A parent over two facts: whether the children are shown, and which of them are selected.
///
/// The parent looks like one of three states, and reads and writes the first fact.
struct SplitDisclosure: DisclosureSystem {
  let source: Source<Disclosed>
  func isOn(_ base: Disclosed) -> Bool { base.isShown }
}

/// A parent that is also on while something hidden is selected, and then cannot be set off.
///
/// Its sets change only its own fact.
struct ShownOrSelected: DisclosureSystem {
  let source: Source<Disclosed>
  func isOn(_ base: Disclosed) -> Bool { base.isShown || !base.selection.isEmpty }
}
