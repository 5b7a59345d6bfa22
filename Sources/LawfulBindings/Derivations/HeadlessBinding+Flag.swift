extension HeadlessBinding where Value == Bool {
  /// Whether the flag of `key` is set; an absent one reads off.
  ///
  /// Turning off a set flag removes the key. A `false` that somebody has stored reads off as
  /// well and is kept.
  ///
  /// - Parameters:
  ///   - flags: The flags. Those of other keys are left alone.
  ///   - key: Names the flag.
  public init<Key: Hashable>(_ flags: HeadlessBinding<[Key: Bool]>, key: Key) {
    self = flags.derive(
      get: { $0[key] ?? false },
      put: { flags, isOn in
        if isOn {
          flags[key] = true
        } else if flags[key] == true {
          flags[key] = nil
        }
      })
  }
}
