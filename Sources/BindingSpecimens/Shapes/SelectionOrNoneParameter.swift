import BindingLaws
import LawfulBindings

// Controls that take `Binding<…>?`: one that is given a binding, and two of the same kind that own their
// selections.
//
// A control's own state cannot be read from outside. So both are made again whenever one of them is used, and
// turned to the state in the base.
//
// Traces name ports and bases, and draws and tokens number them: names and orders have to stay.

/// `selection: Binding<SelectionValue>?`: the active tab of views.
struct SelectionOrNoneParameter: BindingSystem {
  static let model = InstancesModel<Tab>()
  private typealias TabView = HeadlessTabView<Tab>
  let source: Source<Instances<Tab>>

  func binding(_ port: InstancesModel<Tab>.Port) -> HeadlessBinding<Tab> {
    let given = TabView(selection: source.binding.external, tabs: Tab.allCases)
    if port == .provided { return given.choice(orElse: .one) }
    return source.binding.derive(
      get: { view(port, in: $0).active ?? .one },
      put: { base, tab in
        let view = view(port, in: base)
        view.tap(tab)
        base[keyPath: port.own] = view.active ?? .one
      })
  }

  /// Returns the view of a port that owns its selection, turned to the state in a base.
  private func view(_ port: InstancesModel<Tab>.Port, in base: Instances<Tab>) -> TabView {
    let first = TabView(selection: nil, tabs: Tab.allCases)
    first.tap(base.first)
    let second = TabView(selection: nil, tabs: Tab.allCases)
    second.tap(base.second)
    return port == .first ? first : second
  }
}
