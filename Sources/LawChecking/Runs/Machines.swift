/// The machines of one law's cases: to use the room of one again costs less than a short case.
///
/// All are of one subject: it takes a machine that is reused for its own, which optimised code does not check.
/// A twin's machine is made without them. All copies of a runner share them. A machine that was given back has
/// ended, and may be taken again.
final class Machines {
  /// Is called with each when its system ends.
  var noteEnd: ((any Machine) -> Void)?
  private var free: [any Machine] = []
  private var taken: [any Machine] = []

  /// A system in a state, in the room of one that was given back, where there is any.
  func take(in state: Int, of subject: any Subject) -> any Machine {
    let known = free.popLast()
    let machine = subject.machine(in: state, reusing: known)
    taken.append(machine)
    return machine
  }

  /// Ends the systems that were taken.
  func giveBack() {
    for machine in taken { end(machine) }
    if free.isEmpty { swap(&free, &taken) } else { free += taken }
    taken.removeAll(keepingCapacity: true)
  }

  /// Ends one of them.
  func giveBack(_ machine: any Machine) {
    guard let place = taken.lastIndex(where: { $0 === machine }) else { return }
    end(machine)
    free.append(taken.remove(at: place))
  }

  private func end(_ machine: any Machine) {
    noteEnd?(machine)
    machine.end()
  }
}
