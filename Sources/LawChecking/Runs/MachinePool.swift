/// A pool that reuses machines between cases, since making one costs more than running a short case.
///
/// All belong to one subject. A twin's machine is made without a pool. All copies of a runner share theirs.
final class MachinePool {
  /// Is called with each machine when its system ends.
  var onEnd: ((any Machine) -> Void)?
  /// The machines, of which the first ones are in use.
  private var machines: [any Machine] = []
  /// The number of machines in use.
  private var used = 0

  /// Makes a system in a state, on an idle machine if there is one.
  func take(in state: Int, of subject: any Subject) -> any Machine {
    let idle = used < machines.count ? machines[used] : nil
    let machine = subject.machine(in: state, reusing: idle)
    if idle == nil {
      machines.append(machine)
    } else if machine !== idle {
      machines[used] = machine
    }
    used += 1
    return machine
  }

  /// Ends all systems, so that their machines may be taken again.
  func releaseAll() {
    for place in 0..<used { end(machines[place]) }
    used = 0
  }

  /// Ends one system, so that its machine may be taken again.
  func release(_ machine: any Machine) {
    guard let place = machines[..<used].lastIndex(where: { $0 === machine }) else { return }
    end(machine)
    used -= 1
    machines.swapAt(place, used)
  }

  private func end(_ machine: any Machine) {
    onEnd?(machine)
    machine.end()
  }
}
