import BindingLaws
import LawfulBindings

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

extension Set {
  /// Whether an element is in the set.
  ///
  /// Models have this subscript, because they do not ask the code that they judge.
  subscript(has element: Element) -> Bool {
    get { contains(element) }
    set { _ = newValue ? insert(element).inserted : remove(element) != nil }
  }
}
