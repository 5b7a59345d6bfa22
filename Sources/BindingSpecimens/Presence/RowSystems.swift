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
    guard Model.isPresent(id, in: source.value) else { return nil }
    return source.binding.derive(
      get: { Model.get(id, in: $0) },
      put: { rows, isOn in
        rows =
          Model.isPresent(id, in: rows)
          ? Model.set(isOn, at: id, in: rows) : rows + [Row(id: id, isOn: isOn)]
      })
  }
}

/// Rows that are identified by their value, as with `ForEach($flags, id: \.self)`.
///
/// It keeps every law while all values differ; equal ones collide, and a set changes the identity.
struct ValueAsIdentity: BindingSystem {
  typealias Model = RowsModel
  let source: Source<[Row]>

  func binding(_ id: Row.ID) -> HeadlessBinding<Bool>? {
    guard let row = source.value.first(where: { $0.id == id }) else { return nil }
    let identity = row.isOn
    return source.binding.derive(
      get: { rows in rows.contains { $0.isOn == identity } ? identity : row.isOn },
      put: { rows, isOn in
        guard let index = rows.firstIndex(where: { $0.isOn == identity }) else { return }
        rows[index].isOn = isOn
      })
  }
}
