/// The identity of a row of a list, which is none of its parts.
struct RowIdentity {
  /// The name of the property by which a row tells its identity.
  static let property = "id"

  /// The value of the identity.
  let id: AnyHashable
  /// The names that lead to the stored property `id`.
  ///
  /// Nil if `id` is computed. Then any property that equals the identity may hold it, and counts as if it did.
  private let names: [String]?

  /// Finds the identity of a row.
  ///
  /// Nil if the row has none.
  ///
  /// - Parameter holder: The rows and the names that lead to the list of the row.
  init?<Row>(of row: Row, in holder: StoredPart, by walk: PartsWalk) {
    // A row that is an optional is opened as what it wraps.
    func open<Known: Identifiable>(_ row: Known) -> (id: AnyHashable, isStored: Bool) {
      (AnyHashable(row.id), walk.storesID(Known.self))
    }
    guard let (id, isStored) = (row as? any Identifiable).map({ open($0) }) else { return nil }
    self.id = id
    names = isStored ? holder.names + [Self.property] : nil
  }

  /// Returns whether a property holds the identity.
  func isHeld<Value: Equatable>(by part: StoredPart, _ value: Value) -> Bool {
    if let names { return part.names == names }
    guard let own = value as? AnyHashable else { return false }
    return own == id
  }
}
