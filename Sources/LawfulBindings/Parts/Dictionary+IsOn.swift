// Reports print this subscript.
extension Dictionary where Value == Bool {
  /// Whether the flag of a key is on.
  ///
  /// A missing key reads off. Turning it off removes the key if it is on. A stored `false` reads off as well,
  /// and is written back as it was. Upholds `set-get` and `get-set`, and the laws of honesty and of locality.
  /// Upholds `set-set` up to what is stored for off.
  ///
  /// - Parameter key: The key of the flag. The flags of other keys are left alone.
  @inlinable
  public subscript(isOn key: Key) -> Bool {
    get { self[key] ?? false }
    set {
      if newValue {
        self[key] = true
      } else if self[key] == true {
        self[key] = nil
      }
    }
  }
}
