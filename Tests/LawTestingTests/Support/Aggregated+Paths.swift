import LawTesting

extension Aggregated {
  /// Returns the fields that a port of their summary sets: its own, or all.
  func paths<Root, Field>(
    among fields: [WritableKeyPath<Root, Field>]
  ) -> [WritableKeyPath<Root, Field>] {
    if case .member(let index) = self { [fields[index]] } else { fields }
  }
}
