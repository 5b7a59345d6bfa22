// What the bindings of several tests lead to.

/// An element of a list.
struct Row: Identifiable, Equatable {
  var id: String
  var isOn = false
}

/// A value of cases with payloads of two types.
enum Route: Equatable {
  case detail(Int)
  case edit(String)

  /// The number of the detail, or nil in the other case.
  var detail: Int? {
    if case .detail(let number) = self { number } else { nil }
  }
}
