import BindingLaws
import LawfulBindings

/// A summary of two flags that have no ports of their own.
///
/// The summary reads the first flag. Traces name ports and bases here, and draws and tokens number them:
/// names and orders have to stay.
struct SummaryModel: AggregateModel {
  enum Port: CaseIterable { case summary, first, second }

  var ports: [Port] { [.summary] }
  func members(of port: Port) -> [Port]? { port == .summary ? [.first, .second] : nil }
  func writes(toSet port: Port, in flags: TwoFlags) -> Int { 1 }
  func get(_ port: Port, in flags: TwoFlags) -> ToggleState { ToggleState(flags.x) }

  func stored(at leaf: Port, in flags: Base) -> Bool { leaf == .first ? flags.x : flags.y }

  func set(_ state: ToggleState, at port: Port, in flags: TwoFlags) -> TwoFlags {
    storing(state == .on, at: .first, in: flags)
  }

  func storing(_ isOn: Bool, at leaf: Port, in flags: TwoFlags) -> TwoFlags {
    leaf == .first ? TwoFlags(x: isOn, y: flags.y) : TwoFlags(x: flags.x, y: isOn)
  }
}

/// A summary that is bound to the first of its members.
///
/// No other port shows the members. The summary breaks only `order-irrelevant`, because its model reads the
/// first member, too.
struct FirstStandsForAll: BindingSystem {
  static let model = SummaryModel()
  let source: Source<TwoFlags>

  func binding(_ port: SummaryModel.Port) -> TriState { source.binding.x.toggleState }
}
