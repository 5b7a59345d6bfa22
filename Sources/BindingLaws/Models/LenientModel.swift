/// A model that may count different things as the same, by a policy or an argument of the check.
package protocol LenientModel: ReferenceModel {
  /// How to have it count them as different: the end of a sentence that `Excuse` keeps, also as JSON.
  var strictly: String { get }
}
