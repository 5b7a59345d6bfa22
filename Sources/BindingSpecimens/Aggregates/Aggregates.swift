import BindingLaws
import LawfulBindings

/// A parent and its three children.
///
/// Traces name ports and bases here, and draws and tokens number them: names and orders have to stay.
enum Member: CaseIterable, Parented { case parent, one, two, three }

/// Three items with a flag each, and a parent over all of them.
///
/// The base contains the items whose flags are on. The tests of specimens define this model and
/// `FlagItemsModel` a second time. Most systems of this model are in `FaultyAggregates`.
struct ThreeItemsModel: FlagSetModel {
  typealias Port = Member
  var bases: [Set<Member>]? { [.one, .two, .three].subsetsBySize }
  func members(of port: Port) -> [Port]? { port == .parent ? [.one, .two, .three] : nil }
}

/// A parent toggle over three flags that are sources of their own.
///
/// `ThreeItemsSystem` has its bindings, which the faulty systems replace.
struct SourcesToggle: CheckboxSystem, ThreeItemsSystem { let source: Source<Set<Member>> }

/// A list of at most two flags, which come and go, a parent over them, and a row for each.
typealias FlagItemsModel = ItemsModel<Bool, ToggleState>

/// A parent toggle over a list of items, with one write for all, and a toggle for each item.
///
/// An empty list reads on and cannot be set off.
struct ItemsToggle: StateSystem {
  static var model: FlagItemsModel { ItemsModel(\.self) }
  let source: Source<[Bool]>

  func binding(_ port: Aggregated) -> TriState { toggle(port).binding }

  func toggle(_ port: Aggregated) -> HeadlessToggle {
    switch port {
    case .member(let index):
      // The toggle of a flag that is gone reads off.
      HeadlessToggle(isOn: HeadlessBinding(source.binding, index: index, default: false))
    case .all:
      HeadlessToggle(sources: source.binding, isOn: \.self)
    }
  }
}
