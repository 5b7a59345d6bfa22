/// An action to carry out when an observed part of the base has changed, as with `onChange(of:)`.
///
/// `CI/full.d/source-mutants.txt` quotes its code.
struct ChangeObserver<Base> {
  /// Returns whether the observed part differs between two bases.
  let differs: (Base, Base) -> Bool
  /// Reacts to the base that was seen by changing the current base.
  let react: (_ seen: Base, _ base: inout Base) -> Void

  /// Makes an observer.
  ///
  /// - Parameters:
  ///   - part: Returns the part to observe. Only a change of it counts: an equal value is no event.
  ///   - action: Takes the new value of the part and changes the base.
  init<Part: Equatable>(
    of part: @escaping (Base) -> Part, perform action: @escaping (Part, inout Base) -> Void
  ) {
    differs = { part($0) != part($1) }
    react = { seen, base in action(part(seen), &base) }
  }
}
