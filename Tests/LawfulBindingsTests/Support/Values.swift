struct Row: Identifiable, Equatable {
  var id: String
  var isOn = false
}

enum Route: Equatable {
  case detail(Int)
  case edit(String)

  var detail: Int? {
    if case .detail(let number) = self { number } else { nil }
  }
}
