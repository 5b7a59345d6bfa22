import BindingLaws
import LawfulBindings

/// Rows that are found by their identity at each read and each write.
struct RowsByID: BindingSystem {
  typealias Model = RowsModel
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> HeadlessBinding<Bool>? {
    HeadlessBinding(source.binding, id: id)?.isOn
  }
}

/// Whole rows by their identity; of rows with equal ones the first counts, and none takes another's.
struct WholeRowsByID: BindingSystem {
  typealias Model = WholeRowsModel
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> HeadlessBinding<Row>? { HeadlessBinding(source.binding, id: id) }
}

/// Rows whose index is looked up once, and again only when it is out of bounds.
///
/// It keeps every law while nothing moves.
struct IndexResolvedOnce: BindingSystem {
  typealias Model = RowsModel
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> HeadlessBinding<Bool>? {
    guard let first = source.value.firstIndex(where: { $0.id == id }) else { return nil }
    func index(in rows: [Row]) -> Int? {
      rows.indices.contains(first) ? first : rows.firstIndex { $0.id == id }
    }
    return source.binding.derive(
      get: { rows in index(in: rows).map { rows[$0].isOn } ?? false },
      put: { rows, isOn in if let index = index(in: rows) { rows[index].isOn = isOn } })
  }
}

/// Rows whose late set puts the row back at the end of the list.
///
/// It keeps every law while the row is there.
struct ResurrectedRow: BindingSystem {
  typealias Model = RowsModel
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> HeadlessBinding<Bool>? {
    func index(in rows: [Row]) -> Int? { rows.firstIndex { $0.id == id } }
    if index(in: source.value) == nil { return nil }
    return source.binding.derive(
      get: { rows in index(in: rows).map { rows[$0].isOn } ?? false },
      put: { rows, isOn in
        if let index = index(in: rows) {
          rows[index].isOn = isOn
        } else {
          rows.append(Row(id: id, isOn: isOn))
        }
      })
  }
}

/// Rows that are identified by their value, as with `ForEach($flags, id: \.self)`.
///
/// It keeps every law while all values differ; equal ones collide, and a set changes the identity.
struct ValueAsIdentity: BindingSystem {
  typealias Model = FlagPositionsModel
  let source: Source<[Bool]>

  func binding(_ index: Int) -> HeadlessBinding<Bool>? {
    let flags = source.value
    guard flags.indices.contains(index) else { return nil }
    let identity = flags[index]
    return source.binding.derive(
      get: { _ in identity },
      put: { flags, isOn in
        if let found = flags.firstIndex(of: identity) { flags[found] = isOn }
      })
  }
}

/// Rows whose index is looked up in the sorted list, and used in the list as it is.
///
/// It keeps every law while the rows are in order.
struct IndexOfSorted: BindingSystem {
  typealias Model = RowsModel
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> HeadlessBinding<Bool>? {
    if !source.value.contains(where: { $0.id == id }) { return nil }
    return source.binding.derive(
      get: { rows in rows.contains { $0.id == id && $0.isOn } },
      put: { rows, isOn in
        let sorted = Row.ID.allCases.filter { known in rows.contains { $0.id == known } }
        if let index = sorted.firstIndex(of: id) { rows[index].isOn = isOn }
      })
  }
}

/// The rows that are shown of a list with a hidden one, in their order.
enum ShownRowsModel: ReferenceModel {
  static let hidden = 0
  static var ports: [SinglePort] { SinglePort.allCases }
  static var values: [[Int]]? { [[1, 2], [2, 1]] }
  static var bases: [[Int]]? {
    (values ?? []).flatMap { [[hidden] + $0, [$0[0], hidden, $0[1]], $0 + [hidden]] }
  }

  static func get(_ port: SinglePort, in rows: [Int]) -> [Int] { rows.filter { $0 != hidden } }

  static func set(_ shown: [Int], at port: SinglePort, in rows: [Int]) -> [Int] {
    var rest = shown[...]
    return rows.map { $0 == hidden ? hidden : rest.removeFirst() }
  }
}

/// A row comes first by the index that it has among those that are shown.
///
/// It keeps every law while the hidden row is the last one.
struct MovedInWhole: BindingSystem {
  typealias Model = ShownRowsModel
  let source: Source<[Int]>

  func binding(_ port: SinglePort) -> HeadlessBinding<[Int]> {
    source.binding.derive(
      get: { $0.filter { $0 > 0 } },
      put: { rows, shown in
        if let index = rows.filter({ $0 > 0 }).firstIndex(of: shown[0]) { rows.swapAt(0, index) }
      })
  }
}
