extension HeadlessBinding where Value == ToggleState {
  /// The state of several aggregates or flags together: on, off, or else mixed.
  ///
  /// A write goes to every part, in order, once. A part that rejects it keeps the aggregate from
  /// reading what was written: leave such parts out; ``Swift/Array/rejecting(_:)`` names them.
  ///
  /// - Parameters:
  ///   - parts: The parts. The list is fixed, their values are read anew each time.
  ///   - isOnWhenEmpty: What no parts at all read as; the opposite is rejected then. On, by
  ///     default, as "all of nothing" is true; SwiftUI does the same.
  public init(aggregating parts: [HeadlessBinding], isOnWhenEmpty: Bool = true) {
    let whenEmpty = ToggleState(isOnWhenEmpty)
    let accepts = { (state: ToggleState) in
      state != .mixed && (!parts.isEmpty || state == whenEmpty)
    }
    self.init(
      read: { ToggleState(folding: parts.lazy.map { $0.wrappedValue }) ?? whenEmpty },
      accepts: accepts,
      write: { state, transaction in
        guard accepts(state) else { return }
        for part in parts { part.set(state, in: transaction) }
      })
  }

  /// The state of several flags together, each behind a binding of its own.
  ///
  /// - Parameters:
  ///   - sources: The bindings. Naming a source twice is harmless.
  ///   - isOn: The flag in each.
  ///   - isOnWhenEmpty: What no sources at all read as; the opposite is rejected then.
  public init<Source>(
    sources: [HeadlessBinding<Source>],
    isOn: WritableKeyPath<Source, Bool>,
    isOnWhenEmpty: Bool = true
  ) {
    let parts = sources.map { HeadlessBinding($0[dynamicMember: isOn]) }
    self.init(aggregating: parts, isOnWhenEmpty: isOnWhenEmpty)
  }

  /// The state of the flags of all elements together.
  ///
  /// A write is one write of the collection.
  ///
  /// - Parameters:
  ///   - elements: The collection, which may grow and shrink.
  ///   - isOn: The flag in each element.
  ///   - isOnWhenEmpty: What an empty collection reads as; the opposite is rejected then.
  public init<Element>(
    sources elements: HeadlessBinding<[Element]>,
    isOn: WritableKeyPath<Element, Bool>,
    isOnWhenEmpty: Bool = true
  ) {
    let whenEmpty = ToggleState(isOnWhenEmpty)
    self = elements.derive(
      get: { elements in
        ToggleState(folding: elements.lazy.map { ToggleState($0[keyPath: isOn]) }) ?? whenEmpty
      },
      accepts: { $1 != .mixed && (!$0.isEmpty || $1 == whenEmpty) },
      put: { elements, state in
        for index in elements.indices { elements[index][keyPath: isOn] = state == .on }
      })
  }
}
