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

extension ReferenceModel {
  /// The sets of listed values that the model accepts in the listed bases.
  ///
  /// Some if the model does not list them.
  package var acceptedListedSets: AcceptedSets {
    guard let bases, let values else { return .some }
    let mayReject = bases.contains { base in
      ports.contains { port in
        isPresent(port, in: base) && values.contains { !accepts($0, at: port, in: base) }
      }
    }
    return mayReject ? .some : .all
  }
}
