import LawTesting

// What the bindings of several tests are derived from.

struct Profile: Equatable {
  var name = ""
  var isPublic = false
  var mail = Mail()

  struct Mail: Equatable {
    var isWeekly = false
    var isUrgent = true
    var isAny: Bool { isWeekly || isUrgent }
  }
}

struct Chore: Hashable, Identifiable {
  var id: Int
  var isDone = false
}

enum Level: Int, CaseIterable {
  case low, high
}

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

struct Form: Equatable {
  var name = ""
  var isOn = false
  var revision = 0
}
