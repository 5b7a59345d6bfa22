import BindingLaws

/// A model of the shown rows of a list with a hidden one, in their order.
///
/// Each value has as many rows as are shown in each base, because `set` traps if one has fewer. Traces name
/// bases and values here, and draws and tokens number them: names and orders have to stay.
struct ShownRowsModel: ReferenceModel {
  /// The row that is not shown.
  let hidden = 0
  var values: [[Int]]? { [[1, 2], [2, 1]] }
  var bases: [[Int]]? {
    (values ?? []).flatMap { [[hidden] + $0, [$0[0], hidden, $0[1]], $0 + [hidden]] }
  }

  func get(_ port: SinglePort, in rows: [Int]) -> [Int] { rows.filter { $0 != hidden } }

  func set(_ shown: [Int], at port: SinglePort, in rows: [Int]) -> [Int] {
    var toPlace = shown[...]
    return rows.map { $0 == hidden ? hidden : toPlace.removeFirst() }
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
