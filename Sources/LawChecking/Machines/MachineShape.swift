import BindingGenerators
import BindingLaws

/// The shape of a system: its bases, its ports, its inputs, and when each input is possible.
///
/// The innermost loop of a proof reads it for every input. `MachineShape+Held` adds what is possible while
/// bindings are held.
final class MachineShape {
  let bases: Int
  let ports: Int
  /// The inputs, in the order in which they are tried.
  ///
  /// `MachineShape+Inputs` says why that order stays.
  let inputs: [Input]
  /// The number of inputs.
  let count: Int
  /// Whether each port is there in each base, in rows by base.
  let presence: Cells<Bool>
  /// Whether each input that uses no held binding is possible in each base, in rows by base.
  let isPossibleUnheld: Cells<Bool>
  /// The port whose held binding each input uses, or `noPort`.
  let usedHeldPort: Cells<Int>
  /// The port whose binding each input holds, or `noPort`.
  let portToHold: Cells<Int>
  /// The same input through a fresh binding, for each input.
  ///
  /// The input itself if it uses no held one.
  let freshEquivalent: Cells<Int>
  /// The inputs that use the held binding of each port.
  let inputsUsingHeld: [[Int]]
  /// The input that holds the binding of each port.
  let inputToHold: [Int]
  /// The input that writes each base externally.
  ///
  /// Empty if such a write runs no code of the system: then it is no input.
  let writes: [Int]
  /// Whether external writes run code of the system, and so are inputs like any other.
  let observesWrites: Bool
  /// The bindings that are in a transaction.
  let transactions: Transactions
  /// The step of the innermost loop for each input.
  let steps: Cells<ProbeStep>
  /// The base that each base counts as, by which observations name it.
  ///
  /// Most often each counts as itself.
  let counted: Cells<Int>

  /// The number that stands for no port in tables, which have plain numbers for the innermost loop.
  private static let noPort = -1

  /// Numbers the inputs of a system.
  ///
  /// - Parameters:
  ///   - bases: The number of listed bases.
  ///   - ports: The number of ports.
  ///   - inputs: The inputs. With every input through a held binding they have the same through a fresh one, and
  ///     for every port the one that holds its binding.
  ///   - derivesEverywhere: Whether bindings are also derived of ports that are not there.
  ///   - transactions: The bindings that are in a transaction.
  ///   - counting: The base that each base counts as. Nil if each counts as itself.
  ///   - isPresent: Whether a port is there in a base.
  init(
    bases: Int = 0, ports: Int = 0, inputs: [Input] = [], derivesEverywhere: Bool = false,
    transactions: Transactions = .none, counting: [Int]? = nil,
    isPresent: (_ port: Int, _ base: Int) -> Bool = { _, _ in true }
  ) {
    self.transactions = transactions
    self.bases = bases
    self.ports = ports
    self.inputs = inputs
    count = inputs.count
    inputsUsingHeld = (0..<ports).map { port in
      inputs.indices.filter { inputs[$0].isHeld && inputs[$0].port == port }
    }
    inputToHold = (0..<ports).map { port in
      guard let hold = inputs.firstIndex(of: Input(.hold, port: port)) else {
        preconditionFailure("no input holds port \(port)")
      }
      return hold
    }
    writes = (0..<bases).compactMap { inputs.firstIndex(of: Input(.write, operand: $0)) }
    observesWrites = !writes.isEmpty
    counted = Cells(repeating: 0, count: bases)
    for base in 0..<bases { counted[base] = counting?[base] ?? base }
    presence = Cells(repeating: false, count: bases * ports)
    isPossibleUnheld = Cells(repeating: false, count: bases * inputs.count)
    usedHeldPort = Cells(repeating: Self.noPort, count: inputs.count)
    portToHold = Cells(repeating: Self.noPort, count: inputs.count)
    freshEquivalent = Cells(repeating: 0, count: inputs.count)
    steps = Cells(repeating: ProbeStep(nil), count: inputs.count)
    fillPresence(isPresent)
    fillInputs(derivesEverywhere: derivesEverywhere)
  }

  private func fillPresence(_ isPresent: (_ port: Int, _ base: Int) -> Bool) {
    for base in 0..<bases {
      for port in 0..<ports { presence[base * ports + port] = isPresent(port, base) }
    }
  }

  private func fillInputs(derivesEverywhere: Bool) {
    for (index, input) in inputs.enumerated() {
      usedHeldPort[index] = input.isHeld ? input.port : Self.noPort
      steps[index] = ProbeStep(input, transactions)
      portToHold[index] = input.kind == .hold ? input.port : Self.noPort
      freshEquivalent[index] = inputs.firstIndex(of: input.throughFreshBinding) ?? index
      let isAnywhere = !input.hasPort || (derivesEverywhere && input.kind == .derive)
      for base in 0..<bases {
        isPossibleUnheld[cell(of: index, in: base)] =
          !input.isHeld && (isAnywhere || isPresent(input.port, in: base))
      }
    }
  }

  func isPresent(_ port: Int, in base: Int) -> Bool { presence[base &* ports &+ port] }

  // Tables such as `isPossibleUnheld` have a row for each base, and in it a cell for each input.

  /// The cells of such a table.
  var cells: Range<Int> { 0..<bases * count }

  /// Returns the cell of an input in a base.
  func cell(of input: Int, in base: Int) -> Int { base * count + input }

  /// Returns the base of a cell.
  func base(ofCell cell: Int) -> Int { cell / count }

  /// Returns the input of a cell.
  func input(ofCell cell: Int) -> Int { cell % count }

  /// Returns the bases in which an input is possible that uses no held binding.
  func openBases(of input: Int) -> [Int] {
    (0..<bases).filter { isPossibleUnheld[cell(of: input, in: $0)] }
  }

  /// Whether the same ports are there in both bases.
  func hasEqualPorts(_ base: Int, _ other: Int) -> Bool {
    (0..<ports).allSatisfy { isPresent($0, in: base) == isPresent($0, in: other) }
  }

  /// Whether any port is there.
  func hasPorts(_ base: Int) -> Bool { (0..<ports).contains { isPresent($0, in: base) } }
}
