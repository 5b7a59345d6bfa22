import LawfulBindings

/// A tab as its raw value.
struct TabText: ValueConversion {
  func shown(_ tab: Tab) -> String { tab.rawValue }
  func stored(_ text: String) -> Tab? { Tab(rawValue: text) }
}
