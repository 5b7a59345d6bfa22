enum Tab: String, CaseIterable {
  case a, b, c
}

enum Route: Hashable {
  case detail(Int)
  case settings

  var number: Int? {
    if case .detail(let number) = self { number } else { nil }
  }
}

struct Chore: Equatable, Identifiable {
  var id: Int
  var isDone = false
}

struct Mail: Equatable {
  var isWeekly = false
  var isUrgent = false
}

struct Rights: OptionSet, Hashable {
  let rawValue: Int
  static let read = Rights(rawValue: 1)
  static let write = Rights(rawValue: 2)
}
