import TestSupport

@testable import BindingSpecimens

@Suite struct `A law about q alone` {
  private static let law = Law("q-alone", "", predicted: [.set(.q, .a)])
  private static let systems = [
    Judged(SelectionLinks.self, law, comesTo: .upheld),
    Judged(IndexResolvedOnce.self, law, comesTo: .broken),
  ]

  @Test("uses held bindings, too, and is not proved:", arguments: systems)
  func kind(_ system: Judged) throws { try system.expectKind() }
}
