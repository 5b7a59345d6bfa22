extension DerivableBinding {
  /// Makes a binding to the payload of one case of an enum.
  ///
  /// Nil if another case is current when the binding is made. While another case is current, the binding
  /// reads the payload with which it was made, and rejects writes: a late write never changes the case.
  /// Upholds the laws of the round trip, of honesty and of presence.
  ///
  /// - Parameters:
  ///   - root: The enum.
  ///   - extract: Returns the payload. Nil for every other case.
  ///   - embed: Makes the case of a payload. `extract` has to return the payload that it embeds.
  @inlinable
  public init?<Root>(
    _ root: some DerivableBinding<Root, Transaction>, extract: @escaping (Root) -> Value?,
    embed: @escaping (Value) -> Root
  ) {
    guard let initial = extract(root.wrappedValue) else { return nil }
    self.init(
      root,
      through: Lens(
        get: { extract($0) ?? initial }, accepts: { current, _ in extract(current) != nil },
        put: { $0 = embed($1) }))
  }

  /// Makes a binding to the payload of one case of an optional enum.
  ///
  /// The binding reads nil while another case, or none, is current. Writing a payload makes the case current.
  /// Writing `nil` clears the enum only if the case is current: a late dismissal never closes another
  /// destination. Upholds `set-get` and `get-set`, and the laws of honesty. It cannot uphold `set-set`,
  /// because `nil` is read in every other case.
  ///
  /// - Parameters:
  ///   - root: The enum. Nil for none of its cases.
  ///   - extract: Returns the payload. Nil for every other case.
  ///   - embed: Makes the case of a payload. `extract` has to return the payload that it embeds.
  @inlinable
  public init<Root, Payload>(
    presenting root: some DerivableBinding<Root?, Transaction>,
    extract: @escaping (Root) -> Payload?, embed: @escaping (Payload) -> Root
  ) where Value == Payload? {
    self.init(
      root,
      through: Lens(
        get: { $0.flatMap(extract) },
        put: { current, payload in
          if let payload {
            current = embed(payload)
          } else if current.flatMap(extract) != nil {
            current = nil
          }
        }))
  }
}
