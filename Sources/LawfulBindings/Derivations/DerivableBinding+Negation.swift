// Reports spell its name.
extension DerivableBinding where Value == Bool {
  /// The opposite, in reads and in writes; upholds every law that this binding upholds.
  @inlinable
  public var negated: Self { Self(self, convert: !, restore: !) }
}
