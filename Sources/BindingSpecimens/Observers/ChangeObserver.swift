/// Something to do when an observed part of the base has changed, as with `onChange(of:)`.
struct ChangeObserver<Base> {
  /// Whether the observed part differs between two bases.
  let differs: (Base, Base) -> Bool
  /// Reacts to the base that was looked at by changing the base of now.
  let react: (_ seen: Base, _ base: inout Base) -> Void

  /// Makes an observer.
  ///
  /// - Parameters:
  ///   - part: What to observe. Only a change of it counts, an equal value is no event.
  ///   - action: Takes the new value of the part and changes the base.
  init<Part: Equatable>(
    of part: @escaping (Base) -> Part, perform action: @escaping (Part, inout Base) -> Void
  ) {
    differs = { part($0) != part($1) }
    react = { seen, base in action(part(seen), &base) }
  }
}
