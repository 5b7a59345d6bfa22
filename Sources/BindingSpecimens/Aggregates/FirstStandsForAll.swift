import BindingLaws
import LawfulBindings

/// A summary of two flags that have no ports of their own; it is the first of them.
enum SummaryModel: AggregateModel {
  typealias Value = ToggleState
  enum Port: CaseIterable {
    case summary, first, second
  }

  static var ports: [Port] { [.summary] }
  static var bases: [TwoFlags]? { TwoFlags.all }
  static func members(of port: Port) -> [Port]? { port == .summary ? [.first, .second] : nil }
  static func writes(toSet port: Port, in flags: TwoFlags) -> Int { 1 }
  static func isOn(_ leaf: Port, in flags: TwoFlags) -> Bool { leaf == .first ? flags.x : flags.y }
  static func get(_ port: Port, in flags: TwoFlags) -> ToggleState { ToggleState(flags.x) }

  static func set(_ state: ToggleState, at port: Port, in flags: TwoFlags) -> TwoFlags {
    turning(.first, on: state == .on, in: flags)
  }

  static func turning(_ leaf: Port, on isOn: Bool, in flags: TwoFlags) -> TwoFlags {
    leaf == .first ? TwoFlags(x: isOn, y: flags.y) : TwoFlags(x: flags.x, y: isOn)
  }
}

/// A summary that is bound to the first of its members, which nobody else shows.
///
/// It keeps everything but that the order of its members must not matter, and its model agrees.
struct FirstStandsForAll: BindingSystem {
  typealias Model = SummaryModel
  let source: Source<TwoFlags>

  func binding(_ port: SummaryModel.Port) -> HeadlessBinding<ToggleState> {
    HeadlessBinding(source.binding.x)
  }
}
