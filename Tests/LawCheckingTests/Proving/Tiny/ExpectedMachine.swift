import BindingLaws

@testable import LawChecking

/// A machine that remembers nothing: it does what is expected of another, always.
final class ExpectedMachine: TinyMachine {
  let shape: MachineShape
  let since: Cells<Int>
  private(set) var base = 0
  private let expectations: Expectations

  init(_ expectations: Expectations) {
    (self.expectations, shape) = (expectations, expectations.shape)
    since = Cells(repeating: -1, count: shape.ports)
  }

  func make(in base: Int, isHolding: Bool) -> Bool {
    self.base = base
    for port in 0..<shape.ports {
      since[port] = isHolding && shape.isPresent(port, in: base) ? base : -1
    }
    return true
  }

  func rewrite(_ base: Int) { self.base = base }

  func perform(_ input: Int) -> Observation {
    let expected = expectations.expected(input, in: base, since: since)
    if shape.holdsPort[input] >= 0 { since[shape.holdsPort[input]] = base }
    base = expected.base
    return expected
  }

  var states: Int {
    (0..<shape.ports).reduce(shape.bases) { states, _ in states * (shape.bases + 1) }
  }

  var state: Int {
    get {
      (0..<shape.ports).reversed().reduce(0) { $0 * (shape.bases + 1) + since[$1] + 1 }
        * shape.bases + base
    }
    set {
      base = newValue % shape.bases
      var rest = newValue / shape.bases
      for port in 0..<shape.ports {
        since[port] = rest % (shape.bases + 1) - 1
        rest /= shape.bases + 1
      }
    }
  }
}
