import BindingLaws

extension [String] {
  /// The names that occur several times.
  package var namesakes: [String] { unique.filter { name in count { $0 == name } > 1 } }
}
