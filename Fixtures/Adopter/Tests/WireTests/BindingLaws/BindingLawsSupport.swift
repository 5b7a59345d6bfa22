// Written by `swift package binding-laws write-tests`. A test that you change, or whose marker you take away,
// is left alone.

import LawTesting

// binding-laws: SmallChoice 15d7ab7a
/// An enum of three, at which generic bindings are tried.
enum SmallChoice: Int, CaseIterable, Comparable, Codable {
  case a, b, c
  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

// binding-laws: SmallRow 8628c782
/// An element, or a whole with fields, at which generic bindings are tried.
struct SmallRow: Identifiable, Hashable, Codable {
  var id: Int
  var isOn = false
  var isLate = false
}
