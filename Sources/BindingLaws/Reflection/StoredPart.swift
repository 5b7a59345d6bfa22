/// A part, by the rows that contain it and its path.
package struct StoredPart: Hashable {
  /// The identities of the rows that contain the part, outermost first.
  ///
  /// Rows without identity are left out.
  let rows: [AnyHashable]
  /// The names of the stored properties that lead to the part.
  let names: [String]

  /// The name of the part in reports.
  package var path: String { names.joined(separator: ".") }
}
