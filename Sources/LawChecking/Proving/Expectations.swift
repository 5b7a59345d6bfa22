import BindingGenerators
import BindingLaws

/// The effects of each input in every base if nothing is remembered.
///
/// A system is compared with them, whatever happened to it before.
/// *E(b, i)*: what an input does on a system new in *b*. *V(c, b, i)*: what an input does through a
/// held binding whose port has vanished. The system is made in *c* and holds it at once, and its base is
/// rewritten to *b*. `WhatAProofAssumes.md` has the same names.
final class Expectations {
  let shape: MachineShape
  /// The effects of each input on a system new in each base, in the cells of the shape.
  ///
  /// They are unknown, and nobody asks for them, if the input uses a held binding or is not possible.
  private let whenNew: Cells<Observation>
  /// The effects of each input through a held binding whose port has vanished.
  private let vanished: VanishedUses
  /// For each base and port, the first base since which a held binding of the port has the same expectations.
  ///
  /// Nobody asks for a base without the port: no binding is held since it.
  private let equivalentSince: Cells<Int>

  /// Makes the system once for every input in every base.
  init(_ machine: any ProofMachine) {
    shape = machine.shape
    whenNew = Cells(repeating: .unknown, count: shape.cells.count)
    for cell in shape.cells where shape.isPossibleUnheld[cell] {
      machine.make(in: shape.base(ofCell: cell), isHolding: false)
      whenNew[cell] = machine.perform(shape.input(ofCell: cell))
    }
    vanished = VanishedUses(machine)
    equivalentSince = Cells(repeating: 0, count: shape.bases * shape.ports)
    for port in 0..<shape.ports {
      let having = bases(having: port)
      for base in having {
        let first = having.first { vanished.isEquivalent(port, since: base, and: $0) }
        equivalentSince[base * shape.ports + port] = first ?? base
      }
    }
  }

  /// Returns the number of inputs that it takes to learn the expectations.
  static func size(_ shape: MachineShape) -> Int {
    shape.cells.count { shape.isPossibleUnheld[$0] } + VanishedUses.size(shape)
  }

  /// Returns what an input has to do.
  ///
  /// Nothing is checked: the base has to be listed, and a held binding that is used has to be held.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - base: The base in which it happens.
  ///   - since: The base since which each port is held.
  ///   - row: The index at which these begin.
  func expected(_ input: Int, in base: Int, since: Cells<Int>, _ row: Int = 0) -> Observation {
    // A proof asks at every step: it calls no function for a cell, and the arithmetic is not checked.
    let port = shape.usedHeldPort[input]
    if port < 0 { return whenNew[base &* shape.count &+ input] }
    if shape.presence[base &* shape.ports &+ port] {
      return whenNew[base &* shape.count &+ shape.freshEquivalent[input]]
    }
    return vanished.use(input, of: port, in: base, since: since[row &+ port])
  }

  /// Returns what an input does on a system new in a base.
  func whenNew(_ input: Int, in base: Int) -> Observation {
    whenNew[shape.cell(of: input, in: base)]
  }

  /// Whether a port's binding has the same expectations held since either base, whichever base follows.
  func isEquivalent(_ port: Int, since base: Int, and other: Int) -> Bool {
    equivalentSince[base &* shape.ports &+ port] == equivalentSince[other &* shape.ports &+ port]
  }

  /// Whether it matters to no binding since which base it is held.
  var areAgesEquivalent: Bool {
    (0..<shape.ports).allSatisfy { port in
      let having = bases(having: port)
      return having.allSatisfy { isEquivalent(port, since: $0, and: having[0]) }
    }
  }

  /// Whether some input meets a condition in some base if nothing is remembered.
  ///
  /// The input uses a fresh binding, or a held one whose port has vanished.
  func contains(_ isSo: (Input, _ base: Int, Observation) -> Bool) -> Bool {
    let isSeenWhenNew = shape.cells.contains { cell in
      let input = shape.inputs[shape.input(ofCell: cell)]
      return shape.isPossibleUnheld[cell]
        && isSo(input, shape.base(ofCell: cell), whenNew[cell])
    }
    return isSeenWhenNew || vanished.contains(isSo)
  }

  /// Whether a twin, or the system itself at another time, does the same everywhere, up to equivalent values.
  ///
  /// - Parameter countsAs: Whether the first value, by its number, counts as the second.
  func isEquivalent(
    _ twin: Expectations, counting countsAs: (Int, Int) -> Bool = { _, _ in false }
  ) -> Bool {
    shape.bases == twin.shape.bases && shape.inputs == twin.shape.inputs
      && (0..<whenNew.count).allSatisfy { cell in
        shape.inputs[shape.input(ofCell: cell)].usesBinding
          ? whenNew[cell].isLike(twin.whenNew[cell], counting: countsAs)
          : whenNew[cell].isLike(twin.whenNew[cell])
      }
      && vanished.isEquivalent(twin.vanished, counting: countsAs)
  }

  /// Whether each input has the same effect in bases that count as the same.
  ///
  /// Only then does it not matter in which of these bases a system is.
  var areCountedAlike: Bool {
    (0..<shape.bases).allSatisfy { base in
      let other = shape.counted[base]
      return base == other || isSame(base, other)
    }
  }

  /// Whether each input has the same effect in both bases, through a fresh binding or a held one.
  private func isSame(_ base: Int, _ other: Int) -> Bool {
    guard shape.hasEqualPorts(base, other) else { return false }
    let doTheSame = (0..<shape.count).allSatisfy { input in
      !shape.isPossibleUnheld[shape.cell(of: input, in: base)]
        || whenNew(input, in: base).isLike(whenNew(input, in: other))
    }
    return doTheSame
      && (0..<shape.ports).allSatisfy { port in
        shape.isPresent(port, in: base)
          ? vanished.isEquivalent(port, since: base, and: other)
          : vanished.isSame(port, in: base, and: other)
      }
  }

  /// Returns the bases that have a port, since which its binding may be held.
  private func bases(having port: Int) -> [Int] {
    (0..<shape.bases).filter { shape.isPresent(port, in: $0) }
  }
}
