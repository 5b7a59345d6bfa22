import LawTesting

// What the bindings of several tests are derived from.

/// A struct with another one in it.
struct Profile: Equatable {
  var name = ""
  var isPublic = false
  var mail = Mail()

  struct Mail: Equatable {
    var isWeekly = false
    /// On in a new mail, so that both flags do not read alike.
    var isUrgent = true
    /// Whether any of both flags is on.
    var isAny: Bool { isWeekly || isUrgent }
  }
}

/// An element of lists, or a choice.
struct Chore: Hashable, Identifiable {
  var id: Int
  var isDone = false
}

/// Tags of a selection.
enum Level: Int, CaseIterable {
  case low, high
}

/// A value of two cases, of which one has a payload.
enum Route: Equatable {
  case home
  case detail(Int)

  var detail: Int? {
    if case .detail(let number) = self { number } else { nil }
  }
}

/// A three-valued type of one's own.
enum Tick: ThreeValued {
  case on, off, mixed
}

/// Fields of several types.
struct Form: Equatable {
  var name = ""
  var isOn = false
  var revision = 0
}
