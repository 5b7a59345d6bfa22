import BindingLaws
import LawfulBindings

// The two shapes in which the binding itself may be left out: a control that is given one, and two of
// the same kind that own their selections.
//
// What a control owns nobody else sees. So both are made again whenever one of them is used, and turned
// to where the base says that they were.
//
// Traces name ports and bases, and draws and tokens number them: names and orders have to stay.

/// `selection: Binding<SelectionValue>?`: the active tab of views.
struct SelectionOrNoneParameter: BindingSystem {
  typealias Model = InstancesModel<Tab>
  let source: Source<Instances<Tab>>

  func binding(_ port: Model.Port) -> HeadlessBinding<Tab> {
    if port == .provided {
      return HeadlessTabView(selection: source.binding.external, tabs: Tab.all).choice(orElse: .one)
    }
    return source.binding.derive(
      get: { view(port, in: $0).active ?? .one },
      put: { base, tab in
        let view = view(port, in: base)
        view.tap(tab)
        base[keyPath: port.own] = view.active ?? .one
      })
  }

  private func view(_ port: Model.Port, in base: Instances<Tab>) -> HeadlessTabView<Tab> {
    let views = [base.first, base.second].map {
      (HeadlessTabView(selection: nil, tabs: Tab.all), $0)
    }
    for (view, active) in views { view.tap(active) }
    return views[port == .first ? 0 : 1].0
  }
}

/// What is selected in three lists: one of two rows is given its selection, two of one row own theirs.
struct SelectedRows: Changeable {
  var external: Set<Row> = []
  var first = false
  var second = false

  enum Row: CaseIterable { case upper, lower }
}

/// The rows of three lists, each on while it is selected; a lower one is not in the first of its own.
enum SelectedRowsModel: OwnershipModel {
  enum Port: CaseIterable {
    case providedUpper, providedLower, firstUpper, firstLower, secondUpper

    var row: SelectedRows.Row { self == .providedLower || self == .firstLower ? .lower : .upper }
    var isProvided: Bool { self == .providedUpper || self == .providedLower }
    /// Where a list has its own row.
    var own: WritableKeyPath<SelectedRows, Bool>? {
      self == .firstUpper ? \.first : self == .secondUpper ? \.second : nil
    }
  }

  static var bases: [SelectedRows]? {
    Bool.rows(of: 2).flatMap { own in
      [SelectedRows.Row.upper, .lower].subsets.map {
        SelectedRows(external: $0, first: own[0], second: own[1])
      }
    }
  }

  static func isProvided(_ port: Port, in base: SelectedRows) -> Bool { port.isProvided }
  static func accepts(_: Bool, at port: Port, in base: SelectedRows) -> Bool { port != .firstLower }

  static func external(_ port: Port, in base: SelectedRows) -> Bool {
    base.external.contains(port.row)
  }

  static func own(_ port: Port, in base: SelectedRows) -> Bool {
    port.own.map { base[keyPath: $0] } ?? false
  }

  static func settingExternal(_ isOn: Bool, at port: Port, in base: SelectedRows) -> SelectedRows {
    let others = base.external.subtracting([port.row])
    return base.with(\.external, isOn ? others.union([port.row]) : others)
  }

  static func settingOwn(_ isOn: Bool, at port: Port, in base: SelectedRows) -> SelectedRows {
    port.own.map { base.with($0, isOn) } ?? base
  }
}

/// `selection: Binding<Set<SelectionValue>>?`: the rows of lists.
struct SetOrNoneParameter: SwitchSystem {
  typealias Model = SelectedRowsModel
  static var looks: (on: String, off: String) { ("selected", "plain") }
  private typealias List = HeadlessList<SelectedRows.Row>
  let source: Source<SelectedRows>

  func binding(_ port: Model.Port) -> Flag {
    if port.isProvided { return provided[port.row] }
    return source.binding.derive(
      get: { OwnLists($0)[port][port.row].wrappedValue },
      accepts: { OwnLists($0)[port][port.row].accepts($1) },
      put: { base, isOn in
        let lists = OwnLists(base)
        lists[port][port.row].wrappedValue = isOn
        lists.store(in: &base)
      })
  }

  func tap(_ port: Model.Port) {
    if port.isProvided { return provided.tap(port.row) }
    let lists = OwnLists(source.value)
    var base = source.value
    lists[port].tap(port.row)
    lists.store(in: &base)
    if base != source.value { source.value = base }
  }

  func rendering(_ port: Model.Port) -> String {
    let list = port.isProvided ? provided : OwnLists(source.value)[port]
    return list.selected.contains(port.row) ? "selected" : "plain"
  }

  private var provided: List {
    HeadlessList(selection: source.binding.external, rows: SelectedRows.Row.allCases)
  }
}

/// The two lists that own their selections.
private struct OwnLists {
  private let first = HeadlessList(selection: nil, rows: [SelectedRows.Row.upper])
  private let second = HeadlessList(selection: nil, rows: [SelectedRows.Row.upper])

  init(_ base: SelectedRows) {
    if base.first { first.tap(.upper) }
    if base.second { second.tap(.upper) }
  }

  subscript(port: SelectedRowsModel.Port) -> HeadlessList<SelectedRows.Row> {
    port == .secondUpper ? second : first
  }

  func store(in base: inout SelectedRows) {
    (base.first, base.second) = (isAnyOn(in: first), isAnyOn(in: second))
  }

  /// Whether some row is on, be it one that the list does not have.
  private func isAnyOn(in list: HeadlessList<SelectedRows.Row>) -> Bool {
    SelectedRows.Row.allCases.contains { list[$0].wrappedValue }
  }
}
