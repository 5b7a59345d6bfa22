import LawfulBindings

/// A list without views, any number of whose rows is selected.
///
/// The laws judge it through `SetParameter` and `SetOrNoneParameter` in `Shapes`, and
/// `CI/full.d/source-mutants.txt` quotes its code. It stores one binding.
struct HeadlessList<Tag: Hashable> {
  private let rows: [Tag]
  private let selection: HeadlessBinding<Set<Tag>>

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - selection: The selected rows. Other elements of the set are left alone. Without a binding, the list
  ///     owns the selection and starts with none.
  ///   - rows: The rows, all different.
  init(selection: HeadlessBinding<Set<Tag>>?, rows: [Tag]) {
    self.rows = rows
    self.selection = selection ?? HeadlessState(wrappedValue: []).projectedValue
  }

  /// The selected rows, in the order of the rows.
  var selected: [Tag] { rows.filter { self[$0].wrappedValue } }

  /// Returns a binding to whether a row is selected.
  ///
  /// - Parameter row: One of the rows. Any other reads off and rejects every write.
  subscript(row: Tag) -> HeadlessBinding<Bool> {
    guard rows.contains(row) else { return .constant(false) }
    return selection[contains: row]
  }

  /// Taps a row, which selects or deselects it.
  ///
  /// - Parameter row: One of the rows. Any other does nothing.
  func tap(_ row: Tag) { self[row].wrappedValue.toggle() }
}
