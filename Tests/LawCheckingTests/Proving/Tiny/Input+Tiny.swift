import TestSupport

@testable import LawChecking

extension [Input] {
  /// Makes the inputs of a tiny world, simplest first.
  ///
  /// Echo and derive are left out.
  init(ports: Int, values: Int, actions: Int = 0, hasTaps: Bool = true) {
    let uses =
      [Input(.get)] + (0..<values).map { Input(.set, operand: $0) } + (hasTaps ? [Input(.tap)] : [])
    self = []
    for kinds in [uses, [.rendering, Input(.hold)]] {
      for port in 0..<ports { self += kinds.map { $0.moved(to: port, isHeld: false) } }
    }
    for port in 0..<ports { self += uses.map { $0.moved(to: port, isHeld: true) } }
    self += (0..<actions).map { Input(.act, operand: $0) }
  }
}
