import BindingGenerators
import BindingLaws

/// What there is to do with a system: its bases, its ports and its inputs, and where they make
/// sense.
///
/// The innermost loop of a proof reads it for every input. `HistoryRunner.swift` adds rules of what is possible
/// next, by which `SuiteWalk` and `SuiteSize` go, too.
final class MachineShape {
  let bases: Int
  let ports: Int
  /// What can be done, in the order in which it is tried; `MachineShape+Inputs` says why that stays.
  let inputs: [Input]
  /// How many inputs there are.
  let count: Int
  /// Whether each port is there in each base, one base after the other.
  let presence: Cells<Bool>
  /// Whether each input that uses no held binding makes sense in each base, one base after the
  /// other.
  let isOpen: Cells<Bool>
  /// The port whose held binding each input uses; -1 for none.
  let heldPort: Cells<Int>
  /// The port that each input holds the binding of; -1 for none.
  let holdsPort: Cells<Int>
  /// For each input that uses a held binding the same through a fresh one; else itself.
  let fresh: Cells<Int>
  /// The inputs that use the held binding of each port.
  let uses: [[Int]]
  /// The input that holds the binding of each port.
  let holds: [Int]
  /// The input that writes each base externally, where that runs code of the system; else none, because a
  /// write that runs no code is no input.
  let writes: [Int]
  /// Whether external writes run code of the system, and so are inputs as any other.
  let observesWrites: Bool
  /// Which bindings are in a transaction.
  let transactions: Transactions
  /// A step of the innermost loop for each input.
  let steps: Cells<ProbeStep>
  /// The base that each base counts as, which observations name; most often each counts as itself.
  let counted: Cells<Int>

  /// Numbers what there is to do.
  ///
  /// - Parameters:
  ///   - bases: How many bases are listed.
  ///   - ports: How many ports there are.
  ///   - inputs: What can be done; with every input through a held binding the same through a
  ///     fresh one.
  ///   - derivesEverywhere: Whether bindings are derived of ports that are not there, too.
  ///   - counting: The base that each base counts as; `nil` where each counts as itself.
  ///   - isPresent: Whether a port is there in a base.
  init(
    bases: Int = 0, ports: Int = 0, inputs: [Input] = [], derivesEverywhere: Bool = false,
    _ transactions: Transactions = .none, counting: [Int]? = nil,
    isPresent: (_ port: Int, _ base: Int) -> Bool = { _, _ in true }
  ) {
    self.transactions = transactions
    self.bases = bases
    self.ports = ports
    self.inputs = inputs
    count = inputs.count
    uses = (0..<ports).map { port in
      inputs.indices.filter { inputs[$0].isHeld && inputs[$0].port == port }
    }
    holds = (0..<ports).map { inputs.firstIndex(of: Input(.hold, port: $0)) ?? 0 }
    writes = (0..<bases).compactMap { inputs.firstIndex(of: Input(.write, operand: $0)) }
    observesWrites = !writes.isEmpty
    counted = Cells(repeating: 0, count: bases)
    for base in 0..<bases { counted[base] = counting?[base] ?? base }
    presence = Cells(repeating: false, count: bases * ports)
    isOpen = Cells(repeating: false, count: bases * inputs.count)
    heldPort = Cells(repeating: -1, count: inputs.count)
    holdsPort = Cells(repeating: -1, count: inputs.count)
    fresh = Cells(repeating: -1, count: inputs.count)
    steps = Cells(repeating: ProbeStep(nil), count: inputs.count)
    for base in 0..<bases {
      for port in 0..<ports { presence[base * ports + port] = isPresent(port, base) }
    }
    for (index, input) in inputs.enumerated() {
      heldPort[index] = input.isHeld ? input.port : -1
      steps[index] = ProbeStep(input, transactions)
      holdsPort[index] = input.kind == .hold ? input.port : -1
      fresh[index] = inputs.firstIndex(of: input.throughFreshBinding) ?? index
      let isAnywhere = !input.hasPort || (derivesEverywhere && input.kind == .derive)
      for base in 0..<bases {
        isOpen[base * count + index] =
          !input.isHeld && (isAnywhere || presence[base * ports + input.port])
      }
    }
  }

  func isPresent(_ port: Int, in base: Int) -> Bool { presence[base &* ports &+ port] }

  /// Whether the same ports are there in both bases.
  func hasEqualPorts(_ base: Int, _ other: Int) -> Bool {
    (0..<ports).allSatisfy { isPresent($0, in: base) == isPresent($0, in: other) }
  }

  /// Whether any port is there.
  func hasPorts(_ base: Int) -> Bool { (0..<ports).contains { isPresent($0, in: base) } }
}
