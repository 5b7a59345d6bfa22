import BindingLaws
import LawfulBindings

/// Four switches, two of which are meant never to change, and a throwaway one beside them.
struct Switches: Equatable, CustomStringConvertible {
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
enum SwitchesModel: AggregateModel {
  typealias Value = ToggleState
  enum Port: CaseIterable {
    case parent, one, four, alwaysOff, alwaysOn
  }

  static var ports: [Port] { Port.allCases }

  static var bases: [Switches]? {
    [false, true].flatMap { one in [false, true].map { Switches(one: one, four: $0) } }
  }

  static func permits(_ switches: Switches) -> Bool {
    !switches.off && switches.on && !switches.proxy
  }

  static func members(of port: Port) -> [Port]? { port == .parent ? [.one, .four] : nil }
  static func isConstant(_ leaf: Port) -> Bool { leaf == .alwaysOff || leaf == .alwaysOn }

  static func isOn(_ leaf: Port, in switches: Switches) -> Bool {
    isConstant(leaf) ? leaf == .alwaysOn : leaf == .one ? switches.one : switches.four
  }

  static func turning(_ leaf: Port, on isOn: Bool, in switches: Switches) -> Switches {
    var switches = switches
    if leaf == .one { switches.one = isOn } else { switches.four = isOn }
    return switches
  }
}

/// A form with a parent, two live toggles, and two that are meant never to change.
protocol SwitchesSystem: CheckboxSystem where Model == SwitchesModel {
  var source: Source<Switches> { get }
  /// The sources of the parent.
  var sources: [HeadlessBinding<Bool>] { get }
  /// A toggle that is meant never to change.
  func constant(_ isOn: Bool) -> HeadlessBinding<ToggleState>
  /// How the toggle at a port looks.
  func style(_ port: Model.Port) -> HeadlessToggleStyle
}

extension SwitchesSystem {
  var live: HeadlessBinding<Switches> { source.binding }

  func style(_ port: Model.Port) -> HeadlessToggleStyle { .checkbox }

  func constant(_ isOn: Bool) -> HeadlessBinding<ToggleState> { .constant(ToggleState(isOn)) }

  func toggle(_ port: Model.Port) -> HeadlessToggle {
    HeadlessToggle("Toggle", state: binding(port)).toggleStyle(style(port))
  }

  func binding(_ port: Model.Port) -> HeadlessBinding<ToggleState> {
    switch port {
    case .parent: HeadlessBinding(sources: sources, isOn: \.self)
    case .one: HeadlessBinding(live.one)
    case .four: HeadlessBinding(live.four)
    case .alwaysOff, .alwaysOn: constant(port == .alwaysOn)
    }
  }
}
