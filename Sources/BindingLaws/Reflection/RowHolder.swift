/// A type that holds rows, which a walk can change in place: a list, or an optional, which holds at most one.
protocol RowHolder {
  /// The type of the rows.
  static var rowType: Any.Type { get }
  /// Visits the parts of the rows at an address, and returns whether there are any.
  static func visitRows(
    at place: UnsafeMutableRawPointer, in holder: StoredPart, by walk: PartsWalk
  ) -> Bool
}

extension Array: RowHolder {
  static var rowType: Any.Type { Element.self }

  static func visitRows(
    at place: UnsafeMutableRawPointer, in holder: StoredPart, by walk: PartsWalk
  ) -> Bool {
    let rows = place.assumingMemoryBound(to: Self.self)
    var hasParts = false
    for index in rows.pointee.indices.prefix(mostRows) {
      var row = rows.pointee[index]
      let id = identity(of: row)
      let own = StoredPart(rows: holder.rows + (id.map { [$0] } ?? []), names: holder.names)
      let isVisited = withUnsafeMutablePointer(to: &row) { address in
        walk.visitParts(of: Element.self, at: address, in: own)
      }
      // Rows have one type. After a row without parts, such as a number, no others are expected.
      if !isVisited { break }
      hasParts = true
      // A part that determines the identity, even one that a computed `id` reads, is not changed.
      if identity(of: row) == id { rows.pointee[index] = row }
    }
    return hasParts
  }
}

/// The most rows of a list to visit.
///
/// In the 128 bases that `StoredParts` compares at most, it makes some 4,000 rows of a list. Properties of later
/// rows are no parts, and stay as they are.
private var mostRows: Int { 32 }

extension Optional: RowHolder {
  static var rowType: Any.Type { Wrapped.self }

  static func visitRows(
    at place: UnsafeMutableRawPointer, in holder: StoredPart, by walk: PartsWalk
  ) -> Bool {
    let row = place.assumingMemoryBound(to: Self.self)
    guard var wrapped = row.pointee else { return false }
    let hasParts = withUnsafeMutablePointer(to: &wrapped) { address in
      walk.visitParts(of: Wrapped.self, at: address, in: holder)
    }
    if hasParts { row.pointee = wrapped }
    return hasParts
  }
}

/// Returns the identity of a row.
///
/// Nil if the row has none.
private func identity<Row>(of row: Row) -> AnyHashable? {
  func open<Known: Identifiable>(_ row: Known) -> AnyHashable { AnyHashable(row.id) }
  return (row as? any Identifiable).map { open($0) }
}
