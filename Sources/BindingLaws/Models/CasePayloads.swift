/// The examples of an enum, and functions that take payloads out of some cases and put them in.
struct CasePayloads<Whole: Equatable, Case: Hashable & CaseIterable, Payload: Equatable> {
  /// Payloads, simplest first.
  let examples: [Payload]
  /// Wholes in other cases.
  let others: [Whole]
  /// Returns the payload, if the case is current.
  let payload: (Case, Whole) -> Payload?
  /// Returns the whole with this payload in this case.
  let whole: (Case, Payload) -> Whole

  // Draws and tokens number the bases in this order: it has to stay.
  /// Every case with every example, and then the other wholes.
  var bases: [Whole] {
    let current = Case.allCases.flatMap { kind in examples.map { whole(kind, $0) } }
    return (current + others).unique
  }
}
