// Draws and tokens number ports, bases and values in these orders, and traces print the names: never change
// them.

/// The only port of a system with one binding.
///
/// Traces print it as `it`, and `SinglePort` of `BindingLaws` as `value`: so neither can take the place of
/// the other.
enum OnlyPort: CaseIterable, CustomStringConvertible {
  case it
  var description: String { "it" }
}

/// The three sections of a screen, of which at most one is shown.
///
/// The tests of specimens list them a second time, because these tests ask nothing of what they judge.
enum Section: CaseIterable { case a, b, c }

/// The three tabs of a screen, of which exactly one is shown.
///
/// The tests of specimens list them a second time, too.
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
