import BindingLaws
import LawfulBindings

/// Four switches, of which `off` and `on` must never change, and a throwaway one beside them.
struct Switches: Changeable, CustomStringConvertible {
  var one = false
  var four = false
  var off = false
  var on = true
  /// The throwaway switch, which a parent shares with toggles that must never change.
  var proxy = false

  /// The names of the switches that are on.
  var description: String {
    let all: [(name: String, isOn: Bool)] = [
      ("one", one), ("four", four), ("off", off), ("on", on), ("proxy", proxy),
    ]
    return "{" + all.filter(\.isOn).map(\.name).joined(separator: ", ") + "}"
  }
}

/// A parent over the two live switches, and two that never change.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
struct SwitchesModel: StatesModel {
  enum Port: CaseIterable { case parent, one, four, alwaysOff, alwaysOn }

  /// The states of the live switches, of which `four` changes faster.
  var bases: [Switches]? { Bool.all.rows(of: 2).map { Switches(one: $0[1], four: $0[0]) } }

  func permits(_ base: Base) -> Bool { !base.off && base.on && !base.proxy }

  func members(of port: Port) -> [Port]? { port == .parent ? [.one, .four] : nil }
  func isConstant(_ leaf: Port) -> Bool { leaf == .alwaysOff || leaf == .alwaysOn }

  func stored(at leaf: Port, in switches: Switches) -> Bool {
    switch leaf {
    case .one: switches.one
    case .four: switches.four
    case .alwaysOff: false
    case .alwaysOn: true
    case .parent: preconditionFailure("the parent is no leaf")
    }
  }

  func storing(_ isOn: Bool, at leaf: Port, in switches: Switches) -> Switches {
    switch leaf {
    case .one: switches.with(\.one, isOn)
    case .four: switches.with(\.four, isOn)
    case .alwaysOff, .alwaysOn: switches
    case .parent: preconditionFailure("the parent is no leaf")
    }
  }
}

/// A form with a parent, two live toggles, and two that must never change.
protocol SwitchesSystem: CheckboxSystem where Model == SwitchesModel {
  /// The sources of the parent.
  var sources: [Flag] { get }
  /// Returns a toggle that must never change.
  func constant(_ isOn: Bool) -> TriState
}

extension SwitchesSystem {
  static var model: Model { SwitchesModel() }

  /// A binding to all switches, of which the parent may name some as its sources.
  var live: HeadlessBinding<Switches> { source.binding }

  /// Returns the sources of a form of four switches: the first and the last are live, and constants are between.
  fileprivate func sources(second: Bool, third: Bool) -> [Flag] {
    [live.one, .constant(second), .constant(third), live.four]
  }

  func constant(_ isOn: Bool) -> TriState { .constant(ToggleState(isOn)) }

  func binding(_ port: Model.Port) -> TriState {
    switch port {
    case .parent: HeadlessBinding(sources: sources, isOn: \.self)
    case .one: live.one.toggleState
    case .four: live.four.toggleState
    case .alwaysOff, .alwaysOn: constant(port == .alwaysOn)
    }
  }
}

/// A parent over live sources only, without the constants.
///
/// The parent is on or off as those sources are.
struct ConstantsLeftOut: SwitchesSystem {
  let source: Source<Switches>

  var sources: [Flag] {
    let all: [Flag] = [live.one, live.four, .constant(false), .constant(true)]
    // A constant shows itself: it rejects the value that it does not have.
    let constants = all.rejecting(true) + all.rejecting(false)
    return all.indices.filter { !constants.contains($0) }.map { all[$0] }
  }
}

/// A parent over plain sources for "always off" and "always on", which it changes with the others.
///
/// The parent reads what was set.
struct PlainConstants: SwitchesSystem {
  let source: Source<Switches>
  var sources: [Flag] { [live.one, live.off, live.on, live.four] }

  func constant(_ isOn: Bool) -> TriState { (isOn ? live.on : live.off).toggleState }
}

/// Toggles for "always off" and "always on" that show what plain sources held when the toggles were made.
///
/// The toggles reject sets.
struct CapturedConstants: SwitchesSystem {
  let source: Source<Switches>
  var sources: [Flag] { [live.one, live.off, live.on, live.four] }

  func constant(_ isOn: Bool) -> TriState {
    .constant(ToggleState(isOn ? source.value.on : source.value.off))
  }
}

/// A parent over an off and an on constant among other sources.
///
/// The parent is always mixed. The constants never change, and the live switches follow the parent.
struct ConstantsAmongSources: SwitchesSystem {
  let source: Source<Switches>
  var sources: [Flag] { sources(second: source.value.off, third: source.value.on) }
}

/// A parent over constants, each made of a flag and a literal that decides it: the first is on, the second off.
///
/// The constants still differ, so the parent is always mixed. The constants never change, and the live
/// switches follow the parent.
struct LiteralConstants: SwitchesSystem {
  let source: Source<Switches>
  var sources: [Flag] {
    sources(second: source.value.off || true, third: source.value.on && false)
  }
}

/// A parent over constants that are both on.
///
/// The parent can be on, and never off. If it reads on, its sources are on.
struct EqualConstants: SwitchesSystem {
  let source: Source<Switches>
  var sources: [Flag] { sources(second: source.value.off || true, third: source.value.on) }
}

/// A system whose parent shares a throwaway source with the constant toggles.
protocol ProxySystem: SwitchesSystem {}

extension ProxySystem {
  var sources: [Flag] { [live.one, live.four, live.proxy] }

  func constant(_ isOn: Bool) -> TriState {
    HeadlessBinding(sources: [live.proxy, .constant(isOn)], isOn: \.self)
  }
}

/// A parent and constant toggles over a throwaway source, without styles that hide it.
///
/// The parent reads what was set.
struct ProxySource: ProxySystem { let source: Source<Switches> }

/// The same parent, with styles that show the constant toggles as constant.
///
/// The styles hide the faults, and do not remove them. The parent reads what was set.
struct StyledProxy: ProxySystem {
  let source: Source<Switches>

  func style(_ port: Model.Port) -> HeadlessToggleStyle {
    switch port {
    case .alwaysOff: .alwaysOff
    case .alwaysOn: .alwaysOn
    case .parent, .one, .four: .checkbox
    }
  }
}
