import BindingLaws
import LawChecking
import LawTesting
import Testing

@Suite struct `A test to paste` {
  @Test func `shows the broken law with bindings alone`() {
    let text = test(of: ClearingButton.self, RoundTripLaw.getSet)
    #expect(
      text == """
        import BindingLaws
        import Testing

        // v1/get-set/ClearingButton/0C204000001FD0R
        @Test func `ClearingButton and get-set`() {
          let source = Source<Optional<Colour>>(.green)
          let system = ClearingButton(source: source)
          system.binding(.red).wrappedValue = false
          #expect(source.base == .green)
          #expect(system.binding(.green).wrappedValue == true)
        }

        """)
  }

  @Test func `ends where the system ends its process`() {
    let text = test(of: Dying<ArrayIndex>.self, TotalLaw.total)
    #expect(text?.contains("  system.binding(.cell).wrappedValue = 13\n  // trapped") == true)
  }

  /// What the text shows, as it is pasted.
  @Test func `reproduces the fault`() {
    let source = Source<Optional<Colour>>(.green)
    let system = ClearingButton(source: source)
    system.binding(.red).wrappedValue = false
    #expect(source.base != .green)
  }

  private func test<System: BindingSystem>(of system: System.Type, _ law: some Law) -> String? {
    var verdict: Verdict?
    _ = issues { verdict = expect(system, obeys: law) }
    return verdict.flatMap { standAloneTest(of: $0, on: system) }
  }
}
