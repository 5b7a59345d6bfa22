/// A mistake that many systems make, and its fix.
///
/// `explain` prints it beside the laws that it breaks. Specimens declare the laws of its faults.
package struct Mistake: Hashable, Sendable {
  /// The mistake, in a sentence.
  package let what: String
  /// The fix, in a sentence.
  package let fix: String
  /// The specimens that make the mistake.
  package let faults: [KnownFault]

  init(_ what: String, fix: String, _ faults: KnownFault...) {
    self.what = what
    self.fix = fix
    self.faults = faults
  }

  /// All mistakes, in the order in which `explain` prints them.
  package static let all = ofBindings + ofSystems + ofTime

  /// Returns the mistakes with a fault that breaks a law.
  package static func breaking(_ law: Law) -> [Mistake] {
    all.filter { $0.faults.contains { $0.lawIDs.contains(law.id) } }
  }
}
