import BindingGenerators
import BindingLaws

// What a system does with the parts of a base that variants vary. `Beyond` says what variants are.
extension SystemSubject {
  func losesVariedPart(in testCase: LoadedCase) -> Bool {
    let start = space.start(of: testCase)
    let holds = heldPorts(of: testCase).map { OperationCode(.hold, port: $0) }
    let own = holds + testCase.operations + space.programs(of: testCase).own
    let held = [OperationCode(.holdAll)] + own.map(\.usingHeld)
    return [own, held].contains { codes in
      losesVariedPart(by: codes, from: start)
        && losesVariedPart(by: codes.map(withSecond), from: second(of: start))
    }
  }

  /// Returns the operation with the second variant of the base.
  ///
  /// If code restores only one value, it may be bringing that value into its bounds.
  private func withSecond(_ code: OperationCode) -> OperationCode {
    if code.kind != .write { return code }
    var other = code
    other.value = second(of: code.value)
    return other
  }

  /// Returns the second variant of the base of which a state is the first, or the state itself.
  private func second(of state: Int) -> Int {
    table.variants.first { $0.variant == state }?.second ?? state
  }

  /// Whether the first operation that leads the system to another base than the model loses only what is
  /// varied.
  private func losesVariedPart(by codes: [OperationCode], from start: Int) -> Bool {
    let machine = SystemMachine(table, in: start, isLogging: false, make: make)
    machine.begin(in: start)
    func isAsPredicted() -> Bool {
      model.areEquivalent(bases: machine.base, machine.predicted)
    }
    // A store may not be able to hold the variant.
    if !isAsPredicted() { return false }
    for code in codes {
      machine.perform(code)
      if isAsPredicted() { continue }
      if code.kind == .write { return false }
      let beyond = world.beyond
      return model.areEquivalent(
        bases: beyond.restored(machine.base), beyond.restored(machine.predicted))
    }
    return false
  }
}

extension OperationCode {
  /// The operation through a held binding, if it uses a binding.
  var usingHeld: OperationCode {
    var code = self
    code.isHeld = isHeld || kind.usesBinding
    return code
  }
}
