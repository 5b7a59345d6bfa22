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
