// The laws judge these through systems in `Equivalence`, and `CI/full.d/source-mutants.txt` quotes their
// code. The example app has the same for views.
extension HeadlessElement {
  /// Modifies the element if the condition holds.
  ///
  /// Otherwise `modify` is not called.
  func conditionally<Modified: HeadlessElement>(
    if condition: Bool, _ modify: (Self) -> Modified
  ) -> EitherElement<Self, Modified> {
    condition ? .modified(modify(self)) : .plain(self)
  }

  /// Modifies the element if there is a payload.
  ///
  /// Otherwise `modify` is not called. A payload of optional type may be nil: it is there, and `modify` is called.
  func conditionally<Payload, Modified: HeadlessElement>(
    ifLet payload: Payload?, _ modify: (Self, Payload) -> Modified
  ) -> EitherElement<Self, Modified> {
    payload.map { .modified(modify(self, $0)) } ?? .plain(self)
  }
}
