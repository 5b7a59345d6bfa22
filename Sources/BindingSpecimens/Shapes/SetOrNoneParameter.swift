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
/// `SpecimenMatrixTests` names it in a string.
struct SetOrNoneParameter: SwitchSystem {
  static let model = SelectedRowsModel()
  static var renderings: Renderings { ("selected", "plain") }
  private typealias List = HeadlessList<SelectedRows.Row>
  /// The port of the only row of each list that owns its selection.
  private static let ownPorts: [SelectedRowsModel.Port] = [.firstUpper, .secondUpper]
  let source: Source<SelectedRows>

  func binding(_ port: SelectedRowsModel.Port) -> Flag {
    if port.isProvided { return given[port.row] }
    return source.binding.derive(
      get: { base in list(for: port, in: base)[port.row].wrappedValue },
      accepts: { base, isOn in list(for: port, in: base)[port.row].accepts(isOn) },
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
    list(for: port, in: source.value).selected.contains(port.row) ? "selected" : "plain"
  }

  /// The list that is given its selection.
  private var given: List {
    HeadlessList(selection: source.binding.external, rows: SelectedRows.Row.allCases)
  }

  /// Returns the list of a port.
  ///
  /// A list that owns its selection is turned to the state in a base.
  private func list(for port: SelectedRowsModel.Port, in base: SelectedRows) -> List {
    if port.isProvided { return given }
    return ownLists(in: base)[place(of: port)]
  }

  /// Returns the lists that own their selections, turned to the state in a base.
  private func ownLists(in base: SelectedRows) -> [List] {
    Self.ownPorts.map { port in
      let list = List(selection: nil, rows: [.upper])
      if base.own.contains(port) { list.tap(.upper) }
      return list
    }
  }

  /// Returns the place of a port's list among those that own their selections.
  private func place(of port: SelectedRowsModel.Port) -> Int { port == .secondUpper ? 1 : 0 }

  /// Returns which own lists have some row on, even a row that is not theirs, after a use of one list.
  private func rowsOn(
    afterUsing port: SelectedRowsModel.Port, in base: SelectedRows, _ use: (List) -> Void
  ) -> Set<SelectedRowsModel.Port> {
    let lists = ownLists(in: base)
    use(lists[place(of: port)])
    let ports = zip(Self.ownPorts, lists).filter { _, list in
      SelectedRows.Row.allCases.contains { list[$0].wrappedValue }
    }
    return Set(ports.map(\.0))
  }
}
