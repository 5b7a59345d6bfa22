// The orders below number ports, bases and values in draws and tokens, and traces spell the names: both have
// to stay.

/// A type with few values, simplest first.
protocol Listed { static var all: [Self] { get } }

extension Bool: Listed { static let all = [false, true] }

extension Array {
  /// Every row of so many of the elements; the first one changes from each to the next.
  func rows(of count: Int) -> [[Element]] {
    (0..<count).reduce([[]]) { rows, _ in flatMap { last in rows.map { $0 + [last] } } }
  }
}

extension Set {
  /// The same with an element, or without it, for the models: what they judge has functions of its own.
  func with(_ element: Element, _ isIn: Bool) -> Set {
    isIn ? union([element]) : subtracting([element])
  }
}

extension Array where Element: Hashable {
  /// Every set of some of the elements; the first one is in every second of them.
  var subsets: [Set<Element>] {
    Bool.all.rows(of: count).map { row in Set(indices.filter { row[$0] }.map { self[$0] }) }
  }

  /// The same, small ones first.
  var subsetsBySize: [Set<Element>] {
    (0...count).flatMap { size in subsets.filter { $0.count == size } }
  }
}

/// A value that differs from another one in one of its parts.
protocol Changeable: Equatable {}

extension Changeable {
  /// The same with another part.
  func with<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) -> Self {
    var changed = self
    changed[keyPath: part] = value
    return changed
  }
}

/// The three sections of a screen, of which at most one is shown.
///
/// `NaiveStates` in the tests lists them.
enum Section: CaseIterable { case a, b, c }

/// Two flags.
struct SidedFlags: Changeable, Listed {
  var left = false
  var right = false

  static let all = Bool.all.rows(of: 2).map { SidedFlags(left: $0[0], right: $0[1]) }
}

/// What a system remembers beside its base.
final class Memory<Value> {
  var value: Value?
  init(_ value: Value? = nil) { self.value = value }

  /// Remembers a value, and hands it on.
  func keep(_ value: Value) -> Value {
    self.value = value
    return value
  }
}

extension Memory<Int> {
  /// Counts once more, and hands the number on.
  func increment() -> Int { keep((value ?? 0) + 1) }
}
