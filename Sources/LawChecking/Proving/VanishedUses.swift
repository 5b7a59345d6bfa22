import BindingLaws

/// What each input does through a held binding whose port has vanished.
///
/// Not through a fresh binding, of which there is none; and not simply nothing, because a lawful
/// binding may write the base back as it is. `Expectations` alone asks.
///
/// `init`, `number` and `size` lay out observations in the same order: change all three.
final class VanishedUses {
  private let shape: MachineShape
  /// All, in order of port, base since which it is held, base that it is gone from, and input.
  private let observations: Cells<Observation>
  /// Where uses begin, for each base and port: those of the binding that is held since the base; or, if the
  /// port is gone from the base, those in it, counted from there.
  private let place: Cells<Int>
  /// Which input each is, of those through the held binding of its port.
  private let rank: Cells<Int>

  /// Carries out every such input once, on a system of its own.
  init(_ machine: any ProofMachine) {
    shape = machine.shape
    place = Cells(repeating: 0, count: shape.bases * shape.ports)
    rank = Cells(repeating: 0, count: shape.count)
    observations = Cells(repeating: Observation(base: -1), count: Self.size(shape))
    var next = 0
    for port in 0..<shape.ports {
      number(port, from: next)
      for (since, base) in shape.vanishings(of: port) {
        for input in shape.uses[port] {
          machine.make(in: since, isHolding: false)
          _ = machine.perform(shape.holds[port])
          machine.rewrite(base)
          observations[next] = machine.perform(input)
          next += 1
        }
      }
    }
  }

  /// Notes where the uses of a port are, of which the first one is here.
  private func number(_ port: Int, from first: Int) {
    let uses = shape.uses[port]
    let gone = (0..<shape.bases).count { !shape.isPresent(port, in: $0) }
    var block = first
    var offset = 0
    for base in 0..<shape.bases {
      let isThere = shape.isPresent(port, in: base)
      place[base * shape.ports + port] = isThere ? block : offset
      if isThere { block += gone * uses.count } else { offset += uses.count }
    }
    for (number, input) in uses.enumerated() { rank[input] = number }
  }

  /// How many there are, without carrying them out: exactly, because memory is allocated for so many.
  static func size(_ shape: MachineShape) -> Int {
    (0..<shape.ports).reduce(0) { sum, port in
      let present = (0..<shape.bases).count { shape.isPresent(port, in: $0) }
      return sum + present * (shape.bases - present) * shape.uses[port].count
    }
  }

  /// What an input does in a base that its port, held since another, is gone from.
  func use(_ input: Int, of port: Int, in base: Int, since: Int) -> Observation {
    let ports = shape.ports
    let block = place[since &* ports &+ port] &+ place[base &* ports &+ port]
    return observations[block &+ rank[input]]
  }

  /// Whether the binding of a port does the same since two bases that it is there in.
  func isEquivalent(_ port: Int, since base: Int, and other: Int) -> Bool {
    (0..<shape.bases).allSatisfy { gone in
      shape.isPresent(port, in: gone)
        || shape.uses[port].allSatisfy {
          use($0, of: port, in: gone, since: base)
            .isLike(use($0, of: port, in: gone, since: other))
        }
    }
  }

  /// Whether the binding of a port does the same in two bases that it is gone from.
  func isAlike(_ port: Int, in base: Int, and other: Int) -> Bool {
    (0..<shape.bases).allSatisfy { since in
      !shape.isPresent(port, in: since)
        || shape.uses[port].allSatisfy {
          use($0, of: port, in: base, since: since)
            .isLike(use($0, of: port, in: other, since: since))
        }
    }
  }

  /// Whether some input, in some base that its port is gone from, does this.
  func contains(_ isSo: (Input, _ base: Int, Observation) -> Bool) -> Bool {
    (0..<shape.ports).contains { port in
      shape.vanishings(of: port).contains { since, base in
        shape.uses[port].contains {
          isSo(shape.inputs[$0], base, use($0, of: port, in: base, since: since))
        }
      }
    }
  }

  /// Whether all are the same as of a twin, but for values that count as others.
  func isEquivalent(_ twin: VanishedUses, counting countsAs: (Int, Int) -> Bool) -> Bool {
    observations.count == twin.observations.count
      && (0..<observations.count).allSatisfy {
        observations[$0].isLike(twin.observations[$0], counting: countsAs)
      }
  }
}

extension MachineShape {
  /// The bases that a port is there in, each with every base that it is gone from.
  fileprivate func vanishings(of port: Int) -> [(since: Int, base: Int)] {
    (0..<bases).filter { isPresent(port, in: $0) }.flatMap { since in
      (0..<bases).filter { !isPresent(port, in: $0) }.map { (since, $0) }
    }
  }
}
