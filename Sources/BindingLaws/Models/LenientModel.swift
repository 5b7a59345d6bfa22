/// A model that may count different things as the same, by a policy or an argument of the check.
package protocol LenientModel: ReferenceModel {
  /// The change, in words, after which it counts them as different. Nil if there are no words for it.
  ///
  /// `Leniency` keeps the words, also as JSON, and says that the change makes the model strict.
  var strictly: String? { get }
  /// The change, in words, after which something other than the set value may be read. Nil if there are no
  /// words for it.
  var allowance: String? { get }
  /// The change, in words, after which a set keeps some of what was stored. Nil if there are no words for it.
  var keeping: String? { get }
}

extension LenientModel {
  package var allowance: String? { nil }
  package var keeping: String? { nil }
}
