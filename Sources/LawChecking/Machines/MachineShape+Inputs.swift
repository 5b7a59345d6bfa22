import BindingGenerators
import BindingLaws

extension MachineShape {
  /// Lists the inputs of systems of a type.
  ///
  /// An external write is among them if it runs code of a store.
  /// A tap of a control goes through the control, any other through the binding. Taps and echoes through held
  /// bindings are left out if each is a get and a set that are inputs. Those through fresh bindings stay,
  /// because no two inputs derive a binding only once.
  ///
  /// The order counts: suites go through it, and the draws of `EvidenceAgainstMemory` are positions in it.
  /// `SystemMemory` takes for granted that some kinds are always inputs; `WhatAProofAssumes.md` lists all.
  /// `LawCheck.caseAlongMemory` tries in cases the echo and the tap that are left out.
  convenience init<System: BindingSystem>(
    of system: System.Type, _ table: ModelTable<System.Model>, _ transactions: Transactions,
    counting: [Int]? = nil
  ) {
    let transitions = table.transitions
    let isControl = System.offers(.renderings)
    let values = 0..<transitions.listedValues
    let wrapped =
      transactions == .none ? [] : values.map { Input(.set, operand: $0, isInTransaction: true) }
    let plain = values.map { Input(.set, operand: $0) }
    let sets = plain + wrapped
    let heldSets = transactions == .most ? wrapped : plain + wrapped
    let taps = transitions.kinds.contains(.tap) ? [Input(.tap)] : []
    let fresh =
      [Input(.get)] + sets + [Input(.echo)] + taps + (isControl ? [.rendering] : [])
      + [Input(.derive), Input(.hold)]
    let held =
      [Input(.get)] + heldSets + (table.echoesListedValues ? [] : [Input(.echo)])
      + (table.tapsToListedValues || isControl ? [] : taps)
    let ports = 0..<transitions.ports
    let writes = System.keeper == .source ? 0..<0 : 0..<transitions.listedBases
    let world =
      (0..<transitions.actions).map { Input(.act, operand: $0) }
      + writes.map { Input(.write, operand: $0) }
    self.init(
      bases: transitions.listedBases, ports: transitions.ports,
      inputs: ports.flatMap { port in fresh.map { $0.moved(to: port, isHeld: false) } }
        + ports.flatMap { port in held.map { $0.moved(to: port, isHeld: true) } } + world,
      derivesEverywhere: System.mayFailToDerive, transactions: transactions,
      counting: counting
    ) { table.isPresent($0, in: $1) }
  }

  /// The name of a tap through a held binding that is left out.
  ///
  /// `SystemMemory` looks for it.
  static let heldTap = "tap held"

  /// The operations that are no inputs, because each is two: a held get and a held set.
  ///
  /// Proofs write these words as `leftOut` into JSON.
  var leftOut: [String] {
    let kinds: [(OperationKind, String)] = [(.echo, "echo held"), (.tap, Self.heldTap)]
    return kinds.compactMap { kind, words in
      let isThere = inputs.contains { $0.kind == kind }
      return isThere && !inputs.contains { $0.kind == kind && $0.isHeld } ? words : nil
    }
  }
}

extension ModelTable {
  /// Whether every value that is read is listed, so that a set can echo it.
  fileprivate var echoesListedValues: Bool { valuesRead.allSatisfy(isListed) }

  /// Whether every value that a tap sets is listed, so that a set can do the same.
  var tapsToListedValues: Bool {
    valuesRead.allSatisfy { model.tapped($0).map(isListed) ?? true }
  }

  private var valuesRead: [Model.Value] {
    (0..<transitions.listedBases * transitions.ports).filter { transitions.presence[$0] }.map {
      readings[$0]
    }
  }

  private func isListed(_ value: Model.Value) -> Bool {
    (0..<transitions.listedValues).contains { values[$0] == value }
  }
}

extension ProbeStep {
  /// Makes the step of the innermost loop for an input.
  ///
  /// For laws about transactions, a binding is put into one when it is held, as in a case, and not again when
  /// it is used: a binding that loses the transaction has to show that.
  init(_ input: Input, _ transactions: Transactions) {
    let isInTransaction =
      transactions == .most
      ? !input.isHeld && (input.isInTransaction || input.kind != .set) : input.isInTransaction
    self.init(
      input.kind, isHeld: input.isHeld, isInTransaction: isInTransaction,
      port: input.port, value: input.operand, state: input.operand)
  }
}
