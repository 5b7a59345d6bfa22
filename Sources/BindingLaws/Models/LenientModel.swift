/// A model that may count different things as the same, by a policy of its shape.
package protocol LenientModel: ReferenceModel {
  /// How to have it count them as different: the end of a sentence of a report.
  static var strictly: String { get }
}
