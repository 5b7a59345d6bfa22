import BindingLaws

extension [Law] {
  /// Returns the laws that a specimen of the catalogue breaks.
  ///
  /// Other specimens make the same mistake in another place, and so break the same laws.
  static func same(as specimen: String) -> [Law] {
    Mistake.all.flatMap(\.faults).first { $0.system == specimen }?.breaks ?? []
  }
}
