import BindingLaws
import LawfulBindings

/// A row of a list, with an identity and a flag.
///
/// Traces name ports, bases and values here, and draws and tokens number them: names and orders have to stay.
struct Row: Hashable, Identifiable, CustomStringConvertible {
  enum ID: CaseIterable { case x, y }

  let id: ID
  var isOn = false

  var description: String { "\(id) \(isOn ? "on" : "off")" }
}

/// A model of the flags of the rows of a list, by the identity of the row.
///
/// Rows come, go and move.
typealias RowsModel = ElementsModel<Row, Bool>

/// The model of the flags of the two rows.
let rowsModel = ElementsModel(Row.ID.allCases.map { Row(id: $0) }, \Row.isOn)

/// A model of whole rows of a list, in which two may have the same identity.
///
/// A set must not change an identity.
struct WholeRowsModel: ReferenceModel {
  var presence: Presence { .comesAndGoes }
  var values: [Row]? { Row.ID.allCases.flatMap { [Row(id: $0), Row(id: $0, isOn: true)] } }

  var bases: [[Row]]? {
    let rows = values ?? []
    return [[]] + rows.map { [$0] } + rows.flatMap { first in rows.map { [first, $0] } }
  }

  func isPresent(_ id: Row.ID, in rows: [Row]) -> Bool { rows.contains { $0.id == id } }

  func accepts(_ row: Row, at id: Row.ID, in rows: [Row]) -> Bool { row.id == id }

  func get(_ id: Row.ID, in rows: [Row]) -> Row { rows.first { $0.id == id } ?? Row(id: id) }

  func set(_ row: Row, at id: Row.ID, in rows: [Row]) -> [Row] {
    let place = rows.firstIndex { $0.id == id }
    return rows.indices.map { $0 == place ? row : rows[$0] }
  }
}

/// A system of the flags of rows.
protocol RowsSystem: SourcedSystem where Model == RowsModel {}

extension RowsSystem {
  static var model: Model { rowsModel }

  /// Returns the index of a row.
  ///
  /// Nil if it is not there.
  fileprivate func index(of id: Row.ID, in rows: [Row]) -> Int? { rows.firstIndex { $0.id == id } }

  /// Returns the flag of a row at the index that a closure returns at each read and set.
  ///
  /// Nil if the row is not there when the flag is made. A set goes to `put` if the closure returns no index.
  fileprivate func flag(
    _ id: Row.ID, at index: @escaping ([Row]) -> Int?,
    orElse put: @escaping (inout [Row], Bool) -> Void = { _, _ in }
  ) -> Flag? {
    if self.index(of: id, in: source.value) == nil { return nil }
    return source.binding.derive(
      get: { rows in index(rows).map { rows[$0].isOn } ?? false },
      put: { rows, isOn in
        if let index = index(rows) { rows[index].isOn = isOn } else { put(&rows, isOn) }
      })
  }
}

/// Rows that are found by their identity at each read and each write.
struct RowsByID: RowsSystem {
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> Flag? { HeadlessBinding(source.binding, id: id)?.isOn }
}

/// Whole rows by their identity.
///
/// Of rows with the same identity the first counts. A set of a row with another identity is rejected.
struct WholeRowsByID: BindingSystem {
  static let model = WholeRowsModel()
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> HeadlessBinding<Row>? { HeadlessBinding(source.binding, id: id) }
}

/// Rows whose index is looked up once, and again only when it is out of bounds.
///
/// The rows uphold every law while nothing moves.
struct IndexResolvedOnce: RowsSystem {
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> Flag? {
    let first = index(of: id, in: source.value)
    return flag(id) { rows in first.flatMap { $0 < rows.count ? $0 : index(of: id, in: rows) } }
  }
}

/// Rows whose late set puts the row back at the end of the list.
///
/// The rows uphold every law while the row is there.
struct ResurrectedRow: RowsSystem {
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> Flag? {
    flag(id, at: { index(of: id, in: $0) }, orElse: { $0.append(Row(id: id, isOn: $1)) })
  }
}

/// Rows whose index is looked up in the sorted list, and used in the list as it is.
///
/// The rows uphold every law while they are in order.
struct IndexOfSorted: RowsSystem {
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> Flag? {
    if !source.value.contains(where: { $0.id == id }) { return nil }
    return source.binding.derive(
      get: { rows in rows.contains { $0.id == id && $0.isOn } },
      put: { rows, isOn in
        let sorted = Row.ID.allCases.filter { known in rows.contains { $0.id == known } }
        if let index = sorted.firstIndex(of: id) { rows[index].isOn = isOn }
      })
  }
}
