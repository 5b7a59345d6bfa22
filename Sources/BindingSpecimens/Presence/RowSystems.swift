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
  /// Nil if the row is not there.
  fileprivate func flag(
    _ id: Row.ID, at index: @escaping ([Row]) -> Int?,
    orElse put: @escaping (inout [Row], Bool) -> Void = { _, _ in }
  ) -> Flag? {
    if self.index(of: id, in: source.value) == nil { return nil }
    return source.binding.derive(
      get: { rows in index(rows).map { rows[$0].isOn } ?? false },
      put: { if let index = index($0) { $0[index].isOn = $1 } else { put(&$0, $1) } })
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

/// Rows that are identified by their value, as with `ForEach($flags, id: \.self)`.
///
/// The rows uphold every law while all values differ. Equal ones collide, and a set changes the identity.
struct ValueAsIdentity: BindingSystem {
  static var model: FlagPositionsModel { flagPositions }
  let source: Source<[Bool]>

  func binding(_ index: Int) -> Flag? {
    guard let identity = source.value.dropFirst(index).first else { return nil }
    return source.binding.derive(
      get: { _ in identity },
      put: { if let found = $0.firstIndex(of: identity) { $0[found] = $1 } })
  }
}

/// Rows whose index is looked up in the sorted list, and used in the list as it is.
///
/// Every law is upheld while the rows are in order.
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

/// A model of the shown rows of a list with a hidden one, in their order.
///
/// Each value has as many rows as are shown in each base, because `set` traps if one has fewer.
struct ShownRowsModel: ReferenceModel {
  /// The row that is not shown.
  let hidden = 0
  var values: [[Int]]? { [[1, 2], [2, 1]] }
  var bases: [[Int]]? {
    (values ?? []).flatMap { [[hidden] + $0, [$0[0], hidden, $0[1]], $0 + [hidden]] }
  }

  func get(_ port: SinglePort, in rows: [Int]) -> [Int] { rows.filter { $0 != hidden } }

  func set(_ shown: [Int], at port: SinglePort, in rows: [Int]) -> [Int] {
    var rest = shown[...]
    return rows.map { $0 == hidden ? hidden : rest.removeFirst() }
  }
}

/// A list in which a set moves a row to the front by its index among the shown rows.
///
/// The list upholds every law while the hidden row is the last one.
struct MovedInWhole: PlainSystem {
  static let model = ShownRowsModel()
  let source: Source<[Int]>

  func get(_ port: SinglePort, in rows: [Int]) -> [Int] { rows.filter { $0 > 0 } }

  func put(_ shown: [Int], at port: SinglePort, into rows: inout [Int]) {
    if let index = rows.filter({ $0 > 0 }).firstIndex(of: shown[0]) { rows.swapAt(0, index) }
  }
}
