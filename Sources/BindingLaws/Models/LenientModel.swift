/// A model that may count different things as the same, by a policy of its shape.
package protocol LenientModel: ReferenceModel {
  /// What to write for it to count them as different.
  static var strictly: String { get }
}
