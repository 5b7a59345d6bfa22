/// A tab of an app, of which at most one is selected.
enum Tab: String, CaseIterable {
  case a, b, c
}

/// A page that is presented, with a number or without.
enum Route: Hashable {
  case detail(Int)
  case settings

  /// The number of the detail, or nil in the settings.
  var number: Int? {
    if case .detail(let number) = self { number } else { nil }
  }
}

/// An element of a list, with an identity.
struct Chore: Equatable, Identifiable {
  var id: Int
  var isDone = false
}

/// Two flags, whose common state may be mixed.
struct Mail: Equatable {
  var isWeekly = false
  var isUrgent = false
}

/// Two options, each of which may be granted.
struct Rights: OptionSet, Hashable {
  let rawValue: Int
  static let read = Rights(rawValue: 1)
  static let write = Rights(rawValue: 2)
}
