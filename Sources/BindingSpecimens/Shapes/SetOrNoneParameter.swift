import BindingLaws
import LawfulBindings

// Controls that take `Binding<…>?`: one that is given a binding, and two of the same kind that own their
// selections.
//
// A control's own state cannot be read from outside. So both are made again whenever one of them is used, and
// turned to the state in the base.
//
// Traces name ports and bases, and draws and tokens number them: names and orders have to stay.

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

  func external(_ port: Port, in base: SelectedRows) -> Bool { base.external.contains(port.row) }

  func settingExternal(_ isOn: Bool, at port: Port, in base: SelectedRows) -> SelectedRows {
    base.with(\.external, base.external.with(port.row, isOn))
  }

  func settingOwn(_ isOn: Bool, at port: Port, in base: SelectedRows) -> SelectedRows {
    base.with(\.own, base.own.with(port, isOn))
  }
}

/// `selection: Binding<Set<SelectionValue>>?`: the rows of lists.
struct SetOrNoneParameter: SwitchSystem {
  static let model = SelectedRowsModel()
  static var renderings: Renderings { ("selected", "plain") }
  private typealias List = HeadlessList<SelectedRows.Row>
  let source: Source<SelectedRows>

  /// The lists that own their selections, of one row each.
  private struct OwnLists {
    let first: List
    let second: List

    /// Returns the list of a port, which may be of a row that the list does not have.
    subscript(port: SelectedRowsModel.Port) -> List { port == .secondUpper ? second : first }
  }

  func binding(_ port: SelectedRowsModel.Port) -> Flag {
    if port.isProvided { return given[port.row] }
    return source.binding.derive(
      get: { base in ownLists(in: base)[port][port.row].wrappedValue },
      accepts: { base, isOn in ownLists(in: base)[port][port.row].accepts(isOn) },
      put: { base, isOn in
        base.own = rowsOn(afterUsing: port, in: base) { $0[port.row].wrappedValue = isOn }
      })
  }

  func tap(_ port: SelectedRowsModel.Port) {
    if port.isProvided { return given.tap(port.row) }
    let changed = rowsOn(afterUsing: port, in: source.value) { $0.tap(port.row) }
    if changed != source.value.own { source.value.own = changed }
  }

  func rendering(_ port: SelectedRowsModel.Port) -> String {
    let list = port.isProvided ? given : ownLists(in: source.value)[port]
    return list.selected.contains(port.row) ? "selected" : "plain"
  }

  /// The list that is given its selection.
  private var given: List {
    HeadlessList(selection: source.binding.external, rows: SelectedRows.Row.allCases)
  }

  /// Returns the lists that own their selections, turned to the state in a base.
  private func ownLists(in base: SelectedRows) -> OwnLists {
    OwnLists(
      first: ownList(isOn: base.own.contains(.firstUpper)),
      second: ownList(isOn: base.own.contains(.secondUpper)))
  }

  /// Makes a list that owns its selection, and turns its only row on if that is so in the base.
  private func ownList(isOn: Bool) -> List {
    let list = List(selection: nil, rows: [.upper])
    if isOn { list.tap(.upper) }
    return list
  }

  /// Returns which own lists have some row on, even a row that is not theirs, after a use of one list.
  private func rowsOn(
    afterUsing port: SelectedRowsModel.Port, in base: SelectedRows, _ use: (List) -> Void
  ) -> Set<SelectedRowsModel.Port> {
    let lists = ownLists(in: base)
    use(lists[port])
    var ports: Set<SelectedRowsModel.Port> = []
    if hasRowOn(lists.first) { ports.insert(.firstUpper) }
    if hasRowOn(lists.second) { ports.insert(.secondUpper) }
    return ports
  }

  private func hasRowOn(_ list: List) -> Bool {
    SelectedRows.Row.allCases.contains { list[$0].wrappedValue }
  }
}
