// Reports print these initialisers.
extension DerivableBinding where Value == Bool {
  /// Makes a binding to whether `tag` is selected, with a policy of its own for on and off.
  ///
  /// If off should clear the selection only if it is this tag's own, and nothing is refused, use
  /// ``Swift/Optional/subscript(isSelecting:)``. Upholds `set-get`, `get-set`, and the laws of honesty, of
  /// locality and of selection, with every policy but ``SelectionPolicy/clearsAny``.
  ///
  /// ```swift
  /// Toggle("Unread", isOn: Binding(selecting: .unread, in: $filter, policy: .radio))
  /// ```
  ///
  /// - Parameters:
  ///   - tag: The value that stands for this port. Ports with equal tags are on together.
  ///   - selection: The selection that several tags share. Nil for none.
  ///   - policy: The effects of turning the tag on and off.
  @inlinable
  public init<Tag: Equatable>(
    selecting tag: Tag, in selection: some DerivableBinding<Tag?, Transaction>,
    policy: SelectionPolicy
  ) {
    self.init(
      selection,
      through: Lens(
        get: { $0 == tag }, accepts: { policy.accepts($1) },
        put: { selected, isOn in
          if isOn {
            selected = tag
          } else if selected == tag || policy == .clearsAny {
            selected = nil
          }
        }))
  }

  /// Makes a binding to whether `tag` is selected, if something always is.
  ///
  /// The binding rejects off, as a radio button does. Upholds the laws of the round trip and of honesty,
  /// `set-local` and `exactly-one-on`.
  ///
  /// - Parameters:
  ///   - tag: The value that stands for this port.
  ///   - selection: The selection that several tags share.
  @inlinable
  public init<Tag: Equatable>(
    selecting tag: Tag, inRequired selection: some DerivableBinding<Tag, Transaction>
  ) {
    self.init(selection, convert: { $0 == tag }, restore: { isOn in isOn ? .some(tag) : .none })
  }
}
