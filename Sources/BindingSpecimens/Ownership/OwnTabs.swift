import BindingLaws
import LawfulBindings

/// The tab that was tapped last in a view that owns its selection, and one that is not in the view.
enum OwnTabsModel: ReferenceModel {
  static var ports: [Tab] { Tab.allCases }
  static var bases: [Tab?]? { [nil, .one, .two] }

  /// The first tab is active before any was tapped; the third is not in the view.
  static func get(_ tab: Tab, in tapped: Tab?) -> Bool { tab == tapped ?? .one }

  static func accepts(_ isOn: Bool, at tab: Tab, in tapped: Tab?) -> Bool { isOn && tab != .three }

  static func set(_ isOn: Bool, at tab: Tab, in tapped: Tab?) -> Tab? {
    get(tab, in: tapped) ? tapped : tab
  }
}

/// Two tabs in a view that owns its selection, made again and tapped as before; a third is foreign.
///
/// Setting a tab goes through the view's own binding, and what is active then was tapped last.
struct OwnTabs: RenderedSystem {
  typealias Model = OwnTabsModel
  let source: Source<Tab?>

  func binding(_ tab: Tab) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: { view(after: $0)[tab].wrappedValue },
      put: { tapped, isOn in
        let view = view(after: tapped)
        let before = view.active
        view[tab].wrappedValue = isOn
        if view.active != before { tapped = view.active }
      })
  }

  func tap(_ tab: Tab) {
    let view = view(after: source.value)
    let before = view.active
    view.tap(tab)
    if view.active != before { source.value = view.active }
  }

  func rendering(_ tab: Tab) -> String {
    view(after: source.value).active == tab ? "active" : "inactive"
  }

  static func rendering(_ tab: Tab, showing value: Model.Value, in tapped: Tab?) -> String {
    value ? "active" : "inactive"
  }

  private func view(after tapped: Tab?) -> HeadlessTabView<Tab> {
    let view = HeadlessTabView(selection: nil, tabs: [Tab.one, .two])
    if let tapped { view.tap(tapped) }
    return view
  }
}
