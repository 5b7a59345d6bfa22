import TestSupport

@testable import BindingSpecimens

@Suite struct `A law about q alone` {
  private static let law = Law("q-alone", "", predicted: [.set(.q, .a)])
  private static let systems = [
    Judged(SelectionLinks.self, law, comesTo: .upheld),
    Judged(IndexResolvedOnce.self, law, comesTo: .broken),
  ]

  /// A proof holds `p`, so that it has no pattern for such a law.
  ///
  /// `IndexResolvedOnce` breaks the law only through a held binding.
  @Test("uses held bindings, too, and is not proved:", arguments: systems)
  func kind(_ system: Judged) throws { try system.expectKind() }
}
