// Reports advise some policies, and spell the names of the cases.
/// What turning a tag of an optional selection on and off does, where it is not what
/// ``Swift/Optional/subscript(isSelecting:)`` does.
public enum SelectionPolicy: Sendable, CaseIterable {
  /// On selects the tag; off clears the selection, whatever it is.
  ///
  /// It breaks `get-set`: writing back the off that was read erases the selection of
  /// another tag. Seen in many articles; here for those who have to keep it.
  case clearsAny
  /// On selects the tag; off is rejected.
  case radio
  /// On is rejected; off clears the selection if the tag is selected.
  case offOnly

  /// Whether a write of `isOn` does anything.
  @inlinable
  func accepts(_ isOn: Bool) -> Bool {
    switch self {
    case .clearsAny: true
    case .radio: isOn
    case .offOnly: !isOn
    }
  }
}
