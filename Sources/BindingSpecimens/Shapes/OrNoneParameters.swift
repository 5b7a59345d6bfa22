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
  let source: Source<Instances<Tab>>

  func binding(_ port: InstancesModel<Tab>.Port) -> HeadlessBinding<Tab> {
    let given = HeadlessTabView(selection: source.binding.external, tabs: Tab.allCases)
    if port == .provided { return given.choice(orElse: .one) }
    return source.binding.derive(
      get: { view(port, in: $0).active ?? .one },
      put: { base, tab in
        let view = view(port, in: base)
        view.tap(tab)
        base[keyPath: port.own] = view.active ?? .one
      })
  }

  private func view(_ port: InstancesModel<Tab>.Port, in base: Instances<Tab>) -> HeadlessTabView<
    Tab
  > {
    let views = [base.first, base.second].map {
      (HeadlessTabView(selection: nil, tabs: Tab.allCases), $0)
    }
    for (view, active) in views { view.tap(active) }
    return views[port == .first ? 0 : 1].0
  }
}

/// The selections of three lists: one of two rows is given its selection, and two of one row own theirs.
struct SelectedRows: Changeable {
  var external: Set<Row> = []
  var own: Set<SelectedRowsModel.Port> = []

  enum Row: CaseIterable { case upper, lower }
}

/// A model of the rows of three lists, each on while it is selected.
///
/// The lower row is not in the first own list.
struct SelectedRowsModel: OwnershipModel {
  enum Port: CaseIterable {
    case providedUpper, providedLower, firstUpper, firstLower, secondUpper

    var row: SelectedRows.Row { self == .providedLower || self == .firstLower ? .lower : .upper }
    var isProvided: Bool { self == .providedUpper || self == .providedLower }
  }

  var bases: [SelectedRows]? {
    [Port.firstUpper, .secondUpper].subsets.flatMap { own in
      SelectedRows.Row.allCases.subsets.map { SelectedRows(external: $0, own: own) }
    }
  }

  func isProvided(_ port: Port, in base: SelectedRows) -> Bool { port.isProvided }
  func accepts(_: Bool, at port: Port, in base: SelectedRows) -> Bool { port != .firstLower }
  func own(_ port: Port, in base: SelectedRows) -> Bool { base.own.contains(port) }

  func external(_ port: Port, in base: Base) -> Bool { base.external.contains(port.row) }

  func settingExternal(_ isOn: Bool, at port: Port, in base: SelectedRows) -> SelectedRows {
    base.with(\.external, base.external.with(port.row, isOn))
  }

  func settingOwn(_ isOn: Bool, at port: Port, in base: SelectedRows) -> SelectedRows {
    base.with(\.own, base.own.with(port, isOn))
  }
}

/// `selection: Binding<Set<SelectionValue>>?`: the rows of lists.
///
/// `SpecimenMatrixTests` names it as text.
struct SetOrNoneParameter: SwitchSystem {
  static let model = SelectedRowsModel()
  static var looks: Looks { ("selected", "plain") }
  private typealias List = HeadlessList<SelectedRows.Row>
  let source: Source<SelectedRows>

  func binding(_ port: SelectedRowsModel.Port) -> Flag {
    if port.isProvided { return given[port.row] }
    return source.binding.derive(
      get: { lists($0)(port)[port.row].wrappedValue },
      accepts: { lists($0)(port)[port.row].accepts($1) },
      put: { base, isOn in
        base.own = own(after: base, at: port) { $0[port.row].wrappedValue = isOn }
      })
  }

  func tap(_ port: SelectedRowsModel.Port) {
    if port.isProvided { return given.tap(port.row) }
    let own = own(after: source.value, at: port) { $0.tap(port.row) }
    if own != source.value.own { source.value.own = own }
  }

  func rendering(_ port: SelectedRowsModel.Port) -> String {
    lists(source.value)(port).selected.contains(port.row) ? "selected" : "plain"
  }

  private var given: List {
    HeadlessList(selection: source.binding.external, rows: SelectedRows.Row.allCases)
  }

  /// Returns the lists by port.
  ///
  /// Those that own their selections are turned to the state in a base.
  private func lists(_ base: SelectedRows) -> (SelectedRowsModel.Port) -> List {
    let own = [SelectedRowsModel.Port.firstUpper, .secondUpper].map { port in
      let list = List(selection: nil, rows: [.upper])
      if base.own.contains(port) { list.tap(.upper) }
      return list
    }
    return { $0.isProvided ? given : own[$0 == .secondUpper ? 1 : 0] }
  }

  /// Returns which own lists have some row on, even a row that is not theirs, after a use of one list.
  private func own(
    after base: SelectedRows, at port: SelectedRowsModel.Port, _ use: (List) -> Void
  ) -> Set<SelectedRowsModel.Port> {
    let lists = lists(base)
    use(lists(port))
    return Set(
      [.firstUpper, .secondUpper].filter { port in
        SelectedRows.Row.allCases.contains { lists(port)[$0].wrappedValue }
      })
  }
}
