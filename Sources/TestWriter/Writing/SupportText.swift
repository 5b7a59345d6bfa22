/// The declarations that the written tests may need, by name.
let supportText: [(name: String, text: String)] = [
  (
    "SmallChoice",
    """
    /// An enum of three, at which generic bindings are tried.
    enum SmallChoice: Int, CaseIterable, Comparable, Codable {
      case a, b, c
      static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }
    """
  ),
  (
    "SmallRow",
    """
    /// An element, or a whole with fields, at which generic bindings are tried.
    struct SmallRow: Identifiable, Hashable, Codable {
      var id: Int
      var isOn = false
      var isLate = false
    }
    """
  ),
  (
    "SmallOptions",
    """
    /// A set of options, at which generic bindings are tried.
    struct SmallOptions: OptionSet, Hashable, Codable {
      let rawValue: Int
      static let one = SmallOptions(rawValue: 1)
      static let two = SmallOptions(rawValue: 2)
    }
    """
  ),
  (
    "StoredValue",
    """
    /// An object that holds a value with references.
    final class StoredValue<Value> {
      let value: Value

      init(_ value: Value) {
        self.value = value
      }
    }
    """
  ),
]
