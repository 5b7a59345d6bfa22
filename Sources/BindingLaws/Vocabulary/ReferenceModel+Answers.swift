/// Whether the ports of a model come and go, as the inside of an optional and the elements of a list do.
///
/// A port names what it is bound to, not where that is. Where ports come and go, the laws of presence speak: a binding
/// that is held after its port has gone must neither trap nor write.
public enum Presence: Sendable {
  /// Nobody says that they do, so that the laws of presence do not speak.
  case always
  /// They do. A held binding whose port has gone may read anything, such as the value that it was made with, as long
  /// as reading changes nothing.
  case comesAndGoes
  /// They do, and a held binding whose port has gone has to read the last value that it read before.
  case goneReadsLast
}

/// Whether each port of a model is on while its own value is the selected one.
///
/// A model of Bools says `.optional` or `.required`: then the laws of selection speak.
public struct Selection<Value: Equatable> {
  /// What is read where a port is on, and where it is off; `nil` where nothing is selected.
  let readings: (on: Value, off: Value)?
  /// Whether something is always selected.
  ///
  /// `exactly-one-on` speaks of such models alone; `foreign-kept` and `disjoint-sets-commute` do not.
  let isRequired: Bool

  /// The ports have nothing to do with a selection.
  public static var none: Selection { Selection(readings: nil, isRequired: false) }
}

extension Selection where Value == Bool {
  /// At most one port is on.
  public static var optional: Selection { Selection(readings: (true, false), isRequired: false) }
  /// Exactly one port is on.
  public static var required: Selection { Selection(readings: (true, false), isRequired: true) }
}

extension Selection: Sendable where Value: Sendable {}

/// How many sets a model accepts: laws about the others, or about any at all, may then have nothing to speak about.
public enum AcceptedSets: Sendable {
  /// Every set of every value, in every base.
  case all
  /// Some sets, as far as anybody knows.
  case some
  /// Not one: the ports only show something.
  case none
}
