// Draws and tokens number bases and values in these orders: never change them.

/// A type with few values, simplest first.
protocol Listed { static var all: [Self] { get } }

extension Bool: Listed { static let all = [false, true] }

extension Array {
  /// Returns every row of this many of the elements, each of which may come more than once.
  ///
  /// The first position changes from each row to the next, and the last position least often.
  func rows(of count: Int) -> [[Element]] {
    (0..<count).reduce([[]]) { rows, _ in flatMap { last in rows.map { $0 + [last] } } }
  }
}

extension Array where Element: Hashable {
  /// Every set of some of the elements.
  ///
  /// It begins with the empty set. The first element is in every second set.
  var subsets: [Set<Element>] {
    Bool.all.rows(of: count).map { row in Set(indices.filter { row[$0] }.map { self[$0] }) }
  }

  /// Every set of some of the elements, small ones first.
  var subsetsBySize: [Set<Element>] {
    (0...count).flatMap { size in subsets.filter { $0.count == size } }
  }
}
