import BindingLaws

/// What each input does through a held binding whose port has vanished.
///
/// Not through a fresh binding, of which there is none; and not simply nothing, because a lawful
/// binding may write the base back as it is.
final class VanishedUses {
  private let shape: MachineShape
  /// All, in order of port, base since which it is held, base that it is gone from, and input.
  ///
  /// `use` and `isAlike` compute places in this order.
  private let observations: Cells<Observation>
  /// Where those of each port begin.
  private let start: Cells<Int>
  /// From how many bases each port is gone.
  private let gone: Cells<Int>
  /// Which base each is, of those that a port is there in, or of those that it is gone from.
  private let rank: Cells<Int>
  /// Which input each is, of those through the held binding of its port.
  private let useRank: Cells<Int>

  /// Carries out every such input once, on a system of its own.
  init(_ machine: any Machine) {
    shape = machine.shape
    start = Cells(repeating: 0, count: shape.ports)
    gone = Cells(repeating: 0, count: shape.ports)
    rank = Cells(repeating: 0, count: shape.bases * shape.ports)
    useRank = Cells(repeating: 0, count: shape.count)
    observations = Cells(repeating: Observation(base: -1), count: Self.size(shape))
    var next = 0
    for port in 0..<shape.ports {
      start[port] = next
      number(port)
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

  /// How many there are, without carrying them out: exactly, because memory is allocated for so many.
  static func size(_ shape: MachineShape) -> Int {
    (0..<shape.ports).reduce(0) { sum, port in
      let present = (0..<shape.bases).count { shape.isPresent(port, in: $0) }
      return sum + present * (shape.bases - present) * shape.uses[port].count
    }
  }

  /// What an input does in a base that its port, held since another, is gone from.
  func use(_ input: Int, of port: Int, in base: Int, since: Int) -> Observation {
    let (ports, rank) = (shape.ports, rank)
    let row = rank[since &* ports &+ port] &* gone[port] &+ rank[base &* ports &+ port]
    return observations[start[port] &+ row &* shape.uses[port].count &+ useRank[input]]
  }

  /// Whether the binding of a port does the same since two bases that it is there in.
  func isAlike(_ port: Int, since base: Int, and other: Int) -> Bool {
    let length = gone[port] * shape.uses[port].count
    let row = start[port] + rank[base * shape.ports + port] * length
    let otherRow = start[port] + rank[other * shape.ports + port] * length
    return (0..<length).allSatisfy { observations[row + $0].isLike(observations[otherRow + $0]) }
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
  func isAlike(_ twin: VanishedUses, counting countsAs: (Int, Int) -> Bool) -> Bool {
    observations.count == twin.observations.count
      && (0..<observations.count).allSatisfy {
        observations[$0].isLike(twin.observations[$0], counting: countsAs)
      }
  }

  private func number(_ port: Int) {
    var present = 0
    for base in 0..<shape.bases {
      let isThere = shape.isPresent(port, in: base)
      rank[base * shape.ports + port] = isThere ? present : gone[port]
      if isThere { present += 1 } else { gone[port] += 1 }
    }
    for (place, input) in shape.uses[port].enumerated() { useRank[input] = place }
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
