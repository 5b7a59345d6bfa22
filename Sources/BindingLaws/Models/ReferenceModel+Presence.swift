/// The presence of a model's ports, which come and go if they are the inside of an optional or in a list.
///
/// A port names what it is bound to, not where that is. If ports come and go, the laws of presence apply: a
/// binding that is held after its port has gone must neither trap nor write.
public enum Presence: Sendable {
  /// The ports do not come and go. The laws of presence do not apply.
  case always
  /// The ports come and go. A held binding whose port has gone may read anything, such as the value that it
  /// was made with, if reading changes nothing.
  case comesAndGoes
  /// The ports come and go. A held binding whose port has gone has to read the last value that it read.
  case goneReadsLast
}
