extension HeadlessBinding where Value == Bool {
  /// Whether `tag` is selected.
  ///
  /// Turning it off clears the selection only if it is this tag's own.
  ///
  /// - Parameters:
  ///   - selection: The one selection that several tags share, `nil` for none.
  ///   - tag: The value that stands for this port. Ports with equal tags are on together.
  public init<Tag: Equatable>(selection: HeadlessBinding<Tag?>, tag: Tag) {
    self = selection.derive(
      get: { $0 == tag },
      put: { selected, isOn in
        if isOn {
          selected = tag
        } else if selected == tag {
          selected = nil
        }
      })
  }

  /// Whether `tag` is selected, where something always is: turning it off is rejected, as on a
  /// radio.
  ///
  /// - Parameters:
  ///   - selection: The one selection that several tags share.
  ///   - tag: The value that stands for this port.
  public init<Tag: Equatable>(requiredSelection selection: HeadlessBinding<Tag>, tag: Tag) {
    self = selection.map({ $0 == tag }, back: { isOn in isOn ? .some(tag) : .none })
  }
}
