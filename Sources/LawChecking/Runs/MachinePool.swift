/// A pool that reuses machines between cases, since making one costs more than running a short case.
///
/// All belong to one subject. A twin's machine is made without a pool. All copies of a runner share theirs.
final class MachinePool {
  /// Is called with each machine when its system ends.
  var onEnd: ((any Machine) -> Void)?
  private var idle: [any Machine] = []
  private var inUse: [any Machine] = []

  /// Makes a system in a state, on an idle machine if there is one.
  func take(in state: Int, of subject: any Subject) -> any Machine {
    let machine = subject.machine(in: state, reusing: idle.popLast())
    inUse.append(machine)
    return machine
  }

  /// Ends all systems, so that their machines may be taken again.
  func releaseAll() {
    for machine in inUse { end(machine) }
    // Usually none is idle: the swap avoids copying each machine after each case.
    if idle.isEmpty { swap(&idle, &inUse) } else { idle += inUse }
    inUse.removeAll(keepingCapacity: true)
  }

  /// Ends one system, so that its machine may be taken again.
  func release(_ machine: any Machine) {
    guard let index = inUse.lastIndex(where: { $0 === machine }) else { return }
    end(machine)
    idle.append(inUse.remove(at: index))
  }

  private func end(_ machine: any Machine) {
    onEnd?(machine)
    machine.end()
  }
}
