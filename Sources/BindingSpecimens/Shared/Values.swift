// Draws and tokens number ports, bases and values in these orders, and traces print the names: never change
// them.

/// A type with few values, simplest first.
protocol Listed { static var all: [Self] { get } }

extension Bool: Listed { static let all = [false, true] }

extension Array {
  /// Returns every row with this number of elements.
  ///
  /// The first one changes from each row to the next.
  func rows(of count: Int) -> [[Element]] {
    (0..<count).reduce([[]]) { rows, _ in flatMap { last in rows.map { $0 + [last] } } }
  }
}

extension Set {
  /// Returns the set with or without an element.
  ///
  /// Only models use this, because the code that they judge has functions of its own.
  func with(_ element: Element, _ isIn: Bool) -> Set {
    isIn ? union([element]) : subtracting([element])
  }
}

extension Array where Element: Hashable {
  /// Every set of some of the elements.
  ///
  /// The first element is in every second set.
  var subsets: [Set<Element>] {
    Bool.all.rows(of: count).map { row in Set(indices.filter { row[$0] }.map { self[$0] }) }
  }

  /// Every set of some of the elements, small ones first.
  var subsetsBySize: [Set<Element>] {
    (0...count).flatMap { size in subsets.filter { $0.count == size } }
  }
}

/// A value that can be copied with another value for one of its parts.
protocol Changeable: Equatable {}

extension Changeable {
  /// Returns a copy with another value for a part.
  func with<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) -> Self {
    var changed = self
    changed[keyPath: part] = value
    return changed
  }
}

/// The only port of a system with one binding.
///
/// Traces print it as `it`, and `SinglePort` of `BindingLaws` as `value`: so neither can take the place of the
/// other.
enum OnlyPort: CaseIterable, CustomStringConvertible {
  case it
  var description: String { "it" }
}

/// The three sections of a screen, of which at most one is shown.
///
/// The tests of specimens list them a second time.
enum Section: CaseIterable { case a, b, c }

/// The three tabs of a screen, of which exactly one is shown.
///
/// The tests of specimens name the three a second time.
enum Tab: CaseIterable { case one, two, three }

/// Two flags, of which the left one changes faster in the list of all.
struct SidedFlags: Changeable, Listed {
  var left = false
  var right = false

  static let all = Bool.all.rows(of: 2).map { SidedFlags(left: $0[0], right: $0[1]) }
}

/// Two flags, of which `y` changes faster in the list of all.
struct TwoFlags: Changeable, Listed {
  var x = false
  var y = false

  static let all = Bool.all.rows(of: 2).map { TwoFlags(x: $0[1], y: $0[0]) }
}
