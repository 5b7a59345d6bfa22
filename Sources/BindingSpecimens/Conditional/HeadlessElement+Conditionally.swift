// Systems in `Equivalence` judge it, and `CI/full.d/source-mutants.txt` quotes it.
extension HeadlessElement {
  /// Modifies the element if the condition holds.
  func conditionally<Modified: HeadlessElement>(
    if condition: Bool, _ modify: (Self) -> Modified
  ) -> EitherElement<Self, Modified> {
    EitherElement(condition: condition, input: self, modify: modify)
  }

  /// Modifies the element if there is a payload; a payload that is itself `nil` is one.
  func conditionally<Payload, Modified: HeadlessElement>(
    ifLet payload: Payload?, _ modify: (Self, Payload) -> Modified
  ) -> EitherElement<Self, Modified> {
    EitherElement(input: self, payload: payload, modify: modify)
  }
}
