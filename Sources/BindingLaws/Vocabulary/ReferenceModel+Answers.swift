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

/// The selection that the ports of a model form, each on while its own value is selected.
///
/// A model of Bools uses `.optional` or `.required`. Then the laws of selection apply.
public struct Selection<Value: Equatable> {
  /// The readings of a port that is on and of one that is off.
  ///
  /// Nil if the ports form no selection.
  let readings: (on: Value, off: Value)?
  /// Whether something is always selected.
  ///
  /// If so, `exactly-one-on` applies. If not, `foreign-kept` and `disjoint-sets-commute` do.
  let isRequired: Bool

  /// No selection: the ports are independent of one.
  public static var none: Selection { Selection(readings: nil, isRequired: false) }
}

extension Selection where Value == Bool {
  /// A selection in which at most one port is on.
  public static var optional: Selection { Selection(readings: (true, false), isRequired: false) }
  /// A selection in which exactly one port is on.
  public static var required: Selection { Selection(readings: (true, false), isRequired: true) }
}

extension Selection: Sendable where Value: Sendable {}

/// The sets that a model accepts: all, some or none.
///
/// Laws about rejected sets do not apply if all sets are accepted, and laws about accepted sets do not if
/// none is.
public enum AcceptedSets: Sendable {
  /// Every set of every value, in every base.
  case all
  /// Some sets, or it is unknown which.
  case some
  /// No set. The ports only show something.
  case none
}
