// Traces print the cases, and icons of specimens the raw values. Tokens number values by the order of cases.
/// The state of a toggle over several sources.
public enum ToggleState: String, Hashable, Sendable, CaseIterable {
  /// Every source is off.
  case off
  /// Every source is on.
  case on
  /// Some sources are on and some are off. This can be read, but not written.
  case mixed

  /// Makes the state of one source.
  ///
  /// - Parameter isOn: Whether the source is on.
  @inlinable
  public init(_ isOn: Bool) { self = isOn ? .on : .off }

  /// Makes the state of several parts together.
  ///
  /// Nil if there are none.
  ///
  /// - Parameter parts: The states of the parts, which may be aggregates themselves.
  @inlinable
  public init?(folding parts: some Sequence<ToggleState>) {
    var parts = parts.makeIterator()
    guard let first = parts.next() else { return nil }
    self = IteratorSequence(parts).allSatisfy { $0 == first } ? first : .mixed
  }

  /// Changes the state as a tap does: on becomes off, and off and mixed become on.
  @inlinable
  public mutating func toggle() { self = self == .on ? .off : .on }

  /// The value to write to the sources.
  ///
  /// Nil for mixed, which cannot be written.
  @inlinable
  var written: Bool? { self == .mixed ? nil : self == .on }
}
