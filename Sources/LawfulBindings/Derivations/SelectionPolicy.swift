// Reports advise some policies, and print the names of the cases.
/// The effects of turning a tag of an optional selection on and off, if they differ from those of
/// ``Swift/Optional/subscript(isSelecting:)``.
public enum SelectionPolicy: Sendable, CaseIterable {
  /// On selects the tag. Off clears the selection, whatever it is.
  ///
  /// The policy breaks `get-set`: writing back the off that was read erases the selection of another tag.
  /// Many articles do this. It is for code that has to keep that behaviour.
  case clearsAny
  /// On selects the tag. Off is rejected.
  case radio
  /// On is rejected. Off clears the selection if the tag is selected.
  case offOnly

  /// Returns whether a write of `isOn` does anything.
  @inlinable
  func accepts(_ isOn: Bool) -> Bool {
    switch self {
    case .clearsAny: true
    case .radio: isOn
    case .offOnly: !isOn
    }
  }
}
