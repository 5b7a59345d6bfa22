// Traces spell the cases, and icons of specimens the raw values. Tokens number values by the order of cases.
/// What a toggle over several sources shows.
public enum ToggleState: String, Hashable, Sendable, CaseIterable {
  /// Every source is off.
  case off
  /// Every source is on.
  case on
  /// Some sources are on and some are off; this can be read, never written.
  case mixed

  /// The state of one source.
  ///
  /// - Parameter isOn: Whether the source is on.
  @inlinable
  public init(_ isOn: Bool) { self = isOn ? .on : .off }

  /// The state of several parts together, or `nil` if there are none.
  ///
  /// - Parameter parts: The states of the parts, which may be aggregates themselves.
  @inlinable
  public init?(folding parts: some Sequence<ToggleState>) {
    var parts = parts.makeIterator()
    guard let first = parts.next() else { return nil }
    self = IteratorSequence(parts).allSatisfy { $0 == first } ? first : .mixed
  }

  /// What a tap does: on becomes off, off and mixed become on.
  @inlinable
  public mutating func toggle() { self = self == .on ? .off : .on }

  /// What is written to the sources, `nil` for mixed, which cannot be written.
  @inlinable
  var written: Bool? { self == .mixed ? nil : self == .on }
}
