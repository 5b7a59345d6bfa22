import LawTesting
import Testing

// Rows that are moved, filtered, removed and selected, by themselves and in ranges.

/// The rows of a table in order, those that are selected, and where a range starts.
struct Table: Equatable {
  var rows = [1, 2, 3]
  var selected: Set<Int> = []
  var start: Int?
  /// Whether only the odd rows are shown.
  var isFiltered = false
  var shown: [Int] { isFiltered ? rows.filter { !$0.isMultiple(of: 2) } : rows }
}

/// Whether a row is selected; what a person does to rows are actions.
enum TableModel: ReferenceModel {
  enum Action: Equatable {
    case click(Int)
    case shiftClick(Int)
    case selectAll
    case filter
    case moveFirstToEnd
    case removeSelected
  }
  static var ports: [Int] { [1, 2, 3] }
  static var actions: [Action] {
    [.click(1), .shiftClick(3), .selectAll, .filter, .moveFirstToEnd, .removeSelected]
  }
  static var bases: [Table]? {
    [[], [2, 3]].flatMap { selected in
      [nil, 1].flatMap { start in
        [false, true].map { Table(selected: selected, start: start, isFiltered: $0) }
      }
    }
  }
  static func isPresent(_ row: Int, in table: Table) -> Bool { table.rows.contains(row) }
  static func get(_ row: Int, in table: Table) -> Bool { table.selected.contains(row) }
  static func set(_ isOn: Bool, at row: Int, in table: Table) -> Table {
    var table = table
    if isOn { table.selected.insert(row) } else { table.selected.remove(row) }
    return table
  }
  static func apply(_ action: Action, to table: Table) -> Table {
    var table = table
    let shown = table.shown
    switch action {
    case .click(let row): (table.selected, table.start) = ([row], row)
    case .shiftClick(let row):
      guard let end = shown.firstIndex(of: row) else { break }
      let start = table.start.flatMap(shown.firstIndex) ?? end
      table.selected = Set(shown[min(start, end)...max(start, end)])
    case .selectAll: table.selected = Set(shown)
    case .filter: table.isFiltered.toggle()
    case .moveFirstToEnd: table.rows = Array(table.rows.dropFirst() + table.rows.prefix(1))
    case .removeSelected:
      table.rows.removeAll(where: table.selected.contains)
      if !table.rows.contains(where: { $0 == table.start }) { table.start = nil }
      table.selected = []
    }
    return table
  }
}

/// A table, whose actions a faulty one does in another way.
protocol TableSystem: StoreSystem where Model == TableModel {
  var store: TableStore { get }
}

final class TableStore {
  var table = Table()

  func isSelected(_ row: Int) -> MyBinding<Bool>? {
    guard table.rows.contains(row) else { return nil }
    return MyBinding(
      get: { self.table.selected.contains(row) },
      set: { isOn in
        if !isOn {
          self.table.selected.remove(row)
        } else if self.table.rows.contains(row) {
          self.table.selected.insert(row)
        }
      })
  }

  /// Selects from where the range starts to a row, as these rows stand.
  func extend(to row: Int, over rows: [Int]) {
    let ends = rows.indices.filter { rows[$0] == row || rows[$0] == table.start }
    if !rows.contains(row) { return }
    table.selected = Set(ends.first.map { rows[$0...(ends.last ?? $0)] } ?? [])
  }
}

extension TableSystem {
  var base: Table {
    get { store.table }
    nonmutating set { store.table = newValue }
  }
  func binding(_ row: Int) -> MyBinding<Bool>? { store.isSelected(row) }

  func performLawfully(_ action: TableModel.Action) {
    switch action {
    case .click(let row): (store.table.selected, store.table.start) = ([row], row)
    case .shiftClick(let row): store.extend(to: row, over: store.table.shown)
    case .selectAll: store.table.selected = Set(store.table.shown)
    case .filter: store.table.isFiltered.toggle()
    case .moveFirstToEnd:
      if !store.table.rows.isEmpty { store.table.rows.append(store.table.rows.removeFirst()) }
    case .removeSelected:
      let gone = store.table.selected
      store.table.rows.removeAll(where: gone.contains)
      store.table.selected = []
      if let start = store.table.start, gone.contains(start) { store.table.start = nil }
    }
  }
}

struct TableSelection: TableSystem {
  let store = TableStore()
  func perform(_ action: TableModel.Action) { performLawfully(action) }
}

/// A range is counted in all rows, also in those that are not shown.
private struct RangeOverHiddenRows: TableSystem {
  let store = TableStore()
  func perform(_ action: TableModel.Action) {
    guard case .shiftClick(let row) = action else { return performLawfully(action) }
    store.extend(to: row, over: store.table.rows)
  }
}

/// All are selected, also those that are not shown.
private struct HiddenRowsSelected: TableSystem {
  let store = TableStore()
  func perform(_ action: TableModel.Action) {
    guard action == .selectAll else { return performLawfully(action) }
    store.table.selected = Set(store.table.rows)
  }
}

/// When rows move, the places stay selected, not the rows.
private struct SelectedByPlace: TableSystem {
  let store = TableStore()
  func perform(_ action: TableModel.Action) {
    let (rows, selected) = (store.table.rows, store.table.selected)
    performLawfully(action)
    if action != .moveFirstToEnd { return }
    let places = rows.indices.filter { selected.contains(rows[$0]) }
    store.table.selected = Set(places.map { store.table.rows[$0] })
  }
}

@Suite struct `A table` {
  @Test func `moves, filters and removes rows that are selected`() { expect(TableSelection.self) }

  @Test(.expecting(.conforms, .broken, because: "a range takes rows that are not shown"))
  func `is found out by a range`() { expectFinding(.shiftClick(3), in: RangeOverHiddenRows.self) }

  @Test(.expecting(.conforms, .broken, because: "all are selected, also those that are not shown"))
  func `is found out where rows are filtered`() {
    expectFinding(.selectAll, in: HiddenRowsSelected.self)
  }

  @Test(.expecting(.conforms, .broken, because: "the places stay selected, not the rows"))
  func `is found out where rows move`() { expectFinding(.moveFirstToEnd, in: SelectedByPlace.self) }

  /// One action shows it.
  private func expectFinding(_ action: TableModel.Action, in system: (some TableSystem).Type) {
    let trace = expect(system, obeys: .conforms)?.counterexample?.trace
    #expect(trace?.dropFirst() == ["act \(action)"])
  }
}
