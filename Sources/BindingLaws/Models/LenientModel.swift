/// A model that may count different things as the same, by a policy or an argument of the check.
package protocol LenientModel: ReferenceModel {
  /// How to have it count them as different: `Leniency` keeps it, also as JSON, and says that it makes the model
  /// strict. `nil` where there is no word for it.
  var strictly: String? { get }
  /// How to have it allow that something else is read than was set; `nil` where there is no word for it.
  var allowance: String? { get }
  /// How to have a set keep some of what was stored; `nil` where there is no word for it.
  var keeping: String? { get }
}

extension LenientModel {
  package var allowance: String? { nil }
  package var keeping: String? { nil }
}
