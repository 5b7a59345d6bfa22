// Reports spell this initialiser.
extension DerivableBinding where Value == Bool {
  /// Whether the flag of `key` is set; an absent one reads off.
  ///
  /// Turning off a set flag removes the key. A `false` that somebody has stored reads off as
  /// well and is kept. Upholds `set-get` and `get-set`, and the laws of honesty and of locality;
  /// `set-set` up to what is stored for off.
  ///
  /// - Parameters:
  ///   - flags: The flags. Those of other keys are left alone.
  ///   - key: Names the flag.
  @inlinable
  public init<Key: Hashable>(
    _ flags: some DerivableBinding<[Key: Bool], Transaction>, key: Key
  ) {
    self.init(
      flags,
      through: Lens(
        get: { $0[key] ?? false },
        put: { flags, isOn in
          if isOn {
            flags[key] = true
          } else if flags[key] == true {
            flags[key] = nil
          }
        }))
  }
}
