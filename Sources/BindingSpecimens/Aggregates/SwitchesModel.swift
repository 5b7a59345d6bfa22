import BindingLaws
import LawfulBindings

/// Four switches, two of which are meant never to change, and a throwaway one beside them.
struct Switches: Changeable, CustomStringConvertible {
  var one = false
  var four = false
  var off = false
  var on = true
  var proxy = false

  /// The switches that are on, by name.
  var description: String {
    let all = [("one", one), ("four", four), ("off", off), ("on", on), ("proxy", proxy)]
    return "{" + all.filter(\.1).map(\.0).joined(separator: ", ") + "}"
  }
}

/// A parent over the two live switches, and two that never change.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
struct SwitchesModel: StatesModel {
  enum Port: CaseIterable { case parent, one, four, alwaysOff, alwaysOn }

  var bases: [Switches]? { Bool.all.rows(of: 2).map { Switches(one: $0[1], four: $0[0]) } }

  func permits(_ base: Base) -> Bool { !base.off && base.on && !base.proxy }

  func members(of port: Port) -> [Port]? { port == .parent ? [.one, .four] : nil }
  func isConstant(_ leaf: Port) -> Bool { leaf == .alwaysOff || leaf == .alwaysOn }

  func stored(at leaf: Port, in switches: Switches) -> Bool {
    if isConstant(leaf) { return leaf == .alwaysOn }
    return leaf == .one ? switches.one : switches.four
  }

  func storing(_ isOn: Bool, at leaf: Port, in switches: Switches) -> Switches {
    switches.with(leaf == .one ? \.one : \.four, isOn)
  }
}

/// A form with a parent, two live toggles, and two that are meant never to change.
protocol SwitchesSystem: CheckboxSystem where Model == SwitchesModel {
  /// The sources of the parent.
  var sources: [Flag] { get }
  /// A toggle that is meant never to change.
  func constant(_ isOn: Bool) -> TriState
}

extension SwitchesSystem {
  static var model: Model { SwitchesModel() }

  var live: HeadlessBinding<Switches> { source.binding }

  /// The live flags, and two that are constant.
  fileprivate func sources(_ off: Bool, _ on: Bool) -> [Flag] {
    [live.one, .constant(off), .constant(on), live.four]
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

/// Constants are left out of the sources: the parent is on and off as its live sources are.
struct ConstantsLeftOut: SwitchesSystem {
  let source: Source<Switches>

  var sources: [Flag] {
    let all: [Flag] = [live.one, live.four, .constant(false), .constant(true)]
    let constants = all.rejecting(true) + all.rejecting(false)
    return all.indices.filter { !constants.contains($0) }.map { all[$0] }
  }
}

/// "Always off" and "always on" are plain sources, which the parent changes with the others.
///
/// A set of the parent is still got.
struct PlainConstants: SwitchesSystem {
  let source: Source<Switches>
  var sources: [Flag] { [live.one, live.off, live.on, live.four] }

  func constant(_ isOn: Bool) -> TriState { (isOn ? live.on : live.off).toggleState }
}

/// "Always off" and "always on" show what was there when they were made, of plain sources.
///
/// They reject what is set through them.
struct CapturedConstants: SwitchesSystem {
  let source: Source<Switches>
  var sources: [Flag] { [live.one, live.off, live.on, live.four] }

  func constant(_ isOn: Bool) -> TriState {
    .constant(ToggleState(isOn ? source.value.on : source.value.off))
  }
}

/// An off and an on constant among the sources: the parent is mixed for ever.
///
/// The constants are constant, and the live switches follow the parent.
struct ConstantsAmongSources: SwitchesSystem {
  let source: Source<Switches>
  var sources: [Flag] { sources(source.value.off, source.value.on) }
}

/// Constants among the sources, made of a flag and a literal: they still differ.
///
/// The constants are constant, and the live switches follow the parent.
struct LiteralConstants: SwitchesSystem {
  let source: Source<Switches>
  var sources: [Flag] { sources(source.value.off || true, source.value.on && false) }
}

/// Constants among the sources that are both on: the parent can be on, and never off.
///
/// What it reads on is so.
struct EqualConstants: SwitchesSystem {
  let source: Source<Switches>
  var sources: [Flag] { sources(source.value.off || true, source.value.on) }
}

/// A throwaway source that the parent shares with the constant toggles.
protocol ProxySystem: SwitchesSystem {}

extension ProxySystem {
  var sources: [Flag] { [live.one, live.four, live.proxy] }

  func constant(_ isOn: Bool) -> TriState {
    HeadlessBinding(sources: [live.proxy, .constant(isOn)], isOn: \.self)
  }
}

/// A parent and constant toggles over a throwaway source, as they are.
///
/// A set of the parent is got.
struct ProxySource: ProxySystem { let source: Source<Switches> }

/// The same, with styles that show the constant toggles as constant: the faults stay.
///
/// A set of the parent is got.
struct StyledProxy: ProxySystem {
  let source: Source<Switches>

  func style(_ port: Model.Port) -> HeadlessToggleStyle {
    switch port {
    case .alwaysOff: .alwaysOff
    case .alwaysOn: .alwaysOn
    default: .checkbox
    }
  }
}
