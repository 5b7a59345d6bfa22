import BindingLaws

/// The effects of each input through a held binding whose port has vanished.
///
/// There is no fresh binding to compare with. The effect need not be nothing, because a lawful binding may
/// write the base back as it is. Only `Expectations` asks.
final class VanishedUses {
  private let shape: MachineShape
  /// All observations, in order of port, base since which it is held, base that it is gone from, and input.
  private let observations: Cells<Observation>
  /// The index at which the uses of a port's binding begin, for each base since which it is held, and port.
  private let start: Cells<Int>
  /// The number of uses before those in a base, for each base that a port is gone from, and port.
  private let offset: Cells<Int>
  /// The number of each input among those through the held binding of its port.
  private let rank: Cells<Int>

  /// Carries out every such input once, on a system of its own.
  init(_ machine: any ProofMachine) {
    shape = machine.shape
    start = Cells(repeating: 0, count: shape.bases * shape.ports)
    offset = Cells(repeating: 0, count: shape.bases * shape.ports)
    rank = Cells(repeating: 0, count: shape.count)
    observations = Cells(repeating: .unknown, count: Self.size(shape))
    var count = 0
    for port in 0..<shape.ports { count = number(port, from: count) }
    precondition(count == observations.count, "a number of uses was allocated, and another is used")
    for port in 0..<shape.ports {
      for (since, base) in shape.vanishings(of: port) {
        for input in shape.inputsUsingHeld[port] {
          machine.make(in: since, isHolding: false)
          _ = machine.perform(shape.inputToHold[port])
          machine.rewrite(base)
          observations[index(of: input, port, in: base, since: since)] = machine.perform(input)
        }
      }
    }
  }

  /// Notes where the uses of a port are: in order of the base since which it is held, of the base that it is
  /// gone from, and of the input.
  ///
  /// - Parameter first: The index of the first of them.
  /// - Returns: The index after the last of them.
  private func number(_ port: Int, from first: Int) -> Int {
    let uses = shape.inputsUsingHeld[port]
    let gone = (0..<shape.bases).count { !shape.isPresent(port, in: $0) }
    var next = first
    var usesBefore = 0
    for base in 0..<shape.bases {
      let cell = base * shape.ports + port
      if shape.isPresent(port, in: base) {
        start[cell] = next
        next += gone * uses.count
      } else {
        offset[cell] = usesBefore
        usesBefore += uses.count
      }
    }
    for (number, input) in uses.enumerated() { rank[input] = number }
    return next
  }

  /// Returns the number of uses, without carrying them out.
  ///
  /// Memory is allocated by it before `number` counts the uses. `init` compares the two.
  static func size(_ shape: MachineShape) -> Int {
    (0..<shape.ports).reduce(0) { sum, port in
      let present = (0..<shape.bases).count { shape.isPresent(port, in: $0) }
      return sum + present * (shape.bases - present) * shape.inputsUsingHeld[port].count
    }
  }

  /// Returns what an input does in a base that its port, held since another, is gone from.
  func use(_ input: Int, of port: Int, in base: Int, since: Int) -> Observation {
    observations[index(of: input, port, in: base, since: since)]
  }

  private func index(of input: Int, _ port: Int, in base: Int, since: Int) -> Int {
    let ports = shape.ports
    return start[since &* ports &+ port] &+ offset[base &* ports &+ port] &+ rank[input]
  }

  /// Whether the binding of a port does the same held since either of two bases that have the port.
  func isEquivalent(_ port: Int, since base: Int, and other: Int) -> Bool {
    (0..<shape.bases).allSatisfy { gone in
      shape.isPresent(port, in: gone)
        || shape.inputsUsingHeld[port].allSatisfy {
          use($0, of: port, in: gone, since: base)
            .isLike(use($0, of: port, in: gone, since: other))
        }
    }
  }

  /// Whether a held binding does the same in two bases in which its port is gone.
  func isSame(_ port: Int, in base: Int, and other: Int) -> Bool {
    (0..<shape.bases).allSatisfy { since in
      !shape.isPresent(port, in: since)
        || shape.inputsUsingHeld[port].allSatisfy {
          use($0, of: port, in: base, since: since)
            .isLike(use($0, of: port, in: other, since: since))
        }
    }
  }

  /// Whether some use meets a condition: an input, in some base that its port is gone from, with this effect.
  func contains(_ isSo: (Input, _ base: Int, Observation) -> Bool) -> Bool {
    (0..<shape.ports).contains { port in
      shape.vanishings(of: port).contains { since, base in
        shape.inputsUsingHeld[port].contains {
          isSo(shape.inputs[$0], base, use($0, of: port, in: base, since: since))
        }
      }
    }
  }

  /// Whether all uses are those of a twin, up to equivalent values.
  func isEquivalent(_ twin: VanishedUses, counting countsAs: (Int, Int) -> Bool) -> Bool {
    observations.count == twin.observations.count
      && (0..<observations.count).allSatisfy {
        observations[$0].isLike(twin.observations[$0], counting: countsAs)
      }
  }
}

extension MachineShape {
  /// Returns the bases that have a port, each with every base that it is gone from.
  fileprivate func vanishings(of port: Int) -> [(since: Int, base: Int)] {
    (0..<bases).filter { isPresent(port, in: $0) }.flatMap { since in
      (0..<bases).filter { !isPresent(port, in: $0) }.map { (since, $0) }
    }
  }
}
