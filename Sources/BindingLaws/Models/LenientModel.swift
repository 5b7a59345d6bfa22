/// A model that may count different things as the same, by a policy or an argument of the check.
package protocol LenientModel: ReferenceModel {
  /// The change, in words, after which it counts them as different. Nil if there are no words for it.
  ///
  /// Verdicts keep the words, also as JSON, and say that the change makes the model strict.
  var strictly: String? { get }
  /// The sentence on what it counts as the same, if no change makes it strict. Nil if there are no words for
  /// it.
  var leniency: String? { get }
  /// The change, in words, after which something other than the set value may be read. Nil if there are no
  /// words for it.
  var allowance: String? { get }
  /// The change, in words, after which a set keeps some of what was stored. Nil if there are no words for it.
  var keeping: String? { get }
  /// Returns how a test allows that a set of what is read turns a base into another one, in words.
  ///
  /// Nil if nothing allows that. The bases are as traces print them.
  func returning(turning base: TraceValue, into found: TraceValue) -> String?
  /// Returns another base that is as right as this one. Nil if there is none to name.
  func alternative(to base: Base) -> Base?
}

extension ReferenceModel {
  /// Returns another base that the model takes for as right as this one.
  ///
  /// Nil if it names none.
  package func asRight(as base: Base) -> Base? {
    func alternative<Lenient: LenientModel>(by model: Lenient) -> Base? {
      guard let base = base as? Lenient.Base, let other = model.alternative(to: base) else {
        return nil
      }
      return other as? Base
    }
    return (self as? any LenientModel).flatMap { alternative(by: $0) }
  }
}

extension LenientModel {
  package var leniency: String? { nil }
  package var allowance: String? { nil }
  package var keeping: String? { nil }
  package func returning(turning base: TraceValue, into found: TraceValue) -> String? { nil }
  package func alternative(to base: Base) -> Base? { nil }
}
