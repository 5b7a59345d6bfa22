/// A type that holds rows, which a walk can change in place: a list, or an optional, which holds at most one.
protocol RowHolder {
  /// The type of the rows.
  static var rowType: Any.Type { get }
  /// Visits the parts of the rows at an address, and returns whether there are any.
  ///
  /// - Parameter identity: The identity of the row that contains these rows. Nil if there is none.
  static func visitRows(
    at place: UnsafeMutableRawPointer, in holder: StoredPart, of identity: RowIdentity?,
    by walk: PartsWalk
  ) -> Bool
}

extension Array: RowHolder {
  static var rowType: Any.Type { Element.self }

  static func visitRows(
    at place: UnsafeMutableRawPointer, in holder: StoredPart, of identity: RowIdentity?,
    by walk: PartsWalk
  ) -> Bool {
    if !walk.mayHaveParts(Element.self) { return false }
    let rows = place.assumingMemoryBound(to: Self.self)
    var hasParts = false
    for index in rows.pointee.indices.prefix(mostRows) {
      var row = rows.pointee[index]
      let ownIdentity = RowIdentity(of: row, in: holder, by: walk)
      let ids = ownIdentity.map { [$0.id] } ?? []
      let own = StoredPart(rows: holder.rows + ids, names: holder.names)
      let isVisited = withUnsafeMutablePointer(to: &row) { address in
        walk.visitParts(of: Element.self, at: address, in: own, of: ownIdentity ?? identity)
      }
      // Rows after it may have parts, such as those after a nil.
      if !isVisited { continue }
      hasParts = true
      // A part that determines the identity, even one that a computed `id` reads, is not changed.
      let identityNow = RowIdentity(of: row, in: holder, by: walk)
      if identityNow?.id == ownIdentity?.id { rows.pointee[index] = row }
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
    at place: UnsafeMutableRawPointer, in holder: StoredPart, of identity: RowIdentity?,
    by walk: PartsWalk
  ) -> Bool {
    let row = place.assumingMemoryBound(to: Self.self)
    guard var wrapped = row.pointee else { return false }
    let hasParts = withUnsafeMutablePointer(to: &wrapped) { address in
      walk.visitParts(of: Wrapped.self, at: address, in: holder, of: identity)
    }
    if hasParts { row.pointee = wrapped }
    return hasParts
  }
}
