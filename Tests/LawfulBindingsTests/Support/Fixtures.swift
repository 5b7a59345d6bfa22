enum Tag: CaseIterable {
  case a, b, c
}

struct Row: Identifiable, Equatable {
  var id: String
  var isOn = false
}

struct Options: OptionSet, Hashable {
  let rawValue: Int
  static let both: Options = [Options(rawValue: 1), Options(rawValue: 2)]
}

enum Route: Equatable {
  case detail(Int)
  case edit(String)

  var detail: Int? {
    if case .detail(let number) = self { number } else { nil }
  }
}
